//! The numbers of a chart as a table.

/// A table: the names of its columns, and its rows, each with as many cells.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Table {
    /// The names of the columns.
    pub head: Vec<String>,
    /// The rows; the first cell is the name of its row.
    pub rows: Vec<Vec<String>>,
}

impl Table {
    /// The table as a file of comma-separated values, after RFC 4180.
    #[must_use]
    pub fn to_csv(&self) -> String {
        let mut csv = String::new();
        for row in std::iter::once(&self.head).chain(&self.rows) {
            let cells: Vec<String> = row.iter().map(|cell| quoted(cell)).collect();
            csv.push_str(&cells.join(","));
            csv.push_str("\r\n");
        }
        csv
    }
}

fn quoted(cell: &str) -> String {
    if cell.contains(['"', ',', '\r', '\n']) {
        format!("\"{}\"", cell.replace('"', "\"\""))
    } else {
        cell.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_quoted_where_they_must_be() {
        let table = Table {
            head: vec!["a".to_owned(), "b, c".to_owned()],
            rows: vec![vec!["1,5".to_owned(), "say \"x\"".to_owned()]],
        };
        assert_eq!(
            table.to_csv(),
            "a,\"b, c\"\r\n\"1,5\",\"say \"\"x\"\"\"\r\n"
        );
    }
}
