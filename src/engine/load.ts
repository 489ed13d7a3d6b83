// From a site in a snapshot to its document, or to the one fault that keeps it from being read.
import { type Fault, StateError } from '../model/errors.ts';
import type { Format } from '../model/format.ts';
import type { Reading } from '../model/reading.ts';
import type { Site } from '../model/site.ts';
import type { Snapshot } from '../model/snapshot.ts';
import { faultOfReading } from '../model/unread.ts';
import { type Loaded, upgrade } from './upgrade.ts';

export type Load =
  | { readonly kind: 'loaded'; readonly loaded: Loaded }
  /** The state file is not there; its folder alone says that a workflow began. */
  | { readonly kind: 'absent' }
  /** Another tool's file. */
  | { readonly kind: 'foreign' }
  /** `ours`: the format could be told all the same. */
  | { readonly kind: 'fault'; readonly fault: Fault; readonly ours: boolean };

/** Remembers what each distinct blob parsed to, for as long as its owner wants. */
export type Memo = Map<string, Load>;

/** Reads the state of a site. Pure; remembers by blob, so that equal bytes are parsed once. */
export function load(format: Format, site: Site, snapshot: Snapshot, memo: Memo): Load {
  const blob = snapshot.entry(site.path)?.blob;
  const key = blob ? `${format.id} ${blob}` : null;
  const known = key === null ? undefined : memo.get(key);
  if (known) return known;
  const reading = snapshot.text(site.path);
  const result = reading.ok ? loadText(format, reading.text) : withoutText(format, reading, site, snapshot);
  if (key !== null && reading.ok) memo.set(key, result);
  return result;
}

function loadText(format: Format, text: string): Load {
  if (text.trim() === '') {
    const message = 'found an empty file, expected a saved state. Restore it from history.';
    return { kind: 'fault', fault: { rule: 'state-readable', message, line: null }, ours: false };
  }
  if (!format.recognises(text)) return { kind: 'foreign' };
  const result = guarded(() => upgrade(format, format.codec.parse(text)));
  if (result.ok) return { kind: 'loaded', loaded: result.value };
  return { kind: 'fault', fault: result.fault, ours: result.fault.rule !== 'state-filled' };
}

/** The only place where a bad file's error is caught: from here on it is data. */
export function guarded<T>(work: () => T): { ok: true; value: T } | { ok: false; fault: Fault } {
  try {
    return { ok: true, value: work() };
  } catch (error) {
    if (!(error instanceof StateError)) throw error;
    return { ok: false, fault: error.fault };
  }
}

function withoutText(
  format: Format,
  reading: Reading & { ok: false },
  { path }: Site,
  snapshot: Snapshot,
): Load {
  if (reading.why === 'absent') return { kind: 'absent' };
  const ours = reading.lossy !== undefined && format.recognises(reading.lossy);
  if (reading.why === 'not-utf8' && !ours && isLatin1Prose(reading.lossy ?? '')) return { kind: 'foreign' };
  const fault = faultOfReading(reading);
  return { kind: 'fault', fault: reading.why === 'submodule' ? named(fault, path, snapshot) : fault, ours };
}

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
