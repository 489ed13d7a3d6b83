// Remarks to an approval that say that it is yet to come, or holds no more: `under review`.
import { alternatives } from './alternatives.ts';
import { isPerson } from './dissent.ts';

const WORD = "[\\p{L}@][\\p{L}\\d_@.’'-]{0,38}";
/** One or two words; whether they are a person is asked of them where they must be. */
const WHO = `(?<who>(?:the )?${WORD}(?: ${WORD})?)`;
const DATE = '\\d{4}-\\d{2}-\\d{2}[\\dTZ:.+]{0,20}';
const DAY = alternatives(
  'tomorrow|soon|later|next (?:week|month|sprint|meeting)|this (?:week|month|afternoon|evening)|' +
    'today|yesterday',
  '(?:mon|tues|wednes|thurs|fri|satur|sun)day|morgen|bald|demain|mañana|amanhã|domani',
  DATE,
);
/** Who does it, and when; nothing else stands after the words that tell. */
const PREPOSITION = 'by|with|from|of|to|for|at|in|on|as of|since|until|till|before|after|von|bei|par|por';
const TAIL = `(?:[ ,]+(?:${DAY}|q[1-4]|(?:${PREPOSITION})\\b).{0,60})?`;
const STILL = '(?:(?:is|are|was|still|currently|now|yet|again|been|has|have|being|remains|noch|immer) )*';

const APPROVE = alternatives(
  'approv(?:e|es|ed|ing)|accept(?:s|ed|ing)?|sign(?:s|ed|ing)?(?: (?:it|this|off))*|decid(?:e|es|ed|ing)',
  're-?view(?:s|ed|ing)?|confirm(?:s|ed|ing)?|answer(?:s|ed|ing)?|check(?:s|ed|ing)?|look(?: at it)?',
  'agree(?:d)?|give (?:her|his|their) (?:ok|yes|approval)|respond|say yes',
);
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

/** Whole clauses that say that it is yet to come; with `who` one must be a person. */
const YET: readonly string[] = [
  // `will be approved tomorrow`, `to be decided by Ann`
  `(?:it )?(?:will|shall|is going to|is to|has yet to|is yet to|must|should|needs to|` +
    `to) (?:still |then |also )?be (?:${APPROVE})`,
  `${WHO} (?:will|shall|is going to|is to|has (?:yet )?to|is yet to|plans to|wants to|must|` +
    `should|needs to|to) (?:still |then |also )?(?:${APPROVE})`,
  `${WHO} decides`,
  `${WHO}:? (?:later|soon|tomorrow|next week)`,
  '(?:it )?(?:(?:approved|signed|decided|reviewed|accepted) )?(?:tomorrow|soon|next (?:week|' +
    'month|sprint)|later(?: today| this week)?)',
  `(?:still )?no ${JUDGEMENT}(?: (?:yet|so far|until now|as of now|received|given|obtained))*`,
  `${STILL}(?:under|in|up for|out for) (?:re-?view|discussion|progress|evaluation|consideration|` +
    `approval|decision|prüfung|arbeit|revisión)`,
  `${STILL}being (?:re-?viewed|discussed|checked|evaluated|considered|decided|looked at)`,
  `${STILL}(?:undecided|unsigned|unapproved|unconfirmed|unanswered|open|outstanding|unclear|` +
    `in limbo|en curso|en cours)`,
  `${JUDGEMENT}(?: (?:is|are|was|still|yet|currently))* (?:${OWED})`,
  `(?:${OWED}):? ${JUDGEMENT}`,
  `(?:still )?(?:needs?|requires?|lacks?|wants?|is missing|without|waits? for|awaits?|awaiting|` +
    `waiting (?:for|on)) ${JUDGEMENT}`,
  `${STILL}(?:waiting (?:for|on)|awaiting|pending) ${WHO}`,
  `${STILL}(?:ready|scheduled|planned|up|ripe|submitted|sent|handed (?:over|in|off)|presented|` +
    `proposed|queued|due) for ${JUDGEMENT}`,
  `(?:(?:is|still|now) )*on ${WHO}['’]s (?:desk|plate|list|table)`,
  'to follow|follows|coming soon|tba',
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
const CLAUSES = [...YET, ...BACK].map((words) => ({
  said: new RegExp(`^(?:${DATE}:? )?(?:${words})${TAIL}$`, 'iu'),
  ofPerson: words.includes(WHO),
}));

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
/** Longer prose than this is no remark. UTF-16 units. */
const LONGEST = 2_000;

const bare = (clause: string): string => clause.replace(/[*`~]/g, '').replace(/^[\s:.]+|[\s.:!]+$/g, '');

/** Does a clause of a remark to an approval say that it is yet to come, or holds no more? */
export function isWithheld(remark: string): boolean {
  return remark.slice(0, LONGEST).split(BETWEEN).map(bare).some(withholds);
}

function withholds(clause: string): boolean {
  return CLAUSES.some(({ said, ofPerson }) => {
    const found = said.exec(clause);
    return found !== null && (!ofPerson || isPerson(found.groups?.['who'] ?? ''));
  });
}

/**
 * The remark without what says nothing of the approval as it is now: what was before a later yes, and, beside
 * a yes, what is said of something else.
 */
export function ofTheMatter(remark: string): string {
  if (remark.length > LONGEST || !BETWEEN.test(remark)) return remark;
  const parts = remark.split(PARTS);
  const clauses = parts.map((part, at) => (at % 2 === 0 ? bare(part) : ''));
  const yes = clauses.findLastIndex((clause) => SAYS_YES.test(clause));
  if (yes < 0) return remark;
  const isOver = (at: number) => at < yes && BEFORE.test(clauses[at] ?? '');
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
