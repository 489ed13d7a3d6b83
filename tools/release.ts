// Prepares a release: checks what must agree, packs, lists and sums its parts, and says what it did not do.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { REPOSITORY, VERSION } from '../src/model/version.ts';
import { changelog, commitsIn, LOG_FORMAT, notesFor } from './release/changelog.ts';
import { type Claims, contradictions } from './release/claims.ts';
import { builtInto, checksums, releaseNotes, shippedOnly } from './release/parts.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const TAG = `v${VERSION}`;
/** The tag that moves with each release of a major version. */
const MOVING = `v${VERSION.split('.', 1)[0]}`;
const USAGE = 'usage: npm run release -- --dry-run | --stage FOLDER | --changelog | --home OWNER/REPO';

const at = (file: string) => path.join(ROOT, file);
const read = (file: string) => readFileSync(at(file), 'utf8');
function run(program: string, args: readonly string[], cwd = ROOT): string {
  return execFileSync(program, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
const git = (...args: readonly string[]) => run('git', args).trimEnd();

/** @throws Error where history is cut off: a changelog of it would be too short */
function wholeChangelog(): string {
  if (git('rev-parse', '--is-shallow-repository') === 'true')
    throw new Error('Found a shallow clone, expected the whole history: run "git fetch --unshallow --tags".');
  return changelog(commitsIn(git('log', '--decorate=full', `--format=${LOG_FORMAT}`)), VERSION);
}

function claims(env: NodeJS.ProcessEnv): Claims {
  const { version, repository } = JSON.parse(read('package.json'));
  return {
    package: { version, repository: repository.url },
    lock: JSON.parse(read('package-lock.json')).version,
    code: { version: VERSION, repository: REPOSITORY },
    tag: env['GITHUB_REF_TYPE'] === 'tag' ? (env['GITHUB_REF_NAME'] ?? null) : null,
    where: env['GITHUB_REPOSITORY'] ?? null,
    changed: git('status', '--porcelain')
      .split('\n')
      .filter(Boolean)
      .map((line) => line.slice(3)),
    changelog: undated(wholeChangelog()) === undated(read('CHANGELOG.md')),
  };
}

/** The day of a release is known once it is tagged; what is written before that has none. */
const undated = (text: string): string => text.replace(/^(## \S+) \(.*\)$/gm, '$1');

/** Packs a copy of what package.json lists, with the line in it that says where it is published. */
function pack(folder: string, commit: string): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'rekindle-package-'));
  try {
    const { files } = JSON.parse(read('package.json'));
    for (const file of [...files, 'package.json', 'README.md', 'LICENSE'])
      cpSync(at(file), path.join(copy, file), { recursive: true });
    writeFileSync(path.join(copy, 'dist/published.txt'), `${REPOSITORY}@${commit} # ${TAG}\n`);
    const said = run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], copy);
    return JSON.parse(said)[0].filename;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function billOfMaterials(): string {
  const all = JSON.parse(run('npm', ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx']));
  const doors = readdirSync(at('dist'));
  const built = new Set(doors.flatMap((door) => builtInto(read(`dist/${door}/licenses.txt`))));
  return `${JSON.stringify(shippedOnly(all, all.metadata.component['bom-ref'], built), null, 2)}\n`;
}

/** One step: what was done, or why it was not. */
interface Step {
  readonly name: string;
  readonly done: boolean;
  readonly what: string;
}
const done = (name: string, what: string): Step => ({ name, done: true, what });
const left = (name: string, what: string): Step => ({ name, done: false, what });

/** Writes the files of the release into a folder. */
function stage(folder: string, commit: string): readonly Step[] {
  mkdirSync(folder, { recursive: true });
  const packed = pack(folder, commit);
  const size = readFileSync(path.join(folder, packed)).length;
  const bom = `${packed.replace(/\.tgz$/, '')}.cdx.json`;
  writeFileSync(path.join(folder, bom), billOfMaterials());
  const files = new Map([packed, bom].map((name) => [name, readFileSync(path.join(folder, name))]));
  writeFileSync(path.join(folder, 'SHA256SUMS'), checksums(files));
  const notes = notesFor(VERSION, wholeChangelog());
  if (notes === null) throw new Error(`CHANGELOG.md has no section for ${VERSION}.`);
  const released = { repository: REPOSITORY, commit, tag: TAG, version: VERSION };
  writeFileSync(path.join(folder, 'notes.md'), releaseNotes(notes, released));
  return [
    done('package', `${packed}, ${(size / 1e6).toFixed(1)} MB; it names ${REPOSITORY}@${commit} # ${TAG}`),
    done('parts', `${bom}: ${JSON.parse(files.get(bom)?.toString() ?? '{}').components.length} packages`),
    done('sums', `SHA256SUMS of ${files.size} files`),
    done(
      'notes',
      `notes.md, ${notes.split('\n').filter((line) => line.startsWith('- ')).length} lines of the changelog`,
    ),
  ];
}

/** The image is built where docker runs, and never pushed from here. */
function image(): Step {
  try {
    run('docker', ['info']);
  } catch {
    return left('image', 'no docker runs here, so the Dockerfile was not built');
  }
  run('docker', ['build', '--tag', `rekindle:${VERSION}`, '.']);
  return done('image', `rekindle:${VERSION} built`);
}

function tagPlan(commit: string): Step {
  const there = git('tag', '--list', TAG, MOVING).split('\n').filter(Boolean);
  const mine = there.includes(TAG)
    ? `${TAG} is there already, so this version is released`
    : `git tag ${TAG} ${commit}`;
  const moving = there.includes(MOVING) ? `moves from ${git('rev-parse', `${MOVING}^{commit}`)}` : 'is made';
  return done('tags', `${mine}; then ${MOVING} ${moving}`);
}

/** What no machine but GitHub's does, in the order of release.yml. */
const NOT_HERE: readonly Step[] = [
  left('tests', '.ci/run was not run; the job "test" runs it, dist/ compared with src/ included'),
  left('npm', 'nothing was published; the job "npm" does, with provenance'),
  left('registry', 'no image was pushed; the job "image" pushes it to ghcr.io with its provenance and parts'),
  left(
    'release',
    `no release was made on GitHub, and ${TAG} and ${MOVING} were not pushed; the job "release" does`,
  ),
];

function rehearse(env: NodeJS.ProcessEnv): number {
  const folder = mkdtempSync(path.join(tmpdir(), 'rekindle-release-'));
  try {
    const commit = git('rev-parse', 'HEAD');
    const wrong = contradictions(claims(env));
    const agreed = wrong.length === 0;
    const steps = [
      ...(agreed ? [done('claims', `version, lock, code, repository and changelog agree on ${TAG}`)] : []),
      ...wrong.map((sentence) => left('claims', sentence)),
      ...stage(folder, commit),
      tagPlan(commit),
      image(),
      ...NOT_HERE,
    ];
    for (const { name, done: isDone, what } of steps)
      console.log(`${isDone ? 'done    ' : 'not done'}  ${name.padEnd(8)}  ${what}`);
    return agreed ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** In the workflow: nothing is written where a claim does not hold. */
function prepare(folder: string, env: NodeJS.ProcessEnv): number {
  const wrong = contradictions(claims(env));
  for (const sentence of wrong) console.error(sentence);
  if (wrong.length > 0) return 1;
  for (const { name, what } of stage(path.resolve(folder), git('rev-parse', 'HEAD')))
    console.log(`${name}: ${what}`);
  return 0;
}

/** Every tracked text that names the repository, but for what is built and what was said in the past. */
function moveHome(to: string): number {
  if (!/^[\w-]+\/[\w.-]+$/.test(to)) throw new Error(`found ${to}, expected OWNER/REPO. ${USAGE}`);
  const where = ['--', '.', ':!dist', ':!CHANGELOG.md', ':!test'];
  const files = git('grep', '-lF', REPOSITORY, ...where).split('\n');
  for (const file of files) writeFileSync(at(file), read(file).replaceAll(REPOSITORY, to));
  console.log(
    `${files.length} files name ${to} now. Go on with: npm run docs && npm run schema && npm run build`,
  );
  return 0;
}

/** The exit status. @throws Error with what was found, expected, and to do */
export function release(args: readonly string[], env: NodeJS.ProcessEnv): number {
  const [option, value = '', ...more] = args;
  if (more.length > 0 || (value !== '') !== (option === '--stage' || option === '--home'))
    throw new Error(USAGE);
  if (option === '--dry-run') return rehearse(env);
  if (option === '--stage') return prepare(value, env);
  if (option === '--home') return moveHome(value);
  if (option !== '--changelog') throw new Error(USAGE);
  writeFileSync(at('CHANGELOG.md'), wholeChangelog());
  return 0;
}

if (import.meta.main)
  try {
    process.exitCode = release(process.argv.slice(2), process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  }
