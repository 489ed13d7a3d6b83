// Whether a status in free words says that a milestone is over, and nothing in it takes that back.
import { takesBack } from '../../text/qualified-status.ts';
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
    'once|when|after|if|before|toward|towards|then|provided|assuming|without|minus|missing|outstanding',
    '(?<!\\b(?:nothing|(?:no|0)(?: \\w+)?) )left',
    'to[- ]do|to go|almost|nearly|soon|expect\\w*|goal|target\\w*|aim\\w*|upcoming|never',
    'executing|verifying|running|ongoing|under ?way|continu\\w*|start\\w*',
  ].join('|')})\\b|^(?:no|nope|false)$`,
  'i',
);

/** A share of the whole that is not all of it. */
const PART = /(?<![\d.])\d{1,2}(?:\.\d+)? ?%/;

/**
 * The tool's own ends are `v1.0 milestone complete` and `Awaiting next milestone`; people write a day, a sign
 * or another clause beside them. Any word more may turn the sentence round, so that only those count.
 * @param names what the milestone is called
 */
export function isClosed(status: string, names: readonly string[]): boolean {
  if (status.includes('?') || PART.test(status)) return false;
  const named = names.reduce((text, name) => withoutName(text, name), status.replace(/["*`“”]/g, ''));
  const clauses = named.split(BETWEEN).map((one) => one.trim().replace(/\s+/g, ' '));
  const rest = clauses.filter((one) => !AWAITED.test(one) && !isEnd(one));
  return rest.length < clauses.length && !rest.some((one) => takesBack(one, 'run') || UNSURE.test(one));
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
