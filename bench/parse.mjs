// How long each format takes to read a state file beside JSON.parse of the same data, in one process.
import { formats } from '../src/formats/index.ts';
import { fixturesOf } from '../test/formats/fixtures.ts';
import { digestOf, median } from './measure.mjs';

/** Seconds that one measure runs for at least, so that the clock's own grain is nothing. */
const ENOUGH = 0.02;

/** The longest state of the fixtures that reads well, and what it reads as. */
function stateOf(format) {
  const texts = fixturesOf(format.id).flatMap(([, files]) =>
    Object.entries(files).flatMap(([path, text]) => (format.matches(path) ? [text] : [])),
  );
  const read = texts.flatMap((text) => {
    try {
      return format.recognises(text) ? [{ text, doc: format.codec.parse(text) }] : [];
    } catch {
      return []; // a fixture of a file that is damaged
    }
  });
  return read.reduce((a, b) => (b.text.length > a.text.length ? b : a), { text: '', doc: null });
}

/** Seconds that one call takes, of as many as fit into a moment. */
function timed(work) {
  let calls = 1;
  for (;;) {
    const start = performance.now();
    for (let call = 0; call < calls; call++) work(call);
    const seconds = (performance.now() - start) / 1000;
    if (seconds >= ENOUGH) return seconds / calls;
    calls *= 2;
  }
}

/** By the form of the state file; of JSON, places are told as well, which JSON.parse does not do. */
function targetOf({ names: [name = ''] }) {
  if (name.endsWith('.json')) return null;
  return /\.ya?ml$/.test(name) ? 4 : 1.5;
}

function parse(format, { rounds }) {
  const { text, doc } = stateOf(format);
  const json = JSON.stringify(doc, (_, value) => (value instanceof Map ? [...value] : value));
  const [own, other] = [[], []];
  for (let round = 0; round < rounds; round++) {
    // A text that differs each time: what was read before is remembered nowhere.
    own.push(timed((call) => format.codec.parse(`${text}\n${' '.repeat(call % 64)}`)));
    other.push(timed(() => JSON.parse(json)));
  }
  const value = median(own) / median(other);
  return [{ what: 'time to JSON.parse', value, target: targetOf(format), digest: digestOf(json) }];
}

export const parses = Object.fromEntries(
  formats.map((format) => [`parse.${format.id}`, (at) => parse(format, at)]),
);
