// Loaded before a built bundle: drive letters and backslashes as on Windows, on the disk of this machine.
import childProcess from 'node:child_process';
import fs from 'node:fs';
import module, { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';
import path from 'node:path';

const DRIVE = 'D:';
const here = (text) => text.replace(/^[A-Za-z]:(?=[\\/])/, '').replaceAll('\\', '/');
const there = (text) => (text.startsWith('/') ? DRIVE + text.replaceAll('/', '\\') : text);
const isOf = (value) => typeof value === 'string' && /^[A-Za-z]:[\\/]/.test(value);
/** What comes with a drive is a path of that machine. */
const given = (value) => (isOf(value) ? here(value) : value);

/** What gives paths. */
const GIVES = new Set(['realpath', 'realpathSync', 'native', 'mkdtemp', 'mkdtempSync']);

function wrapped(name, work) {
  const made = (...args) => {
    const result = work(...args.map(given));
    if (!GIVES.has(name)) return result;
    return result instanceof Promise ? result.then(there) : there(result);
  };
  for (const [key, value] of Object.entries(work)) made[key] = wrapped(key, value);
  return made;
}

/** The same module, all of its functions told by names of this machine. */
const overOf = (real) =>
  Object.fromEntries(
    Object.entries(real).map(([name, value]) => {
      if (name === 'promises') return [name, overOf(value)];
      const plain = typeof value === 'function' && !/^[A-Z]/.test(name);
      return [name, plain ? wrapped(name, value) : value];
    }),
  );

const over = overOf(fs);
const spawn = (command, args, options) => {
  // git(1) of Windows takes and gives paths with slashes and a drive.
  const rest = args.map((one) => (isOf(one) ? here(one) : one));
  const cwd = options?.cwd ? { cwd: given(options.cwd) } : {};
  return childProcess.spawn(command, rest, { ...options, ...cwd });
};

const WINDOWS = {
  path: { ...path.win32, win32: path.win32, posix: path.posix },
  fs: over,
  'fs/promises': over.promises,
  os: { ...os, EOL: '\r\n', tmpdir: () => there(os.tmpdir()) },
  child_process: { ...childProcess, spawn },
};

const { createRequire } = module;
module.createRequire = (from) => {
  const real = createRequire(from);
  return Object.assign((name) => WINDOWS[name.replace(/^node:/, '')] ?? real(name), real);
};
syncBuiltinESMExports();
