// Remarks to an approval that say that it is yet to come, or holds no more: `under review`.
import { alternatives } from './alternatives.ts';
import { DATE, LONGEST_REMARK, WORD } from './clause.ts';
import { hasDissent, isPerson } from './dissent.ts';
import { isSentBack } from './sent-back.ts';

/** One or two words; whether they are a person is asked of them where they must be. */
const WHO = `(?<who>(?:the )?${WORD}(?: ${WORD})?)`;
const DAY = alternatives(
  'tomorrow|soon|later|next (?:week|month|sprint|meeting)|this (?:week|month|afternoon|evening)|' +
    'today|yesterday',
  '(?:mon|tues|wednes|thurs|fri|satur|sun)day|first|morgen|bald|demain|mañana|amanhã|domani',
  DATE,
);
/** Who does it, and when; nothing else stands after the words that tell. */
const PREPOSITION = 'by|with|from|of|to|for|at|in|on|as of|since|until|till|before|after|von|bei|par|por';
const TAIL = `(?:[ ,]+(?:${DAY}|q[1-4]|(?:${PREPOSITION})\\b).{0,60})?`;
const STILL = '(?:(?:is|are|was|still|currently|now|yet|again|been|has|have|being|remains|noch|immer) )*';

const APPROVE = alternatives(
  'approv(?:e|es|ed|ing)|accept(?:s|ed|ing)?|sign(?:s|ed|ing)?(?: (?:it|this|off))*|decid(?:e|es|ed|ing)',
  'confirm(?:s|ed|ing)?|agree(?:d)?|give (?:her|his|their) (?:ok|yes|approval)|say yes',
);
/** What a person does before that. */
const LOOK = 're-?view(?:s|ed|ing)?|answer(?:s|ed|ing)?|check(?:s|ed|ing)?|look(?: at it)?|respond';
const OF_IT = '(?:(?:the|an?|her|his|their|human|final|formal|second|legal|architecture|spec|plan|code) )*';
const APPROVAL =
  `${OF_IT}(?:approvals?|sign-?offs?|acceptance|consent|agreement|clearance|ok(?:ay)?|go|` +
  `green light|freigabe)`;
const JUDGEMENT = `(?:${APPROVAL}|${OF_IT}(?:re-?views?|decisions?|answers?|confirmation|feedback|vote))`;
const OWED = alternatives(
  'needed|required|outstanding|awaited|due|scheduled|planned|expected|open|requested|missing|pending|owed',
  'to follow|follows|to come|to be (?:given|had|made|decided|obtained)|wanted|ausstehend|offen|nötig|fehlt',
  'not (?:there|in|here|given|received|obtained)(?: yet)?',
);

const WILL = 'will|shall|is going to|is to|is yet to|must|should|needs to|to';

/** Whole clauses that say of a deed and of what comes of it that it is yet to come; `who` is a person. */
const yetOf = (deed: string, thing: string): readonly string[] => [
  // `will be approved tomorrow`, `to be decided by Ann`
  `(?:it )?(?:has yet to|${WILL}) (?:still |then |also )?be (?:${deed})`,
  `${WHO} (?:has (?:yet )?to|plans to|wants to|${WILL}) (?:still |then |also )?(?:${deed})`,
  `${WHO} decides`,
  `(?:still )?no ${thing}(?: (?:yet|so far|until now|as of now|received|given|obtained))*`,
  `${thing}(?: (?:is|are|was|still|yet|currently))* (?:${OWED})`,
  `(?:${OWED}):? ${thing}`,
  `(?:still )?(?:needs?|requires?|lacks?|wants?|is missing|without|waits? for|awaits?|awaiting|` +
    `waiting (?:for|on)) ${thing}`,
  `${STILL}(?:waiting (?:for|on)|awaiting|pending) ${WHO}`,
  `${STILL}(?:ready|scheduled|planned|up|ripe|submitted|sent|handed (?:over|in|off)|presented|` +
    `proposed|queued|due) for ${thing}`,
  `(?:(?:is|still|now) )*on ${WHO}['’]s (?:desk|plate|list|table)`,
];

/** Of a remark to an approval any of these. */
const YET: readonly string[] = [
  ...yetOf(`${APPROVE}|${LOOK}`, JUDGEMENT),
  `${WHO}:? (?:later|soon|tomorrow|next week)`,
  '(?:it )?(?:(?:approved|signed|decided|reviewed|accepted) )?(?:tomorrow|soon|next (?:week|' +
    'month|sprint)|later(?: today| this week)?)',
  `${STILL}(?:under|in|up for|out for) (?:re-?view|discussion|progress|evaluation|consideration|` +
    'approval|decision|prüfung|arbeit|revisión)',
  `${STILL}being (?:re-?viewed|discussed|checked|evaluated|considered|decided|looked at)`,
  `${STILL}(?:undecided|unsigned|unapproved|unconfirmed|unanswered|open|outstanding|unclear|` +
    'in limbo|en curso|en cours)',
  'to follow|follows|coming soon|tba',
];

/** After the name of a stage: a person has yet to approve, or did not. */
const AWAITED: readonly string[] = [
  ...yetOf(APPROVE, `(?:${APPROVAL}|(?:the |an? )?human (?:re-?views?|decisions?|checks?|answers?))`),
  `(?:not (?:yet )?|never )(?:approved|signed off|accepted|cleared)`,
  `${APPROVAL} (?:was |is |has been )*(?:refused|denied|rejected|withheld|declined|withdrawn|revoked)`,
  `(?:was |is |has been )*(?:rejected|refused|declined|turned down|vetoed|sent back|returned) by ${WHO}`,
  `(?:some |more |minor |major )*changes (?:requested|demanded|wanted|required) by ${WHO}`,
  `(?:human (?:re-?view|decision|check)) (?:${OWED})`,
];

const TICKED = 'approved|ticked|signed(?: off)?|checked|marked|cleared|set';
const WRONGLY = alternatives(
  'in error|by mistake|by accident|mistakenly|accidentally|erroneously|prematurely|wrongly|falsely',
  'too (?:early|soon)|versehentlich|aus versehen|par erreur|por error',
);
/** Whole clauses that say that it holds no more, or never did. */
const BACK: readonly string[] = [
  `${WHO} (?:has |have |had |then |later )*(?:withdrew|withdraws|withdrawn|revoke[sd]|` +
    `retract(?:s|ed)|cancel(?:s|l?ed)|rescind(?:s|ed)|took back|takes back|pulled)(?: (?:her|his|` +
    `their|the|its|this|that|it))?(?: ${APPROVAL})?`,
  `(?:${JUDGEMENT} )?${STILL}(?:withdrawn|revoked|retracted|cancell?ed|rescinded|expired|lapsed|` +
    `voided|void|invalid(?:ated)?|annulled|overturned|outdated)`,
  `(?:it |this |was |is |were |got |has been )*(?:(?:${TICKED})(?: it| as (?:done|` +
    `approved))? )?(?:${WRONGLY})`,
  `(?:${WRONGLY}) (?:${TICKED})`,
  'premature|a mistake|an error|n\\.?o\\.?k|nack|no[- ]go',
];

/** A clause as a whole. */
interface Clause {
  readonly said: RegExp;
  readonly ofPerson: boolean;
}

const clausesOf = (all: readonly string[]): readonly Clause[] =>
  all.map((words) => ({
    said: new RegExp(`^(?:${DATE}:? )?(?:${words})${TAIL}$`, 'iu'),
    ofPerson: words.includes(WHO),
  }));
const COMING = clausesOf(YET);
const WITHHELD = [...COMING, ...clausesOf(BACK)];
const AWAITS = clausesOf(AWAITED);

/** It was so before something else: `rejected in round 1`. */
const BEFORE = new RegExp(
  `\\b(?:${alternatives(
    '(?:round|iteration|version|draft|review|attempt|pass) ?\\d{1,3}|v\\d[\\d.]*|at first|first|initially',
    'earlier|before|previously|formerly|once|originally|last (?:week|month|time)',
  )})\\b`,
  'i',
);
/** A clause that says yes and nothing else. */
const SAYS_YES = new RegExp(
  `^(?:${DATE}:? )?(?:(?:${WHO}):? )?(?:(?:has|have|now|then|finally|since|later|again|is|was) |re-?)*` +
    `(?:${alternatives(
      'approve[sd]|accept(?:s|ed)|sign(?:s|ed)(?: (?:it|off))*|agree[sd]|ok(?:ay)?|lgtm|cleared|' +
        'granted|yes|passed',
      'freigegeben|genehmigt|approuvée?|aprobad[oa]|[✅✔✓☑👍]\\uFE0F?',
    )})` +
    `(?: (?:it|this|again|now|then|too|all|anyway))*(?:[ ,]+(?:${PREPOSITION})\\b.{1,60})?$`,
  'iu',
);
/** When, to the second, and by whom, as an approval is recorded: what was to come before it has come. */
const STAMP = /^\d{4}-\d{2}-\d{2}T[\d:.]{5,12}(?:Z|[+-]\d{2}:?\d{2})? by \S.{0,80}$/i;
/** Beside a yes, another thing that was refused: `the alternative was declined`. */
const OTHER = new RegExp(
  `^(?!(?:except|unless|without|only|but)\\b)(?:(?:the|an?|all|any|some|other|both|its|our) )?` +
    '(?!(?:it|this|that|which|everything|approval|sign-?off|spec(?:ification)?|plan|design|architecture|' +
    'proposal|work|adr|document|stage|step|version|draft|checkpoint|request)\\b)(?<thing>(?:[\\w-]+ ){1,3})' +
    '(?:is|are|was|were|gets?|get|has been|have been) (?:rejected|refused|declined|denied|cancell?ed|' +
    'blocked|revoked|withdrawn|discarded|dropped|deferred|expired)(?:[ ,].{0,80})?$',
  'i',
);
/** Beside a yes, what comes after it. */
const NEXT = new RegExp(
  '^(?:(?:an?|the|next|another|second|final|follow-up|code|security|legal|our|your) )*' +
    '(?:re-?views?|checks?|meetings?|votes?|tests?|audits?)\\b',
  'i',
);
/** A thing that is called so: `in progress bar reviewed`, a list of what is to be done. */
const THING = new RegExp(
  '\\b(?:todo (?:lists?|items?|apps?|pages?|views?|entr(?:y|ies)|comments?|file)|' +
    'in[- ]progress (?:bar|badge|state|column|icon|view)s?)\\b',
  'i',
);

const BETWEEN = new RegExp(
  '[;,()—–…|]|\\s-\\s|[.!](?=\\s|$)|(?<![\\wÀ-ÿ])' +
    '(?:but|and|while|though|although|however|whereas|yet|aber|jedoch|mais|pero)(?=\\s)',
  'iu',
);
const PARTS = new RegExp(`(${BETWEEN.source})`, 'iu');
const bare = (clause: string): string => clause.replace(/[*`~]/g, '').replace(/^[\s:.]+|[\s.:!]+$/g, '');

/** Does a clause of a remark to an approval say that it is yet to come, or holds no more? */
export function isWithheld(remark: string): boolean {
  return says(WITHHELD, remark);
}

/** Whatever a remark to an approval may say against it. */
export const speaksAgainst = (remark: string): boolean =>
  isWithheld(remark) || isSentBack(remark) || hasDissent(remark);

/** Does a clause after the name of a stage say that a person has yet to approve, or did not? */
export function awaitsApproval(prose: string): boolean {
  return says(AWAITS, ofTheMatter(prose));
}

function says(all: readonly Clause[], prose: string): boolean {
  const clauses = prose.slice(0, LONGEST_REMARK).split(BETWEEN).map(bare);
  return clauses.some((clause) =>
    all.some(({ said, ofPerson }) => {
      const found = said.exec(clause);
      return found !== null && (!ofPerson || isPerson(found.groups?.['who'] ?? ''));
    }),
  );
}

/**
 * The remark without what says nothing of the approval as it is now: what was before a later yes, and, beside
 * a yes, what is said of something else.
 */
export function ofTheMatter(remark: string): string {
  if (remark.length > LONGEST_REMARK || !BETWEEN.test(remark)) return remark;
  const parts = remark.split(PARTS);
  const clauses = parts.map((part, at) => (at % 2 === 0 ? bare(part) : ''));
  const stamp = clauses.findLastIndex((clause) => STAMP.test(clause));
  const yes = stamp >= 0 ? stamp : clauses.findLastIndex((clause) => SAYS_YES.test(clause));
  if (yes < 0) return remark;
  const isOver = (at: number) =>
    at < yes && (BEFORE.test(clauses[at] ?? '') || (yes === stamp && says(COMING, clauses[at] ?? '')));
  return parts
    .map((part, at) =>
      at % 2 === 0 && at !== yes && (isOver(at) || isBeside(clauses[at] ?? '')) ? '' : part,
    )
    .join('');
}

function isBeside(clause: string): boolean {
  const thing = OTHER.exec(clause)?.groups?.['thing']?.trim();
  if (thing !== undefined) return !isPerson(thing);
  return NEXT.test(clause) || THING.test(clause);
}
