// A choice that asks for words of one's own (`Other: ____`): the room that it has for them.
import { isUnanswered } from './unanswered.ts';

/** Where words of one's own go: UTF-16 units. */
export interface Room {
  readonly start: number;
  readonly end: number;
  /** What stands between the label and the words. */
  readonly lead: string;
}

/** `Limit: ____`: a label, its colon, and what stands where its words belong. */
const LABELLED = /^([^:：\n]{1,80}[:：][*_`]*)[ \t]*(.*)$/;
/** A place to write on. */
const GAP = /^(?:_{2,}|…+|\.{3,}|\[[^\]]{0,40}\]|<[^>]{0,40}>|\{[^}]{0,40}\})$/;
/** `Other ____` */
const BARE_GAP = /[ \t]+(?:_{2,}|…+|\.{3,})[ \t]*$/;
/** What a choice is called that is not one of the others. */
const NAMES = [
  'other|others|something else|own answer|sonstiges|anderes?|autre|otro|otra',
  'outro|outra|altro|anders|其他|その他|기타|другое',
].join('|');
const OTHER = new RegExp(String.raw`^[*_\x60]*(?:${NAMES})(?![\p{L}\p{N}])`, 'iu');
/** Nothing but a hint may stand after such a name. */
const BARE = /^[*_`]*[\p{L} ]{1,40}(?: ?\([^()]{0,60}\))?[*_`]*$/u;

/** No label is longer: such a line is words. UTF-16 units. */
const LONGEST = 1000;

/** Whether a choice is called as one that is none of the others. */
export const isOther = (label: string): boolean => OTHER.test(label);

/** `Other: ____` says nothing before its words are there; `Other` alone, that it is not one of the others. */
export function asksForWords(label: string): boolean {
  const room = roomIn(label, 0);
  return room !== null && (room.lead === ' ' || room.start < room.end);
}

/**
 * The room in a label that begins at `from`; `null`: it has none. What a person writes stands there no more:
 * words have no room after them.
 */
export function roomIn(label: string, from: number): Room | null {
  if (label.length > LONGEST) return null;
  const bare = label.trimEnd();
  const end = from + bare.length;
  const [, name, words = ''] = LABELLED.exec(bare) ?? [];
  const isNamed = isOther(bare);
  if (name !== undefined) {
    const isOpen = isNamed ? isUnanswered(words) : GAP.test(words) && isUnanswered(words);
    return isOpen ? { start: from + name.length, end, lead: ' ' } : null;
  }
  const gap = BARE_GAP.exec(bare)?.index ?? bare.length;
  return isNamed && BARE.test(bare.slice(0, gap)) ? { start: from + gap, end, lead: ': ' } : null;
}
