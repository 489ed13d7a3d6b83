// Whether a status in free words says that a milestone is over, and nothing in it takes that back.
import { takesBack } from '../../text/qualified-status.ts';
import { CONDITION, namesCondition } from '../../text/status/condition.ts';
import { wordSet } from '../vocabulary.ts';

/** Where a clause ends: a dash between blanks, a bracket, a comma, "and", the end of a sentence. */
const BETWEEN = /\s[-–—]+\s|[—–|();!]+|[.:,](?=\s|$)|\s(?:and|[&+])\s/i;

/** What may stand before "milestone", between that and the word that ends it, and after both. */
const BEFORE = wordSet('the this current');
const WITHIN = wordSet('is was has been now fully successfully officially already all');
const AFTER = wordSet(
  'on at as of utc jan january feb february mar march apr april may jun june jul july aug august sep sept ' +
    'september oct october nov november dec december',
);
const OVER = wordSet('complete completed archived shipped');

/** A version, a day or a time; signs that only set a sentence off. */
const NUMBER = /^(?:v?\d[\d.:/TZx]*|100%)$/i;
const SIGN = /^(?:[✅✔✓☑🎉🏁🚀]\uFE0F?)+$/u;

const AWAITED = /^(?:awaiting|ready for) (?:the )?next milestone(?: v?\d[\w.]*)?(?: (?:planning|start))?$/i;

/** Besides the words that any ending is taken back by: what it hangs on, or that it is only aimed at. */
const UNSURE = new RegExp(
  `\\b(?:${[
    `${CONDITION}|provided|assuming|after|before|toward|towards|then|without|minus`,
    'to go|soon|expect\\w*|goal|target\\w*|aim\\w*|upcoming',
    'executing|verifying|running|ongoing|under ?way|continu\\w*|start\\w*|began|begun|beginning',
  ].join('|')})\\b|^(?:no|nope|false)$`,
  'i',
);

/** A share of the whole that is not all of it. */
const PART = /(?<![\d.])\d{1,2}(?:\.\d+)? ?%/;

/** A phase by its number that is being planned, or worked on: the work goes on with it. */
const AT_WORK = String.raw`\b(?:plan\w*|ready|work\w*|implement\w*|discuss\w*|research\w*|build\w*)\b`;
const A_PHASE = String.raw`\bphases? #?\d`;
const AT_PHASE = new RegExp(`${A_PHASE}.{0,80}?${AT_WORK}|${AT_WORK}.{0,80}?${A_PHASE}`, 'i');

/** What comes after this milestone and takes nothing of it back: `next: /gsd:new-milestone`. */
const FOLLOWING = '(?:(?:run|use|with|via|plan|start|begin|define) ){0,4}(?:the |a )?';
const NEXT_MILESTONE = String.raw`(?:[/$]?gsd[:-]new-milestone|(?:next|new) milestone(?: v\d[\w.]*)?)\b`;
const NEXT_STEP = new RegExp(
  String.raw`\bnext(?: (?:step|action|command|up))?(?: is)?(?: ?(?:[:=→–—]|->?))? ?` +
    `(?=${FOLLOWING}${NEXT_MILESTONE})`,
  'gi',
);
/** `next milestone (v1.1)` */
const OF_NEXT = /\b(next milestone)[:,]? \(?(v\d[\w.]*)\)?/gi;
const AFTERWARDS = new RegExp(String.raw`(?:\b|(?<= )|^)${FOLLOWING}${NEXT_MILESTONE}`, 'gi');

/**
 * The tool's own ends are `v1.0 milestone complete` and `Awaiting next milestone`; people write a day, a sign
 * or another clause beside them. Any word more may turn the sentence round, so that only those count. The
 * end of another version is none of this one.
 * @param names what the milestone is called
 */
export function isClosed(status: string, names: readonly string[]): boolean {
  if (status.includes('?') || PART.test(status)) return false;
  const plain = status.replace(/["*`“”]/g, '').replace(/[ \t]+/g, ' ');
  const named = names.filter((name) => !NUMBER.test(name)).reduce(withoutName, plain);
  const clauses = named
    .replace(NEXT_STEP, '')
    .replace(OF_NEXT, '$1 $2')
    .split(BETWEEN)
    .map((one) => one.trim());
  const said = clauses.filter((one) => !AWAITED.test(one));
  const bare = said.map((one) => one.replace(AFTERWARDS, ''));
  const rest = bare.filter((one) => !isEnd(one));
  if (rest.length === clauses.length || isOfOther(bare, versionOf(names))) return false;
  return !rest.some(goesOn);
}

const goesOn = (clause: string): boolean =>
  takesBack(clause, 'run') || UNSURE.test(clause) || namesCondition(clause) || AT_PHASE.test(clause);

/** What its name begins with, as versions are compared; `null`: no version. */
function versionOf(names: readonly string[]): string | null {
  const [found] = names.flatMap((name) => /^v?\d+(?:\.\d+)*(?![\w.])/i.exec(name.trim())?.[0] ?? []);
  return found === undefined ? null : spelled(found);
}

/** `v1`, `1.0` and `v1.0.0` are one version. */
const spelled = (version: string): string => version.replace(/^v/i, '').replace(/(?:\.0)+$/, '');

/** Does none of the clauses say the end of this version, and one name another? */
function isOfOther(clauses: readonly string[], own: string | null): boolean {
  if (own === null) return false;
  const ended = clauses.map((clause) => ({ isOver: isEnd(clause), versions: versionsIn(clause) }));
  const isOwn = ended.some(
    ({ isOver, versions }) => isOver && (versions.length === 0 || versions.includes(own)),
  );
  return !isOwn && ended.some(({ versions }) => versions.some((one) => one !== own));
}

/** `v1.0` anywhere, `1.0` beside the milestone: other numbers are days and shares. */
function versionsIn(clause: string): readonly string[] {
  const found = clause.matchAll(
    /(?<![\w.])(?:v\d+(?:\.\d+)*(?![\w.])|\d+(?:\.\d+)+(?= milestone)|(?<=milestone )\d+(?:\.\d+)+\b)/gi,
  );
  return [...found].map(([version]) => spelled(version));
}

/** `v1.0 (Beds) milestone complete` is what the tool writes without the name. */
function withoutName(text: string, name: string): string {
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  if (name.trim() === '' || at < 0) return text;
  const [before, after] = [text.slice(0, at), text.slice(at + name.length)];
  const isWhole = !/[\p{L}\d][.-]?$/u.test(before) && !/^[.-]?[\p{L}\d]/u.test(after);
  return isWhole ? `${before.replace(/\($/, '')} ${after.replace(/^\)/, '')}` : text;
}

function isEnd(clause: string): boolean {
  const words = clause.split(/[\s_-]+/).filter((word) => word !== '' && !SIGN.test(word));
  const plain = words.map((word) => word.toLowerCase());
  const milestone = plain.indexOf('milestone');
  const over = plain.findLastIndex((word) => OVER.has(word));
  if (milestone < 0 || over < milestone) return false;
  return plain.every((word, at) => {
    if (at === milestone || NUMBER.test(word) || (OVER.has(word) && at > milestone)) return true;
    return (at < milestone ? BEFORE : at < over ? WITHIN : AFTER).has(word);
  });
}
