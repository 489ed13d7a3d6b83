// Ends its process by SIGKILL before call REKINDLE_KILL_AT of all that change a disk or start a program.
//
// Load it first: `node --import ./test/local/kill-at.mjs PROGRAM …`. Without the variable, or with 0, nothing
// is ended. REKINDLE_KILL_LOG names a file that is told the calls that were counted, one a line, to the end.
// A write counts twice: before it, and when half of it is done. A program counts twice: before and after its
// start. REKINDLE_WATCH names a folder: then a line has, behind a tab, a digest of what is in it at that
// point, save for the half of a write, which nobody does who is not ended there.
import childProcess from 'node:child_process';
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const at = Number(process.env['REKINDLE_KILL_AT'] ?? 0);
const log = process.env['REKINDLE_KILL_LOG'];
const watched = process.env['REKINDLE_WATCH'];
const { writeFileSync, writeSync } = fs;
const passed = [];
const { remainsOf } = watched ? await import('./remains.ts') : {};

/** One place where the process may end; `half` does half of what is under way. */
function point(name, half) {
  passed.push(remainsOf && !half ? `${name}\t${remainsOf(watched, ['.git/index'])}` : name);
  if (passed.length !== at) return;
  half?.();
  tell();
  process.kill(process.pid, 'SIGKILL');
}

function tell() {
  if (log) writeFileSync(log, passed.map((name) => `${name}\n`).join(''));
}

process.on('exit', tell);

const { O_WRONLY, O_RDWR, O_CREAT, O_TRUNC } = fs.constants;
const WRITES = O_WRONLY | O_RDWR | O_CREAT | O_TRUNC;
const changes = (flags) => (typeof flags === 'number' ? (flags & WRITES) !== 0 : /[wa+]/.test(flags ?? 'r'));

/** Calls that change something each time. */
const CALLS =
  'fsync fdatasync rename unlink mkdir mkdtemp rmdir rm chmod fchmod lchmod chown fchown lchown link ' +
  'symlink copyFile cp truncate ftruncate utimes futimes lutimes';
/** Calls that write bytes: the file or descriptor first, the bytes second. */
const BYTES = ['write', 'writev', 'writeFile', 'appendFile'];

function halfOf(bytes) {
  const whole = Array.isArray(bytes)
    ? Buffer.concat(bytes)
    : Buffer.from(
        bytes?.buffer ? new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength) : `${bytes}`,
      );
  return whole.subarray(0, whole.length >> 1);
}

function wrap(owner, name, before) {
  const real = owner[name];
  if (typeof real !== 'function') return;
  const wrapped = function (...args) {
    const after = before(args, this);
    const result = Reflect.apply(real, this, args);
    after?.();
    return result;
  };
  Object.defineProperties(wrapped, Object.getOwnPropertyDescriptors(real));
  owner[name] = wrapped;
}

function wrapBytes(owner, name, put) {
  wrap(owner, name, ([target, bytes], self) => {
    if (target === 1 || target === 2) return;
    point(name);
    point(`${name}, half`, () => put(target, bytes, self));
  });
}

const toDescriptor = (file, bytes) => writeSync(file, halfOf(bytes));
const toFile = (file, bytes) => writeFileSync(file, halfOf(bytes));
const putFor = (name) => (name.endsWith('File') ? toFile : toDescriptor);

for (const { owner, suffix } of [
  { owner: fs, suffix: 'Sync' },
  { owner: fs, suffix: '' },
  { owner: fs.promises, suffix: '' },
]) {
  wrap(owner, `open${suffix}`, ([, flags]) => {
    if (changes(flags)) point(`open${suffix}`);
  });
  for (const name of CALLS.split(' ')) wrap(owner, name + suffix, () => point(name + suffix));
  for (const name of BYTES) wrapBytes(owner, name + suffix, putFor(name));
}

const handle = await fs.promises.open(process.execPath, 'r');
const files = Object.getPrototypeOf(handle);
await handle.close();
for (const name of ['sync', 'datasync', 'chmod', 'chown', 'truncate', 'utimes'])
  wrap(files, name, () => point(`FileHandle.${name}`));
for (const name of BYTES)
  wrap(files, name, ([bytes], self) => {
    point(`FileHandle.${name}`);
    point(`FileHandle.${name}, half`, () => toDescriptor(self.fd, bytes));
  });

for (const name of ['spawn', 'spawnSync', 'execFile', 'execFileSync', 'exec', 'execSync', 'fork'])
  wrap(childProcess, name, ([program, args]) => {
    const command = Array.isArray(args) ? args.find((one) => /^[a-z][a-z-]+$/.test(one)) : undefined;
    const what = `${name} ${program} ${command ?? ''}`;
    point(what);
    return () => point(`${what}, started`);
  });

syncBuiltinESMExports();
