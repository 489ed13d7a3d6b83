// A person's word that the spec as it is now is the ground: its hash recorded, old and new noted (H04).
import { type Edit, oneLine, unfit, type Writable, whoOf } from '../../../formkit/choices.ts';
import type { RecordedHash, Spec } from '../../../model/workflow.ts';
import { readHash } from '../../../text/hash.ts';
import type { MarkdownDocument } from '../../../text/markdown/document.ts';
import { formatTime } from '../../../text/time.ts';
import { type KeyPlace, laterPlaces, ownPlaces, placesOf } from '../parse/sections.ts';
import { matchOf } from '../spec-hash.ts';
import { editOf, noted, setPlace, touched } from './record-choice.ts';

/**
 * `digest` names the text that was looked at; what is recorded is that text's digest by the rule that the
 * file used before, so that the pipeline's own tools agree.
 * @throws UserError where nothing is recorded, it still matches, or `digest` is not of the spec as it is
 */
export function acceptSpec(
  at: Writable<MarkdownDocument>,
  digest: string,
  why: string | null,
): Edit<MarkdownDocument> {
  const { doc, state } = at;
  const { spec } = state;
  if (state.ended !== null)
    throw unfit(at, `a run that is ${state.ended}`, 'one that goes on', 'Start fresh instead.');
  if (!spec?.recorded)
    throw unfit(at, 'no recorded hash', 'a spec_hash to replace', 'Write the key by hand, then try again.');
  if (spec.matched !== null)
    throw unfit(
      at,
      `a spec that matches its hash by the rule "${spec.matched}"`,
      'a changed one',
      'Resume it.',
    );
  const known = spec.computed.find((one) => one.digest === digest);
  if (!known)
    throw unfit(at, `the hash ${JSON.stringify(digest)}`, hashesOf(spec), 'Look at the spec again.');
  const rule = ruleOf(spec, spec.recorded) ?? known.rule;
  const now = spec.computed.find((one) => one.rule === rule) ?? known;
  const places = recordedIn(doc, spec.recorded);
  const written = places.reduce((one, place) => setPlace(one, place, hashIn(place.value, now.digest)), doc);
  const reason = why === null || oneLine(why) === '' ? 'No reason was given.' : `Reason: ${oneLine(why)}`;
  const words =
    `Spec accepted at ${formatTime(at.now)} by ${whoOf(at)}: spec_hash ${oneLine(spec.recorded.found)} → ` +
    `sha256:${now.digest} (rule ${now.rule}). ${reason}`;
  const notes = [...otherRule(known.rule, now.rule), ...stillOld(doc, spec.recorded)];
  return editOf(at, noted(touched(written, at.now), words, at.now), `accept the spec ${spec.path}`, notes);
}

function hashesOf({ computed }: Spec): string {
  const hashes = computed.map(({ digest }) => `sha256:${digest}`);
  return hashes.length === 0 ? 'a spec that can be read' : `one of ${[...new Set(hashes)].join(', ')}`;
}

/** The rule that the recorded hash was made by, as the last version that matched it shows. */
function ruleOf({ lastMatch, computed }: Spec, { digest }: RecordedHash): string | null {
  const matched = lastMatch === null || digest === null ? null : matchOf(lastMatch.text, digest);
  return (
    computed.find(({ rule }) => matched === rule || matched?.startsWith(`${rule}, `) === true)?.rule ?? null
  );
}

/** Every place that records the same: two values would contradict each other. */
function recordedIn(doc: MarkdownDocument, { digest, found, line }: RecordedHash): readonly KeyPlace[] {
  const all = [
    ...placesOf(doc, 'spec_hash'),
    ...laterPlaces(doc, 'spec_hash'),
    ...ownPlaces(doc, 'spec_hash'),
  ];
  const same = (place: KeyPlace) =>
    place.line === line ||
    (digest === null ? place.value === found : readHash(place.value).digest === digest);
  return all.filter((place, at) => same(place) && all.findIndex((one) => one.line === place.line) === at);
}

/** The value with another digest in it; what verified nothing is replaced as a whole. */
function hashIn(value: string, digest: string): string {
  const old = readHash(value).digest;
  const at = old === null ? -1 : value.toLowerCase().indexOf(old);
  return at < 0 ? `sha256:${digest}` : value.slice(0, at) + digest + value.slice(at + digest.length);
}

function otherRule(given: string, used: string): readonly string[] {
  if (given === used) return [];
  return [`The hash is recorded by the rule "${used}", as before; the one that was given is by "${given}".`];
}

/** Keys in which the pipeline records what other steps saw: it takes those steps again by itself. */
export const SEEN: readonly string[] = ['red_team_spec_hash', 'planning_preflight_spec_hash'];

function stillOld(doc: MarkdownDocument, { digest }: RecordedHash): readonly string[] {
  const old = SEEN.filter((key) =>
    placesOf(doc, key).some(({ value }) => digest !== null && readHash(value).digest === digest),
  );
  if (old.length === 0) return [];
  return [
    `${old.join(' and ')} still name the spec as it was, so that the pipeline takes those steps again.`,
  ];
}
