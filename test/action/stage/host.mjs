// The built Action again and again in one process, each time loaded afresh: most of a start is Node's own.
import { closeSync, openSync, readSync, writeSync } from 'node:fs';

const [, , orders, answers] = process.argv;
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
