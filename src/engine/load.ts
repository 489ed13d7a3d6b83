// From a site in a snapshot to its document, or to the one fault that keeps it from being read.
import type { Fault, LoadRule } from '../model/errors.ts';
import type { Reading } from '../model/file-content.ts';
import type { Format } from '../model/format.ts';
import type { Snapshot } from '../model/snapshot.ts';
import type { StateLocation } from '../model/state-location.ts';
import { faultOfReading } from '../model/unreadable-file.ts';
import { catchFault } from './catch-fault.ts';
import type { Load, ParseCache } from './parse-cache.ts';
import { lastState, noState, noStateAnyMore } from './unrecognized-file.ts';
import { upgrade } from './upgrade.ts';

/**
 * Reads the state of a site: by what the file says, then by its place, then by its history as far as that was
 * asked for. Pure; remembers by blob, so that equal bytes are parsed once.
 */
export function load(format: Format, site: StateLocation, snapshot: Snapshot, memo: ParseCache): Load {
  const result = loadPlain(format, site, snapshot, memo);
  return mayBeLost(format, result) ? byHistory(format, site, snapshot, memo, result) : result;
}

/** The same without a look at history: what the file says by itself and by its place. */
export function loadPlain(format: Format, site: StateLocation, snapshot: Snapshot, memo: ParseCache): Load {
  const reading = snapshot.text(site.path);
  if (!reading.ok) return withoutText(format, reading, site, snapshot);
  const blob = snapshot.entry(site.path)?.blob ?? null;
  const result = remembered(format, blob, reading.text, memo);
  const beside = () => format.isOursBeside?.(site, snapshot) === true;
  if (isBlank(reading.text)) return format.isAnothers && !beside() ? { kind: 'foreign' } : result;
  if (result.kind === 'foreign' && beside()) return parsed(format, reading.text);
  const claimed = result.kind === 'foreign' && format.claims?.(site.path, reading.text) === true;
  return claimed ? claimedAs(format, reading.text, site) : result;
}

function remembered(format: Format, blob: string | null, text: string, memo: ParseCache): Load {
  const key = blob === null ? null : `${format.id} ${blob}`;
  const known = key === null ? undefined : memo.loads.get(key);
  if (known) return known;
  const result = loadText(format, text);
  if (key !== null) memo.loads.set(key, result);
  return result;
}

/** Whether only history can tell if this was a state: nothing in the file says so. */
export function mayBeLost(format: Format, result: Load): boolean {
  if (result.kind === 'foreign') return true;
  if (result.kind === 'loaded') return format.holdsNothing?.(result.loaded.doc) === true;
  return result.kind === 'fault' && !result.ours && result.fault.rule === 'state-readable';
}

/** A file that holds no state at a place where it can be nothing else. */
function claimedAs(format: Format, text: string, site: StateLocation): Load {
  return {
    kind: 'fault',
    fault: plainFault(format, text) ?? noState(format, text),
    ours: site.unnamed !== true,
  };
}

/** Faults that a codec also finds in a text that is not a state: they say more than "not a state". */
const PLAIN: ReadonlySet<LoadRule> = new Set(['state-safe', 'state-not-conflicted']);

function plainFault(format: Format, text: string): Fault | null {
  const read = catchFault(() => format.codec.parse(text));
  return read.ok || !PLAIN.has(read.fault.rule) ? null : read.fault;
}

/** A file in which nothing is ours, and whose path held a state before. */
function byHistory(
  format: Format,
  site: StateLocation,
  snapshot: Snapshot,
  memo: ParseCache,
  result: Load,
): Load {
  const before = lastState(site.path, snapshot, ({ blob, text }) => {
    const then = remembered(format, blob, text ?? '', memo);
    return then.kind === 'loaded' ? !mayBeLost(format, then) : then.kind === 'fault' && then.ours;
  });
  const isMeant = result.kind === 'loaded' && format.isRestarted?.(site, snapshot) === true;
  if (before === null || isMeant) return result;
  const ours = site.unnamed !== true;
  if (result.kind === 'fault') return { ...result, ours };
  const reading = snapshot.text(site.path);
  const text = reading.ok ? reading.text : '';
  if (reading.ok && isBlank(text))
    return format.isAnothers?.(site, snapshot) === true ? result : { ...EMPTY, ours };
  const plain = plainFault(format, text);
  if (plain === null) return { kind: 'fault', fault: noStateAnyMore(format, text, before), ours };
  const evidence = { ...plain.evidence, commit: before.commit };
  return { kind: 'fault', fault: { ...plain, evidence }, ours };
}

const EMPTY: Load & { kind: 'fault' } = {
  kind: 'fault',
  fault: {
    rule: 'state-readable',
    message: 'found an empty file, expected a saved state. Restore it from history.',
    line: null,
  },
  ours: false,
};

const isBlank = (text: string): boolean => text.trim() === '';

function loadText(format: Format, text: string): Load {
  if (isBlank(text)) return EMPTY;
  return format.recognises(text) ? parsed(format, text) : { kind: 'foreign' };
}

function parsed(format: Format, text: string): Load {
  const result = catchFault(() => upgrade(format, format.codec.parse(text)));
  if (result.ok) return { kind: 'loaded', loaded: result.value };
  return { kind: 'fault', fault: result.fault, ours: result.fault.rule !== 'state-filled' };
}

function withoutText(
  format: Format,
  reading: Reading & { ok: false },
  { path, unnamed }: StateLocation,
  snapshot: Snapshot,
): Load {
  if (reading.why === 'absent') return { kind: 'absent' };
  const { lossy } = reading;
  const claimed = unnamed !== true && format.claims?.(path, lossy ?? '') === true;
  const ours = lossy !== undefined && (format.recognises(lossy) || claimed);
  if (reading.why === 'not-utf8' && !ours && isLatin1Prose(lossy ?? '')) return { kind: 'foreign' };
  const fault = withAdvice(faultOfReading(reading), reading.why === 'too-large' ? format.shrinks : undefined);
  return { kind: 'fault', fault: reading.why === 'submodule' ? named(fault, path, snapshot) : fault, ours };
}

/** The fault with what the format knows to be done. */
const withAdvice = (fault: Fault, todo: string | undefined): Fault =>
  todo === undefined ? fault : { ...fault, message: `${fault.message} ${todo}` };

/** The fault with the name of the submodule that the path lies in: the file in it was never seen. */
function named(fault: Fault, path: string, snapshot: Snapshot): Fault {
  const names = path.split('/');
  const above = names.map((_, at) => names.slice(0, at + 1).join('/'));
  const submodule = above.find((folder) => snapshot.entry(folder)?.mode === '160000');
  if (submodule === undefined) return fault;
  const message =
    `${JSON.stringify(submodule)} is a submodule, whose content is not in this repository and was not ` +
    'looked at. Scan that one.';
  return { ...fault, message, evidence: { ...fault.evidence, submodule } };
}

/** Another tool's text in an old encoding, as opposed to damaged bytes: no control characters at all. */
function isLatin1Prose(lossy: string): boolean {
  for (const char of lossy) {
    const code = char.codePointAt(0) ?? 0;
    const control = code < 0x20 && char !== '\n' && char !== '\r' && char !== '\t';
    if (control || code === 0x7f || (code >= 0x80 && code < 0xa0)) return false;
  }
  return true;
}
