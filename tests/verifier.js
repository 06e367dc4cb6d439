// tests/verifier.rs appends this script to the first two of src/verify.html, and node runs it. It reads one JSON object
// from standard input and writes its answers to standard output.
const asked = JSON.parse(require("fs").readFileSync(0, "utf8"));

async function answers() {
  const deals = [];
  for (const typed of asked.deals) {
    const saved = await readSaved(typed.secret);
    const deal = saved.wrong ? saved : readDeal({ ...typed, ...saved });
    if (deal.wrong) {
      deals.push(deal);
    } else {
      const { seal, order, swaps, further } = await dealOf(deal);
      const skipped = swaps.reduce((sum, swap) => sum + swap.skipped, 0);
      deals.push({ seal, order: order.join(" "), skipped, further: further.map(cards => cards.join(" ")) });
    }
  }
  const stream = wordsOf(new Uint8Array(32));
  const values = asked.fragments.map(it => valuesIn(it));
  return { deals, values, keystream: Array.from({ length: 32 }, () => stream.next().value) };
}

answers().then(all => process.stdout.write(JSON.stringify(all)));
