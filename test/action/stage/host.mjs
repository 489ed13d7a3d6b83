// The built Action again and again in one process, each time loaded afresh: most of a start is Node's own.
import { closeSync, openSync, readFileSync, readSync, writeFileSync, writeSync } from 'node:fs';

// `spent`: where it says at its end what it took, as that is after the end of the process that started it.
const [, , orders, answers, spent] = process.argv;
if (spent) writeFileSync(spent, '');
const from = openSync(orders, 'r');
const to = openSync(answers, 'w');

/** One line, as JSON; `null` at the end. Nothing else goes on here meanwhile. */
function order() {
  const chunks = [];
  for (;;) {
    const bytes = Buffer.alloc(1 << 16);
    const count = readSync(from, bytes);
    if (count === 0) return null;
    chunks.push(bytes.subarray(0, count));
    if (bytes[count - 1] === 10) return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  }
}

function surroundedBy(env, cwd) {
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, env);
  process.chdir(cwd);
  process.exitCode = undefined;
}

/** What a stream gets, until it is let go. */
function caught(stream) {
  const { write } = stream;
  let text = '';
  stream.write = (chunk, ...more) => {
    text += chunk;
    for (const one of more) if (typeof one === 'function') one();
    return true;
  };
  return () => {
    stream.write = write;
    return text;
  };
}

let loaded = 0;
for (let job = order(); job !== null; job = order()) {
  surroundedBy(job.env, job.cwd);
  const [stdout, stderr] = [caught(process.stdout), caught(process.stderr)];
  loaded += 1;
  // Another address is another module, with nothing left of the run before.
  await import(`${job.entry}?run=${loaded}`).catch((error) => {
    process.stderr.write(`${error.stack}\n`);
    process.exitCode = 1;
  });
  const said = { status: process.exitCode ?? 0, stdout: stdout(), stderr: stderr() };
  process.exitCode = undefined;
  const line = Buffer.from(`${JSON.stringify(said)}\n`);
  for (let rest = line; rest.length > 0; ) rest = rest.subarray(writeSync(to, rest));
}
closeSync(to);
if (spent) writeFileSync(spent, tookSoFar());

/** What this process and those that it started took, in the words of the shell's `times`. */
function tookSoFar() {
  const stat = readFileSync('/proc/self/stat', 'latin1');
  // Behind the name, which may hold anything: fields 14 to 17 of proc(5), in hundredths of a second.
  const [user, system, usersBelow, systemBelow] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 15)
    .map((ticks) => `0m${Number(ticks) / 100}s`);
  return `${user} ${system}\n${usersBelow} ${systemBelow}\n`;
}
