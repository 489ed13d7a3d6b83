#!/usr/bin/env node
// Builds dist/ from src/: TypeScript to lib/, then one bundle a door; --check compares instead of writing.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ncc from '@vercel/ncc';
import { minifySync } from 'rolldown/utils';

const ROOT = path.resolve(fileURLToPath(new URL('..', import.meta.url)));
/** Doors that run with no install: `src/<door>.ts` becomes `dist/<door>/`. */
const DOORS = ['cli', 'action', 'app'];
/**
 * `@actions/core` loads an HTTP stack of a megabyte for identity tokens and starts programs to describe the
 * machine, which no door asks for, and half of a start went into it: a module of Node that is loaded anyway
 * stands in its place, without its names.
 */
const UNUSED = {
  '@actions/exec': 'node:path',
  '@actions/http-client': 'node:path',
  '@actions/http-client/lib/auth': 'node:path',
};
/**
 * How a bundle loads Node's cryptography, and how it shall: with the first name that is asked of it. It takes
 * 5 ms of a start, and a start that ends at an input, a help page or a version asks nothing of it.
 */
const CRYPTO = [
  /__WEBPACK_EXTERNAL_createRequire\(import\.meta\.url\)\("(?:node:)?crypto"\)/g,
  "new Proxy({}, { get: (_, name) => (name === '__esModule' ? undefined : $&[name]) })",
];
/**
 * js-yaml asks whatever stands above its folder for a parser of JavaScript, for a tag that we never read:
 * what is not in the bundle is never run. Where there is one, it took 40 ms of a start.
 */
const ASKS_AROUND = /\besprima = _require\('esprima'\);/g;
/** Threads of pino for logs to other places; they load packages that are not here. Our log goes to stdout. */
const THREADS = /^(?:worker\d*|file)\.js$/;
const USAGE = 'usage: node tools/build.mjs [--check]';

/** Compiles src/ into an empty lib/: always that folder, as the bundler derives its ids from paths. */
function compile() {
  rmSync(path.join(ROOT, 'lib'), { recursive: true, force: true });
  const tsc = path.join(ROOT, 'node_modules', '@typescript', 'native', 'bin', 'tsc');
  const { status, error } = spawnSync(process.execPath, [tsc, '-p', 'tsconfig.build.json'], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error(`types: tsc found errors in src/ (exit ${status ?? error?.message}).`);
}

/**
 * The files of one door's folder, by name. Modules after `import()` come out as files of their own, read
 * when they are asked for.
 */
async function bundle(door) {
  const how = { cache: false, minify: false, quiet: true, sourceMap: false, target: 'es2022' };
  const options = { ...how, externals: UNUSED };
  const { code, assets, stats } = await ncc(path.join(ROOT, 'lib', `${door}.js`), options);
  const files = new Map([['index.js', small('index.js', code)]]);
  for (const [name, { source }] of Object.entries(assets))
    if (!THREADS.test(name)) files.set(name, small(name, source));
  const { modules } = stats.compilation;
  const sources = [...modules]
    .flatMap((one) => [one, ...(one.modules ?? [])])
    .map((one) => one.resource ?? '');
  return files.set('licenses.txt', Buffer.from(licenses(sources)));
}

/**
 * A script without its blanks and comments: a third less to download, and the bot starts with a tenth less
 * work. No name is changed, so stacks say where they are. docs/decisions/0011-package.md has the figures.
 */
function small(name, source) {
  if (!name.endsWith('.js')) return Buffer.from(source);
  const text = source
    .toString('utf8')
    .replaceAll(ASKS_AROUND, '')
    .replaceAll(...CRYPTO);
  if (text.includes("_require('esprima')")) throw new Error(`${name} asks for esprima in another way.`);
  const codegen = { removeWhitespace: true, legalComments: 'none' };
  const how = { module: true, compress: false, mangle: false, codegen };
  const { code, errors } = minifySync(name, text, how);
  if (errors.length > 0) throw new Error(`${name} cannot be made small: ${errors[0].message}.`);
  return Buffer.from(code);
}

/**
 * The licences of every package that these source files come from. ncc's own `license` option keeps those of
 * the last chunk only where a bundle has several: it would leave out the packages that every start needs.
 */
function licenses(sources) {
  const folders = sources.map(
    (file) => /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/.exec(file)?.[0],
  );
  const byName = [...new Set(folders.filter(Boolean))].map((folder) => {
    const { name, version, license, author } = JSON.parse(
      readFileSync(path.join(folder, 'package.json'), 'utf8'),
    );
    const texts = readdirSync(folder).filter((file) => /^(?:licen[cs]e|copying|notice)\b/i.test(file));
    const owner = typeof author === 'object' ? author.name : author;
    const body = texts.length
      ? texts
          .sort()
          .map((file) => readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim())
      : [`By ${owner ?? 'its contributors'}; the package carries no licence text of its own.`];
    return `${name} ${version}\n${license}\n\n${body.join('\n\n')}\n`;
  });
  return byName.sort().join(`\n${'-'.repeat(80)}\n\n`);
}

function write(folder, files) {
  rmSync(folder, { recursive: true, force: true });
  for (const [name, content] of files) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content, { mode: content.subarray(0, 2).toString() === '#!' ? 0o755 : 0o644 });
  }
}

/** Names of files that are in one of the two only, or differ by a byte. */
function differences(folder, files) {
  const there = existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    : [];
  const names = [...new Set([...there, ...files.keys()])].sort((a, b) => (a < b ? -1 : 1));
  return names.flatMap((name) => {
    const built = files.get(name);
    if (!there.includes(name)) return [`${name} is missing`];
    if (!built) return [`${name} is not built any more`];
    return built.equals(readFileSync(path.join(folder, name))) ? [] : [`${name} differs`];
  });
}

async function main(args) {
  const checking = args[0] === '--check';
  if (args.length > (checking ? 1 : 0)) {
    console.error(`unknown argument ${JSON.stringify(args.at(-1))}. ${USAGE}`);
    return 2;
  }
  process.chdir(ROOT);
  compile();
  const stale = [];
  for (const door of DOORS) {
    const folder = path.join(ROOT, 'dist', door);
    const files = await bundle(door);
    if (checking) stale.push(...differences(folder, files).map((line) => `dist/${door}/${line}`));
    else write(folder, files);
  }
  for (const line of stale) console.error(line);
  if (stale.length > 0)
    console.error('dist/ is not what src/ builds to: run "npm run build" and commit dist/.');
  else console.error(checking ? 'dist/ is what src/ builds to.' : `built ${DOORS.length} doors into dist/.`);
  return stale.length > 0 ? 1 : 0;
}

process.exitCode = await main(process.argv.slice(2)).catch((error) => {
  console.error(`${error.message} Nothing in dist/ was compared or written after that.`);
  return 1;
});
