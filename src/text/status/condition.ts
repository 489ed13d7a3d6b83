// What an end or an approval hangs on: `done once CI is green`, `approved if tests pass`.
import { alternatives } from './alternatives.ts';

/** Words that speak of a condition wherever they stand in a short clause; for a regular expression. */
export const CONDITION = 'if|once|when';

/** Who or what says yes to work. */
const JUDGE = alternatives(
  'ci|tests?|qa|uat|legal|reviews?|security|builds?|pipelines?|approvals?|sign-?offs?|audits?|pm|po|product',
  'stakeholders?|clients?|customers?|confirmation|clearance|acceptance|agreement|feedback|validation',
  'verification|decision|budget|funding|merge|release',
);
/** What they do, as it is still to come. */
const SAYS = alternatives(
  'pass(?:es)?|agrees?|approves?|accepts?|confirms?|signs?|succeeds?|finish(?:es)?|completes?|works?|lands?',
  'merges?|ships?|holds?|objects?|clears?|closes?|stays?|verif(?:y|ies)|validates?|responds?|decides?',
  'resolves?|deploys?|goes (?:green|through|live)|comes? (?:in|back)|says? (?:yes|so|ok)|fix(?:es)?',
);
/** How work stands that is done. */
const STATE = alternatives(
  'green|clean|done|ready|over|complete|final|signed|merged|fixed|approved|reviewed|accepted|confirmed|live',
  'verified|tested|deployed|released|in place|ok(?:ay)?|closed|resolved|met|applied|updated|answered|passing',
  'passed|finished|settled|decided|published|back|available|cleared|validated|addressed|held',
);
const IS = `(?:is|are|gets?|be|been|has|have|will|can|goes)`;
/** Speaks of work that is judged, and not of what a product does. */
const OF_WORK = new RegExp(
  String.raw`\b(?:${SAYS}|${STATE})\b|^\s*(?:the |all )?(?:${JUDGE})\b(?!s? \w+ed\b)`,
  'i',
);

/** A time that is over: `once tests were green`, `when all tests passed`. */
const PAST = new RegExp(
  '^[^,;.)—–]{0,200}?(?:' +
    String.raw`\b(?:was|were|had|did|came|went|got|became|ran|took|met|gave|said|saw|fell)\b|` +
    String.raw`(?!${IS}\b)(?<!['’](?:s|re|ve))\b[\w-]{1,40}(?<!\b(?:${IS}|the|all|and|not|fully|an?|more))` +
    String.raw`(?<!['’](?:s|re|ve)) (?!need|feed|speed|seed|\w{1,4}ceed)\w{2,30}ed\b)`,
  'i',
);
const AUXILIARY = new RegExp(String.raw`(?:\b${IS}|['’](?:s|re|ve))(?: \w+)? \w{2,30}ed\b`, 'i');
const isPast = (rest: string): boolean => PAST.test(rest) && !AUXILIARY.test(clauseOf(rest));

/** A day or a time: `when 2026-11-01`, `when: Nov 1`. */
const DAY = new RegExp(
  String.raw`^\s*(?:[:=]|\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*\.? \d` +
    String.raw`|(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|yesterday|today)\b)`,
  'i',
);
/** A part of a program that is called so: `if/else`, `when clauses`. */
const OF_CODE = new RegExp(
  String.raw`^(?:[\w(/"'’\x60-]|\s*(?:[(),/"'’\x60]\s*(?:and|or|else|when|if|switch|once)\b` +
    `|(?:statements?|clauses?|branch(?:es)?|blocks?|conditions?|expressions?|guards?` +
    String.raw`|and|or|elif|then|else)\b))`,
  'i',
);
/** Words that hang nothing on anything: `if any`, `as soon as possible`, `if you ask me`. */
const IDIOM = new RegExp(
  String.raw`^\s*(?:(?:${alternatives(
    'any|applicable|needed|necessary|required|possible|so|desired|wanted|in doubt',
    '(?:issues?|questions?|problems?)(?: arises?)?',
    'not (?:otherwise|needed|required|applicable|necessary|possible|yet)',
    'found|noticed|seen|reported|known|möglich|planned|expected|usual|before|triggered|resuming',
    'continuing|asked',
    '(?:you|we) (?:need|want|ask|see|re-?open|resume|continue|read)',
  )})\b|$|[,;.)—–!])`,
  'i',
);
/** How often, and by, for or in which: `once a day`, `once by Ann`. */
const HOW_OFTEN = new RegExp(
  String.raw`^\s*(?:(?:${alternatives(
    'again|more|an?|per|each|every|by|for|in|on|at|daily|weekly|monthly|only|then|and|or|with|via|to|from',
    'upon|over|during|before|after',
  )})\b|\d)`,
  'i',
);
const NONE = /^\s*(?:$|[,;.)—–!]|:?\s*(?:none|nothing|no|n\/a|nil|keine?)\b|:?\s*-\s*$)/i;
/** Conditions that hold no more, or of which there are none. */
const FULFILLED = new RegExp(
  String.raw`^[^;.]{0,80}\b(?<!\b(?:not|be|until|once|when|if) )` +
    String.raw`(?:met|satisfied|fulfilled|cleared|resolved|lifted|waived|closed|removed|none|n\/a)\b`,
  'i',
);

/** What it says up to the end of its clause. */
const clauseOf = (rest: string): string => rest.split(/[,;.)(—–]|\s-\s/, 1)[0] ?? '';

/** It goes on with what a product does: `if a card is gone, the order is kept`. */
const MAIN_CLAUSE = new RegExp(
  String.raw`^[^,;.)(—–]{1,120},\s*(?!(?:${alternatives(
    'else|otherwise|or|and|but|if|once|when|not|so|by|as|per|with|for|from|on|at|in|see|then|which|who|that',
    'only|though|says?|still|until|because|since',
  )})\b)[a-z'’-]{1,30} [a-z]`,
  'i',
);

/** Words that make a condition, and what follows them where they do not. */
interface Kind {
  readonly words: string;
  readonly none?: readonly RegExp[];
  /** A time that is over makes none. */
  readonly inPast?: boolean;
  /** What its clause must say. */
  readonly clause?: RegExp;
  /** What must come next; an approval describes no product, so that it may be anything there. */
  readonly next?: RegExp;
  readonly nextOfApproval?: RegExp;
}

const SO_MANY = 'the|an?|one|two|three|some|minor|following|few|these|certain|strict';
const OF_JUDGE = new RegExp(String.raw`^\s*(?:[\w’'-]{1,40} ){0,3}(?:${JUDGE})\b`, 'i');
const ANYTHING = /\S/;

const KINDS: readonly Kind[] = [
  { words: 'if', none: [OF_CODE, IDIOM] },
  { words: 'when(?:ever)?', none: [DAY, OF_CODE, IDIOM], inPast: true, clause: OF_WORK },
  { words: 'once', none: [DAY, OF_CODE, IDIOM, HOW_OFTEN], inPast: true },
  { words: '(?:as|so) (?:long|soon) as', none: [DAY, IDIOM], inPast: true },
  { words: 'on the proviso|contingent (?:up)?on', none: [NONE] },
  {
    words: 'provided|providing|assuming|given|in case',
    none: [OF_CODE, /^\s*(?:by|in|as|of)\b/i],
    inPast: true,
    clause: new RegExp(String.raw`^\s*that\b|${OF_WORK.source}`, 'i'),
  },
  {
    words: '(?:subject|conditional) to|(?:depending|dependent|conditional) (?:up)?on',
    none: [NONE],
    next: OF_JUDGE,
    nextOfApproval: ANYTHING,
  },
  {
    words: `(?:on|under|with)(?: (?:${SO_MANY})){0,2} conditions?`,
    none: [FULFILLED],
    next: /^\s*(?:$|[,;:.!)(—–]|-\s|(?:of|on|that|listed|below|by|attached|from|noted|as)\b)/i,
  },
  { words: 'conditionally|conditional(?= (?:approval|sign-?off|acceptance|yes|ok)\\b)' },
  { words: 'conditional', next: /^\s*(?:$|[;.)—–])/, nextOfApproval: /^\s*(?:$|[,;.)—–])/ },
  {
    words: 'conditions?',
    none: [FULFILLED],
    next: /^\s*(?::\s*(?!none|nothing|no\b|n\/a|-)\S|(?:are |still )*(?:apply|open|pending|remain)\b)/i,
  },
  {
    words: alternatives(
      'sobald|wenn|sofern|vorbehaltlich|vorausgesetzt|unter der bedingung',
      'falls(?= (?:die|der|das|den|alle|es|ci|qa|tests?|kein\\w{0,2}|nichts|eine?|wir|sie|er)\\b)',
      'sous réserve|à condition|dès que|pourvu que|lorsque|quand',
      "si(?= (?:les?|la|tou[ts]|el|los|las|pasan?|ci|qa|on|ils?|elles?)\\b| l['’])",
      'siempre que|siempre y cuando|cuando|en cuanto|(?:a|con la|bajo la) condición|sujet[oa] a',
      "a condizione|purché|non appena|qualora|quando|se(?= (?:il|i|la|lo|le|gli|os?|as?)\\b| l['’])",
      'assim que|sob a? ?condição|sujeit[oa] a|zodra|mits|indien|op voorwaarde',
    ),
    none: [DAY, /^\s*(?:$|[.)]|(?:sea )?(?:möglich|possible|posible|possibile)\b)/i],
  },
  {
    words: alternatives(
      'unter (?:dem )?(?:vorbehalt|auflagen)|mit (?:auflagen|vorbehalt)|sous (?:réserves?|conditions?)',
      'avec réserves?|con (?:riserva|condiciones|condizioni)|com condições|onder voorbehoud',
    ),
  },
];

const FOLLOWED = String.raw`(?![\wÀ-ÿ(-])`;
const SIGNS = String.raw`[\s,;:(—–|/!…*_"'“<#-]{0,16}`;
/** UTF-16 units that are looked at after the words. */
const LOOK = 300;

interface KindOfCondition extends Kind {
  readonly first: RegExp;
  readonly anywhere: RegExp;
}
const ALL: readonly KindOfCondition[] = KINDS.map((kind) => ({
  ...kind,
  first: new RegExp(`^${SIGNS}(?:but )?(?:only )?(?:${kind.words})${FOLLOWED}`, 'i'),
  anywhere: new RegExp(
    // In a sentence of its own it says what is to be done, and `see if` is a question.
    String.raw`(?<![\wÀ-ÿ])(?:(?<=\bonly )|` +
      String.raw`(?<![.!?]\s{0,4}|\b(?:see|ask(?:ed)?|check(?:ed)?|know|even|as|no|without) ))` +
      `(?:${kind.words})${FOLLOWED}`,
    'gi',
  ),
}));

/** One of the words at all: most remarks have none, and need no expression of the kinds. */
const ANY_WORD = new RegExp(KINDS.map(({ words }) => words).join('|'), 'i');

function makesOne(kind: Kind, rest: string, ofApproval: boolean): boolean {
  if ((kind.none ?? []).some((one) => one.test(rest)) || (kind.inPast === true && isPast(rest))) return false;
  if (kind.clause !== undefined && !kind.clause.test(clauseOf(rest))) return false;
  const next = ofApproval ? (kind.nextOfApproval ?? kind.next) : kind.next;
  return next === undefined || next.test(rest);
}

/** Does a remark begin with what it hangs on? A condition further on may be one of what was made. */
export function beginsWithCondition(remark: string, ofApproval = false): boolean {
  if (!ANY_WORD.test(remark)) return false;
  return ALL.some((kind) => {
    const [said] = kind.first.exec(remark) ?? [];
    if (said === undefined) return false;
    const rest = remark.slice(said.length, said.length + LOOK);
    const isTold = !ofApproval && /^\s*(?:[:;(—–]|-\s)/.test(said) && MAIN_CLAUSE.test(rest);
    return !isTold && makesOne(kind, rest, ofApproval);
  });
}

/** Does a remark name a condition anywhere? For a person's approval: none of it describes what was made. */
export const namesCondition = (remark: string): boolean =>
  ANY_WORD.test(remark) &&
  ALL.some((kind) =>
    [...remark.matchAll(kind.anywhere)].some(({ index, 0: said }) =>
      makesOne(kind, remark.slice(index + said.length, index + said.length + LOOK), true),
    ),
  );
