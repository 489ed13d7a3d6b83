// An approval that another person does not share, or that leaves something out: `Ann yes, Bob no`.
import { alternatives } from './alternatives.ts';
import { DATE, LONGEST_REMARK, WORD } from './clause.ts';

/** Who may have a say, besides people by their names. */
const ROLES: ReadonlySet<string> = new Set(
  (
    'qa pm po cto ceo cfo ux legal security design designers ops product marketing sales finance support ' +
    'client customer board architect architects architecture lead reviewer reviewers management compliance ' +
    'privacy dpo boss team devs developers'
  ).split(' '),
);
/** Capital words in such a place that are no names: what there is none of, or what was decided. */
const NO_NAMES: ReadonlySet<string> = new Set(
  (
    'approved approval approvals sign signed blocked blockers blocking objections objection changes ' +
    'change conditions condition exceptions exception issues questions concerns risks findings ' +
    'comments notes remarks deferred delayed escalated escalation triggered needed required draft ' +
    'final option options plan phase stage step version round breaking downtime migration rollback ' +
    'caching retries export import status open pending reason date follow-ups none nothing no yes not ' +
    'all everything it this that there we i you they he she one some most also still but and or by ' +
    'from on in at for the if when once spec design docs tests cost ' +
    'costs budget dependencies regressions warnings errors bugs alternatives limits scope licence'
  ).split(' '),
);

/** One or two words; whether they are a name is asked of their spelling. */
const VERB =
  'is|are|was|has|have|had|did|does|do|still|says?|said|stays|remains|will|would|can|could|not|now|also|' +
  'wants?|firmly|strongly|objects|disagrees|needs|requests|demands';
const WHO = `(?<who>(?:the )?${WORD}(?: (?!(?:${VERB})\\b)${WORD})?)`;
const isName = (word: string): boolean =>
  (word.startsWith('@') || /^\p{Lu}.*\p{Ll}/u.test(word)) && !NO_NAMES.has(word.toLowerCase());

/** Whether these words are a person: a role, or names by their spelling. */
export function isPerson(who: string): boolean {
  const words = who.replace(/^the /i, '').split(' ');
  return ROLES.has(words.join(' ').toLowerCase()) || words.every(isName);
}

const NO = '(?:no|nope|nay|nein|non|nee|não|[-−]1|[👎❌✗✘✖⛔🚫]\\uFE0F?)';
const YES = alternatives(
  '\\+1|yes|yep|ok(?:ay)?|fine|go|lgtm|approve[sd]?|accept(?:s|ed)|agree[sd]|sign(?:s|ed)|ja|oui|sí|si|sim',
  '[✅✔✓☑👍]\\uFE0F?',
);
const STILL = '(?:(?:is|are|still|stays|remains|firmly|strongly) ){0,3}';
const CHANGED = alternatives(
  'changed|removed|re-?done|re-?worked|re-?written|fixed|replaced|re-?vised|split|renamed|corrected|dropped',
  'back|out|gone|different(?:ly)?|reconsidered|redesigned|simplified|reverted',
);

/**
 * A clause as a whole that says no. Where it is not `alone`, others beside it must show that people are
 * counted up; only `beside` others it must stand in any case.
 */
const NOES: readonly { readonly words: string; readonly alone?: true; readonly beside?: true }[] = [
  { words: `${WHO}(?::| =| is a| is)? ${NO}` },
  { words: `${WHO} (?:still )?(?:says|said) (?:no|nein|non)(?: to (?:it|this|that))?`, alone: true },
  {
    words:
      `${WHO} ${STILL}(?:against|opposed|unconvinced|unhappy|undecided|` +
      'not (?:convinced|happy|ok(?:ay)?|fine|on board|in favou?r|so sure|sure)|not yet|dagegen|contre)' +
      '(?: (?:it|this|that|to it|with it))?',
    alone: true,
  },
  { words: `${WHO}:? ${STILL}(?:pending|missing|outstanding|not|maybe|perhaps)` },
  { words: `(?:still )?(?:missing|outstanding|pending)(?::| is)? ${WHO}` },
  {
    words:
      `${WHO} (?:still )?(?:has|sees|raises) (?:(?:some|serious|big|strong|many) )*` +
      '(?:concerns|objections|doubts|reservations)(?: (?:about|on|over|against|with) .{1,60})?',
    alone: true,
  },
  {
    words:
      `${WHO} (?:still |strongly )?(?:(?:(?:object|dissent|protest)(?:s|ed)|disagree[sd]|decline[sd])` +
      '(?: (?:to|with|about) (?!nothing|none|no\\b)\\S.{0,60})?|' +
      '(?:reject(?:s|ed)|refuse[sd]|veto(?:es|ed)|oppose[sd]|block(?:s|ed))' +
      '(?: (?:it|this|that|the (?:spec|plan|design|approval)))?|withholds (?:his|her|their|the) \\S+)',
    alone: true,
  },
  {
    words:
      `${WHO} (?:has|have|had|did|does|do|could|can|would)(?: not|n['’]t)(?: yet)?` +
      '(?: (?:agreed?|approved?|sign(?:ed)?(?: off)?|accept(?:ed)?|confirm(?:ed)?|answer(?:ed)?|like it))?' +
      '(?: yet| to it| it| this)?',
    alone: true,
  },
  { words: `(?:an? |some |strong |serious )*objections?:? (?:by|from) ${WHO}`, alone: true },
  { words: `not (?:yet )?(?:by|from) ${WHO}`, alone: true },
  { words: `(?:nicht (?:von|durch)|pas par|niet door|no por|non da|não por) ${WHO}`, alone: true },
  { words: `not ${WHO}`, beside: true },
  {
    words:
      `${WHO} (?:still |also |now )?(?:wants?|wishes|demands|insists on|would like|asks to have) ` +
      `\\S.{0,60}? (?:${CHANGED})`,
    alone: true,
  },
  {
    words:
      `${WHO} (?:still |also |now )?(?:wants?|demands|requests|requires|needs|insists on|asks for) ` +
      '(?:(?:some|more|minor|major|further|other|another|a few|big|small) ){0,2}' +
      '(?:changes?|re-?work|corrections?|revisions?|fix(?:es)?|edits?|round)(?: (?:to|in|of|on) .{1,60})?',
    alone: true,
  },
  {
    words: `${WHO} will (?:(?:den|die|das) )?\\S.{0,60}? (?:geändert|anders|raus|weg|entfernt)`,
    alone: true,
  },
];
const CLAUSES = NOES.map(({ words, alone = false, beside = false }) => ({
  said: new RegExp(`^${words}$`, 'iu'),
  alone,
  beside,
}));

/** What shows that people are counted up: one who said yes, or by whom it was approved. */
const SAYS_YES = new RegExp(`^${WHO}(?::| =| says| said| is)? (?:${YES})$`, 'iu');
const BY = new RegExp(`^(?:\\S+ ){0,3}?(?:by|from|von|par) ${WHO}$`, 'iu');

/** It was settled all the same, or the no counts for nothing; in doubt the approval stands. */
const HEALED = new RegExp(
  `(?<![\\wÀ-ÿ])(?:${alternatives(
    'then|(?<!for )now|later|since|meanwhile|finally|in the end|anyway|overrul\\w*|outvoted|withdr\\w+',
    'resolved|settled|decide[sd]?|majority|addressed|away|absent|leave|vacation|holiday|no longer',
    'replaced by|on behalf|deput\\w+|delegat\\w+|abstain\\w*|first|initially|earlier|formerly|quorum',
    'optional|not needed',
    'v\\d\\w*|next|follow-?ups?|tickets?|backlog|out of scope|future|vote[sd]?|answered|advisory|too',
    '(?<!not )convinced',
    'needs? not|need not|not required|none|changed (?:his|her|their) mind|#\\d+|[A-Z]{2,}-\\d+',
  )})(?![\\wÀ-ÿ])`,
  'iu',
);

/** Nothing but that it is approved, by whom and when. */
const LEAD = `(?:(?:${alternatives(
  'approv(?:ed?|al)|accepted|agreed|ok(?:ay)?|yes|fine|good|great|lgtm|signed|off|cleared|given|granted|done',
  'all|everything|of it|the rest|the whole|looks|it|is|was|entirely|freigegeben|genehmigt|approuvée?',
  'aprobad[oa]',
  `on|at|by ${WORD}(?: (?:and ${WORD}|\\p{Lu}\\S*))?|${DATE}`,
)})[\\s,;:.(—–-]+)*`;
const EXCEPT = alternatives(
  'except(?:ing| for)?|excluding|apart from|aside from|save(?: for)|other than|barring|with the exception of',
  '(?:all|everything|anything|everyone|everybody) (?:but|except)(?: for)?|minus|' +
    'without(?= (?:the|its|section|chapter|part|item)\\b(?! need))',
  'außer|bis auf|ausgenommen|mit ausnahme(?: von)?|sauf',
  'à part|excepté|salvo|excepto|tranne|eccetto|exceto|behalve|met uitzondering van',
);
/** An exception of nothing, or of what is none of the matter. */
const NO_MATTER =
  '(?:nothing|none|no|nichts|rien|nada|where|as|when|' +
  '(?:the |a few |some |minor )*(?:nits?|typos?|wording))\\b';
const LEFT_OUT = new RegExp(`^${LEAD}(?:by )?(?:${EXCEPT}) (?!${NO_MATTER})\\S`, 'iu');
/** `but not the queue`; `not the best wording` judges, and leaves nothing out. */
const NOT_THIS = new RegExp(
  `^${LEAD}(?:but |just |only )?not (?:for )?` +
    '(?:the|its|this|that|section|chapter|part|item|point|§)(?![\\wÀ-ÿ]) ?' +
    '(?! ?(?:\\w+est|whole|only|first|last|same|final|point|case|issue|problem|end|time|place)\\b)' +
    '[^,;:.()—–]{1,40}$',
  'iu',
);

const AT_DATE = new RegExp(`^${DATE}:?\\s*|\\s+(?:on )?${DATE}$`, 'g');

const BETWEEN = new RegExp(
  `[,;()—–…|/]|\\s-\\s|[.!](?=\\s|$)|(?<![\\wÀ-ÿ])(?:${alternatives(
    'but|and|while|though|although|however|whereas|only|yet|aber|jedoch|und|mais|et|pero|ma|mas|maar',
  )})(?=\\s)`,
  'iu',
);

/** Does a remark to an approval say that another person said no, or that it leaves something out? */
export function hasDissent(remark: string): boolean {
  const said = remark
    .slice(0, LONGEST_REMARK)
    .replace(/[*\x60~]/g, '')
    .replace(/^[\s:;,.(—–-]+/, '')
    .replace(/[\s.!)]+$/, '');
  if ((LEFT_OUT.test(said) || NOT_THIS.test(said)) && !HEALED.test(said)) return true;
  const clauses = said.split(BETWEEN).map((one) => one.trim().replace(AT_DATE, '').trim());
  return clauses.some((clause, at) => {
    if (!saysNo(clause, clauses)) return false;
    return !HEALED.test([clause, ...clauses.slice(at + 1)].join(', '));
  });
}

function saysNo(clause: string, all: readonly string[]): boolean {
  return CLAUSES.some(({ said, alone, beside }) => {
    const who = said.exec(clause)?.groups?.['who'];
    if (who === undefined || !isPerson(who)) return false;
    const others = all.filter((one) => one !== clause && one !== '');
    if (alone || (others.length === 0 && !beside)) return true;
    return others.some((one) => namesOne(SAYS_YES, one) || namesOne(BY, one));
  });
}

function namesOne(pattern: RegExp, clause: string): boolean {
  const who = pattern.exec(clause)?.groups?.['who'];
  return who !== undefined && isPerson(who);
}
