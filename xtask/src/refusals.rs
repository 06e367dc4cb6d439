//! Tests in which the tools that the tasks run refuse something: binaryen, npm, Trunk and cargo-deny, each with a tiny bad
//! input. The refusals of the tasks themselves are tested beside their code.
//!
//! A tool may be missing, as on a machine without Node.js. Then its tests say so and pass, but in CI they fail.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use tempfile::TempDir;
use testbed::shell;

use crate::checks;
use crate::npm::{self, Optimiser};
use crate::tools::{CARGO_DENY, CargoTool, TRUNK};

/// Says that a tool is missing, so that its test does not run.
fn say_not_run(tool: &str) {
    shell::skip_test(&format!(
        "{tool} is missing, so its refusals are not tested."
    ));
}

/// The path of a tool that the tasks install, or `None` after a sentence.
fn installed(tool: CargoTool<'_>) -> Option<PathBuf> {
    let found = tool.find();
    if found.is_none() {
        say_not_run(tool.program);
    }
    found
}

/// A temporary folder with these files.
fn folder(files: &[(&str, &str)]) -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    for (name, text) in files {
        let file = folder.path().join(name);
        fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
        fs::write(file, text).expect("a file");
    }
    folder
}

/// A section of a WebAssembly module.
fn section(id: u8, content: &[u8]) -> Vec<u8> {
    // Below 128, a length is one byte.
    let length = u8::try_from(content.len()).expect("a short section");
    assert!(length < 128, "{length}");
    [&[id, length], content].concat()
}

/// A WebAssembly module with these sections before its code, and one function with these instructions, without arguments
/// and results.
fn module(sections: &[Vec<u8>], instructions: &[u8]) -> Vec<u8> {
    let body = [&[0], instructions, &[0x0b]].concat();
    let length = u8::try_from(body.len()).expect("a short function");
    [
        b"\0asm\x01\0\0\0".to_vec(),
        section(1, &[1, 0x60, 0, 0]),
        section(3, &[1, 0]),
        sections.concat(),
        section(10, &[&[1, length], &body[..]].concat()),
    ]
    .concat()
}

/// A module that lists this feature, as compilers do, and does not use it.
fn listing(feature: &str) -> Vec<u8> {
    let text = |text: &str| {
        let length = u8::try_from(text.len()).expect("a short text");
        [&[length], text.as_bytes()].concat()
    };
    let list = [text("target_features"), vec![1, b'+'], text(feature)].concat();
    [module(&[], &[]), section(0, &list)].concat()
}

/// A memory of one page, with these flags.
fn memory(flags: u8) -> Vec<u8> {
    section(5, &[1, flags, 1, 1][..if flags & 1 == 1 { 4 } else { 3 }])
}

/// A vector of zeros: `v128.const`.
const VECTOR: [u8; 18] = [0xfd, 0x0c, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

/// The instruction `drop`.
const DROP: u8 = 0x1a;

/// The features that bundles may have: the name in a module's list, and a module that uses the feature without a list.
fn allowed() -> Vec<(&'static str, Vec<u8>)> {
    let global = section(6, &[1, 0x7f, 1, 0x41, 0, 0x0b]);
    let exported = section(7, &[1, 1, b'g', 3, 0]);
    vec![
        ("mutable-globals", module(&[global, exported], &[])),
        ("sign-ext", module(&[], &[0x41, 0, 0xc0, DROP])),
        (
            "nontrapping-fptoint",
            module(&[], &[0x43, 0, 0, 0, 0, 0xfc, 0, DROP]),
        ),
        (
            "bulk-memory",
            module(&[memory(0)], &[0x41, 0, 0x41, 0, 0x41, 0, 0xfc, 11, 0]),
        ),
        (
            "bulk-memory-opt",
            module(&[memory(0)], &[0x41, 0, 0x41, 0, 0x41, 0, 0xfc, 10, 0, 0]),
        ),
        ("reference-types", module(&[], &[0xd0, 0x6f, DROP])),
        ("call-indirect-overlong", module(&[], &[])),
        // A block with two results.
        (
            "multivalue",
            [
                b"\0asm\x01\0\0\0".to_vec(),
                section(1, &[2, 0x60, 0, 0, 0x60, 0, 2, 0x7f, 0x7f]),
                section(3, &[1, 0]),
                section(
                    10,
                    &[1, 11, 0, 0x02, 1, 0x41, 0, 0x41, 0, 0x0b, DROP, DROP, 0x0b],
                ),
            ]
            .concat(),
        ),
    ]
}

/// The features that no bundle may have: the name in a module's list, a module that uses the feature without a list, and
/// the name in the refusal.
fn forbidden() -> Vec<(&'static str, Vec<u8>, &'static str)> {
    let numbers = [0x42, 0].repeat(4);
    let swizzle = [&VECTOR[..], &VECTOR[..], &[0xfd, 0x80, 2, DROP]].concat();
    vec![
        (
            "atomics",
            module(&[memory(3)], &[0x41, 0, 0xfe, 0x10, 2, 0, DROP]),
            "Atomics",
        ),
        (
            "exception-handling",
            module(&[section(13, &[1, 0, 0])], &[0x08, 0]),
            "ExceptionHandling",
        ),
        (
            "extended-const",
            module(
                &[section(6, &[1, 0x7f, 0, 0x41, 1, 0x41, 2, 0x6a, 0x0b])],
                &[],
            ),
            "ExtendedConst",
        ),
        ("gc", module(&[], &[0x41, 0, 0xfb, 0x1c, DROP]), "GC"),
        ("memory64", module(&[memory(4)], &[]), "Memory64"),
        (
            "multimemory",
            module(&[section(5, &[2, 0, 1, 0, 1])], &[]),
            "MultiMemory",
        ),
        ("relaxed-simd", module(&[], &swizzle), "RelaxedSIMD"),
        ("tail-call", module(&[], &[0x12, 0]), "TailCall"),
        (
            "wide-arithmetic",
            module(&[], &[&numbers[..], &[0xfc, 0x13, DROP, DROP]].concat()),
            "WideArithmetic",
        ),
    ]
}

/// The installed optimiser, or `None` after a sentence.
fn optimiser() -> Option<Optimiser> {
    let project = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let found = Optimiser::find_in(&project.join(npm::FOLDER));
    if found.is_none() {
        say_not_run("binaryen");
    }
    found
}

#[test]
fn bundle_with_allowed_features_is_optimised() {
    let Some(optimiser) = optimiser() else { return };
    let folder = folder(&[]);
    let mut files = Vec::new();
    let mut add = |name: &str, bytes: &[u8]| {
        let file = folder.path().join(name);
        fs::write(&file, bytes).expect("a file");
        files.push(file);
    };
    for (feature, using) in allowed() {
        for bundle in ["pages", "lab-worker"] {
            add(
                &format!("{bundle}-{feature}-listed.wasm"),
                &listing(feature),
            );
            add(&format!("{bundle}-{feature}-used.wasm"), &using);
        }
    }
    let vector = module(&[], &[&VECTOR[..], &[DROP]].concat());
    add("lab-worker-simd-listed.wasm", &listing("simd128"));
    add("lab-worker-simd-used.wasm", &vector);
    assert_eq!(optimiser.optimise_together(&files), Ok(()));
}

#[test]
fn bundle_with_other_feature_and_broken_file_are_refused() {
    let Some(optimiser) = optimiser() else { return };
    let folder = folder(&[]);
    let mut refused = Vec::new();
    let mut add = |name: String, bytes: &[u8], features: &str| {
        let file = folder.path().join(name);
        fs::write(&file, bytes).expect("a file");
        let what = format!("has WebAssembly features that are not allowed in it: {features}.");
        refused.push((file, bytes.to_vec(), what));
    };
    for (feature, using, name) in forbidden() {
        for bundle in ["pages", "lab-worker"] {
            let both = if (feature, bundle) == ("relaxed-simd", "pages") {
                "SIMD128, RelaxedSIMD"
            } else {
                name
            };
            add(
                format!("{bundle}-{feature}-listed.wasm"),
                &listing(feature),
                name,
            );
            add(format!("{bundle}-{feature}-used.wasm"), &using, both);
        }
    }
    let vector = module(&[], &[&VECTOR[..], &[DROP]].concat());
    add(
        "pages-simd-listed.wasm".into(),
        &listing("simd128"),
        "SIMD128",
    );
    add("pages-simd-used.wasm".into(), &vector, "SIMD128");
    for (name, text) in [("broken.js", "let let;"), ("broken.wasm", "no module")] {
        let file = folder.path().join(name);
        fs::write(&file, text).expect("a file");
        refused.push((file, text.into(), "could not be optimised.".to_owned()));
    }
    let files = refused.iter().map(|(file, _, _)| file);
    let error = optimiser.optimise_together(files).expect_err("refused");
    let error = error.to_string();
    for (file, before, what) in refused {
        let sentence = format!("\n{} {what}", file.display());
        assert!(error.contains(&sentence), "{sentence} in {error}");
        let after = fs::read(&file).expect("a file");
        assert_eq!(after, before, "{} stays as it is", file.display());
    }
}

#[test]
fn npm_refuses_another_hash_and_runs_no_script() {
    if shell::programs("npm", &shell::path_folders())
        .next()
        .is_none()
    {
        return say_not_run("npm");
    }
    let lock = |integrity: &str| {
        format!(
            "{{\"name\":\"t\",\"lockfileVersion\":3,\"requires\":true,\"packages\":{{\
             \"\":{{\"name\":\"t\",\"dependencies\":{{\"x\":\"file:x.tgz\"}}}},\
             \"node_modules/x\":{{\"version\":\"1.0.0\",\"resolved\":\"file:x.tgz\"{integrity},\
             \"hasInstallScript\":true}}}}}}"
        )
    };
    let folder = folder(&[
        (
            "package/package.json",
            "{\"name\":\"x\",\"version\":\"1.0.0\",\"scripts\":{\"install\":\"touch ../../ran\"}}",
        ),
        (
            "package.json",
            "{\"name\":\"t\",\"dependencies\":{\"x\":\"file:x.tgz\"}}",
        ),
    ]);
    let folder = folder.path();
    let mut tar = Command::new("tar");
    tar.args(["-czf", "x.tgz", "package"]).current_dir(folder);
    assert_eq!(shell::run(&mut tar), Ok(()));
    let install = |integrity: &str| {
        fs::write(folder.join("package-lock.json"), lock(integrity)).expect("a file");
        let mut npm = npm::npm_ci(folder);
        npm.env("npm_config_offline", "true");
        npm.env("npm_config_cache", folder.join("cache"));
        shell::run_quietly(&mut npm)
    };
    let wrong = format!(",\"integrity\":\"sha512-{}==\"", "A".repeat(86));
    let error = install(&wrong).expect_err("another hash").to_string();
    assert!(error.contains("EINTEGRITY"), "{error}");
    assert!(!folder.join("node_modules/x").exists());
    assert_eq!(install(""), Ok(()));
    assert!(folder.join("node_modules/x").exists());
    assert!(!folder.join("ran").exists(), "a script ran");
}

#[test]
fn trunk_refuses_failing_hook_and_other_version() {
    let Some(trunk) = installed(TRUNK) else {
        return;
    };
    let build = |version: &str, stage: &str, command: &str| {
        let settings = format!(
            "trunk-version = \"={version}\"\n[build]\noffline = true\n[[hooks]]\nstage = \"{stage}\"\n\
             command = \"{command}\"\ncommand_arguments = []\n"
        );
        let page = "<html><head></head><body></body></html>";
        let folder = folder(&[("Trunk.toml", settings.as_str()), ("index.html", page)]);
        let mut build = Command::new(&trunk);
        build.args(["build", "--log", "error"]);
        build.env_remove("NO_COLOR").env_remove("RUST_LOG");
        shell::run_quietly(build.current_dir(folder.path())).map_err(|error| error.to_string())
    };
    let ours = include_str!("../../Trunk.toml");
    for stage in ["pre_build", "post_build"] {
        assert!(ours.contains(&format!("stage = \"{stage}\"")), "{stage}");
        assert_eq!(build(TRUNK.version, stage, "true"), Ok(()), "{stage}");
        let error = build(TRUNK.version, stage, "false").expect_err(stage);
        assert!(
            error.contains("hook call to false returned a bad status"),
            "{error}"
        );
    }
    let error = build("0.21.13", "pre_build", "true").expect_err("another version");
    assert!(
        error.contains("requires a trunk version of '=0.21.13'"),
        "{error}"
    );
}

/// The settings by which cargo takes every crate from the folder `vendor`, and not from where its manifest says.
const VENDORED: &str = "\
[source.vendored]
directory = \"vendor\"
[source.crates-io]
replace-with = \"vendored\"
[registries.elsewhere]
index = \"sparse+https://elsewhere.example/\"
[source.elsewhere]
registry = \"sparse+https://elsewhere.example/\"
replace-with = \"vendored\"
[source.\"https://elsewhere.example/git\"]
git = \"https://elsewhere.example/git\"
rev = \"0123456789012345678901234567890123456789\"
replace-with = \"vendored\"
";

/// A dependency of the made-up project.
#[derive(Debug, Clone, Copy)]
struct Dependency {
    /// The name and the version of the crate.
    package: (&'static str, &'static str),
    /// The line of its licence.
    licence: &'static str,
    /// What the manifest asks for.
    wish: &'static str,
    /// The source in the lock file; empty for a folder.
    source: &'static str,
}

/// The source of the crates that we use.
const CRATES_IO: &str = "registry+https://github.com/rust-lang/crates.io-index";

/// A crate that deny.toml allows.
const GOOD: Dependency = Dependency {
    package: ("good", "1.0.0"),
    licence: "license = \"MIT\"",
    wish: "version = \"1\"",
    source: CRATES_IO,
};

/// A project with these dependencies and with our deny.toml.
fn project(dependencies: &[Dependency]) -> TempDir {
    let head =
        |(name, version): (&str, &str)| format!("name = \"{name}\"\nversion = \"{version}\"\n");
    let package =
        |it, licence: &str| format!("[package]\n{}edition = \"2024\"\n{licence}\n", head(it));
    let own = ("own", "0.1.0");
    let mut manifest = vec![
        package(own, GOOD.licence),
        "publish = false\n[workspace]\n[dependencies]\n".to_owned(),
    ];
    let mut lock = vec!["version = 4\n".to_owned()];
    let mut names = Vec::new();
    let folder = folder(&[
        ("src/lib.rs", ""),
        (".cargo/config.toml", VENDORED),
        ("deny.toml", include_str!("../../deny.toml")),
    ]);
    let write = |name: &str, text: &str| {
        let file = folder.path().join(name);
        fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
        fs::write(file, text).expect("a file");
    };
    for it in dependencies {
        let (name, version) = it.package;
        // Two versions of a crate need two names in the manifest.
        let alias = format!("{name}-{}", names.len());
        manifest.push(format!(
            "{alias} = {{ package = \"{name}\", {} }}\n",
            it.wish
        ));
        lock.push(format!("[[package]]\n{}", head(it.package)));
        if !it.source.is_empty() {
            lock.push(format!("source = \"{}\"\n", it.source));
        }
        names.push(format!("\"{name} {version}\""));
        let vendored = format!("vendor/{name}-{version}");
        write(
            &format!("{vendored}/Cargo.toml"),
            &package(it.package, it.licence),
        );
        write(
            &format!("{vendored}/.cargo-checksum.json"),
            "{\"files\":{}}",
        );
        write(&format!("{vendored}/src/lib.rs"), "");
    }
    lock.push(format!(
        "[[package]]\n{}dependencies = [{}]\n",
        head(own),
        names.join(", ")
    ));
    write("Cargo.toml", &manifest.concat());
    write("Cargo.lock", &lock.concat());
    folder
}

#[test]
fn cargo_deny_refuses_licences_versions_and_sources() {
    let Some(deny) = installed(CARGO_DENY) else {
        return;
    };
    let check = |dependencies: &[Dependency]| {
        let folder = project(dependencies);
        let mut command = checks::deny_command(&deny);
        let checked = shell::run_quietly(command.current_dir(folder.path()));
        checked.map_err(|error| error.to_string())
    };
    assert_eq!(check(&[GOOD]), Ok(()));
    let other_licence = "license = \"GPL-3.0-only\"";
    let refused = [
        (
            "error[rejected]",
            Dependency {
                package: ("copyleft", "1.0.0"),
                licence: other_licence,
                ..GOOD
            },
        ),
        (
            "error[rejected]",
            Dependency {
                package: ("copyleft-folder", "1.0.0"),
                licence: other_licence,
                wish: "path = \"vendor/copyleft-folder-1.0.0\"",
                source: "",
            },
        ),
        (
            "error[unlicensed]",
            Dependency {
                package: ("unlicensed", "1.0.0"),
                licence: "",
                ..GOOD
            },
        ),
        (
            "error[wildcard]",
            Dependency {
                wish: "version = \"*\"",
                package: ("wildcard", "1.0.0"),
                ..GOOD
            },
        ),
        (
            "error[duplicate]",
            Dependency {
                package: ("twice", "1.0.0"),
                ..GOOD
            },
        ),
        (
            "error[duplicate]",
            Dependency {
                package: ("twice", "2.0.0"),
                wish: "version = \"2\"",
                ..GOOD
            },
        ),
        (
            "error[source-not-allowed]",
            Dependency {
                package: ("elsewhere", "1.0.0"),
                wish: "version = \"1\", registry = \"elsewhere\"",
                source: "sparse+https://elsewhere.example/",
                ..GOOD
            },
        ),
        (
            "error[source-not-allowed]",
            Dependency {
                package: ("from-git", "1.0.0"),
                wish: "git = \"https://elsewhere.example/git\", rev = \"0123456789012345678901234567890123456789\"",
                source: "git+https://elsewhere.example/git?rev=0123456789012345678901234567890123456789#0123456789012345678901234567890123456789",
                ..GOOD
            },
        ),
    ];
    let error = check(&refused.map(|(_, it)| it)).expect_err("all of it");
    for (code, Dependency { package, .. }) in refused {
        let name = package.0;
        let mut told = error.split("error[").map(|told| format!("error[{told}"));
        let is_told = told.any(|told| told.starts_with(code) && told.contains(name));
        assert!(is_told, "{code} for {name} in {error}");
    }
}

#[test]
fn cargo_deny_refuses_an_old_lock_file() {
    let Some(deny) = installed(CARGO_DENY) else {
        return;
    };
    let folder = project(&[GOOD]);
    fs::remove_file(folder.path().join("Cargo.lock")).expect("it was made here");
    let mut command = checks::deny_command(&deny);
    let error = shell::run_quietly(command.current_dir(folder.path()));
    let error = error.expect_err("no lock file").to_string();
    assert!(error.contains("--locked"), "{error}");
}
