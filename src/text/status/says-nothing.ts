// Words that take nothing of a status back: that nothing is left, what was settled, what is for later.
import { alternatives } from './alternatives.ts';
import { alone, CLAUSE_END, CLAUSE_START, NOT, OPEN_WORDS, UNPROVEN } from './clause.ts';

const everywhere = (...lists: readonly string[]) => new RegExp(alternatives(...lists), 'gi');

/** What may be left, and says nothing where there is none of it. */
const SOME = `(?:${alternatives(
  'pending|open|remain\\w*|left|outstanding|missing|fail(?:s|ed|ing|ures?)?|errors?|blocked|blockers?',
  'incomplete|unfinished|proposed|partial\\w*|re-?opened|reverted|re-?work\\w*|retry\\w*|retries|superseded',
  'stale|todo|to[- ]do|tbd|wip|rejected|refused|denied|declined|withdrawn|revoked|in[-_ ]progress|needs?',
  'next|draft\\w*',
  `${UNPROVEN}|awaited|awaiting`,
)})`;
/** The same, and what there may be none of; what is `no longer needed` is another matter. */
const ANY = `(?:${alternatives(
  SOME,
  'red|broken|issues?|problems?|bugs?|redone|undone|offen\\w*|ausstehend\\w*|pendientes?',
  '(?<!\\blonger )(?:needed|required|requested|necessary)',
)})`;
/** Words of a sentence that go on with the same thing; after any other a new statement begins. */
const ON = String.raw`(?!(?:${alternatives(
  'but|except|only|yet|and|or|nor|not|never|to|be|being|until|unless|must|should|will|would|when|once|if',
  'after|before',
)})\b)[\w-]{1,30}`;
/** What a loop may need some of. */
export const TRIES = '(?:iterations?|cycles?|rounds?|attempts?|tr(?:y|ies)|retr(?:y|ies)|revisions?)';
const SETTLED = `(?:${alternatives(
  'closed|resolved|settled|answered|fixed|addressed|cleared|accepted|handled|decided|deferred|parked|waived',
  'filed',
)})`;
const INSTRUCTED = alternatives(
  'change|touch|edit|modify|alter|re-?open|revert|re-?work|retry|redo|repeat|re-?run|restart|delete|remove',
  'rewrite|regenerate|start|begin|ask',
);
const AGAIN = '(?:completed?|done|resolved|closed|approved|fixed|finished|passed|answered|settled)';

const NIL = '(?:0|none|nothing|nil|zero|n\\/a|keine?|nichts|aucune?|ningun[oa])';
/** What there is none of, after the word that says so: `no open issues`. */
const OF_WHICH = '(?:\\s+(?:errors?|failures?|problems?|issues?|bugs?))?';

/** In other languages: there is none of it. */
const NONE_ELSEWHERE = alone(
  'kein\\w*|nichts|nicht|sin|sem|senza|geen|nada|ning[uú]n\\w*|nenhum\\w*|aucune?s?|nessun\\w*',
);

/** What says nothing against any end: that nothing is left, what was settled, how often it was tried. */
export const SAYS_NOTHING = everywhere(
  // `reopened once, resolved again`
  String.raw`^.{0,200}(?<!\b(?:not|yet|until|to|be|never|when|once|if) )\b${AGAIN} again\b`,
  // `no open items left`, `0 of 12 failed`, `nothing pending, blocked or left`
  String.raw`\b(?:no|none|nothing|without|zero|neither|keine?|nichts|0(?:\s*(?:of|/)\s*\d{1,4})?)\s+` +
    String.raw`(?:${ON}\s+){0,3}${ANY}\b${OF_WHICH}(?:\s*(?:,|and|or|nor)\s+${ANY}\b){0,3}`,
  // `failed: 0`, `open questions: none`
  String.raw`\b${ANY}(?:\s+${ON}){0,3}(?:\s*[:=]\s*(?:${NIL}\b|no${CLAUSE_END})|\s+0\b)` +
    String.raw`(?!\s*(?:[./%]|of)\s*\d)`,
  // `all open findings closed`, `2 risks remain and are accepted`
  String.raw`\b${ANY}(?:\s+${ON}){0,3}(?:,?\s+(?:and|are|is|all|both|now|were|was)){0,3}\s+${SETTLED}\b`,
  // `sin tareas pendientes`, `nicht mehr offen`, `aucun point en attente`
  `${NONE_ELSEWHERE}\\s+(?:[\\wÀ-ÿ]{1,30}\\s+){0,3}?${alone(OPEN_WORDS)}`,
  // `not blocked`, `not needed`, `didn't need fixes`
  String.raw`${NOT}\s+(?:${SOME}|blocking|applicable|necessary|relevant|` +
    String.raw`(?:need|require|change|affect|touch|break|matter)\w*)\b` +
    String.raw`(?:\s+(?:any |further |more )?${SOME}\b)?`,
  // `do not change the ADR any more`: an instruction
  String.raw`(?:\b(?:do|must|should|may|shall)\s+not|\b(?:don|mustn|shouldn)['’]?t|\bnever)\s+` +
    String.raw`(?:${INSTRUCTED})\b[^.;)—–]{0,80}`,
  // `retry 1 succeeded`, `after rework`, `2 retries`
  String.raw`\bretr(?:y|ies)\s*[:#=]?\s*\d{1,4}\b|\b\d{1,4}\s+(?:retr(?:y|ies)|re-?works?)\b|\bre-?worked\b`,
  String.raw`\bafter\s+(?:(?:a|an|the|one|two|three|some|\w{1,3}) )?` +
    String.raw`(?:re-?work\w*|retry\w*|retries|revert\w*|re-?open\w*)\b`,
  // what comes after a run
  String.raw`\bnext\s*:?\s+(?:is )?(?:the )?(?:feature|milestone|release|version|project|epic|sprint)\b`,
  String.raw`\bready to be (?:shipped|released|deployed|merged|archived|closed|planned|implemented|built)\b`,
  String.raw`\bvalid (?:until|unless)\b|\bunless (?:otherwise )?(?:noted|stated)\b`,
  String.raw`\bneeds? (?:no|nothing)\b(?:\s+${ON})?`,
);

/** When something is looked at again. */
const DAY_OR_MONTH = String.raw`(?:\d{4}(?:-\d{2}){0,2}|q[1-4]|h[12]|${alternatives(
  '(?:jan|febr)(?:uary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?',
  '(?:sept?|oct|nov|dec)(?:em|o)?(?:ber)?',
  '(?:mon|tues|wednes|thurs|fri|satur|sun)day|spring|summer|autumn|fall|winter',
  '(?:day|week|month|quarter|year)s?',
  'feb|launch|go-?live|rollout|pilot|beta|sprint|retro(?:spective)?',
)})\b`;

/** What says nothing against a step or an approval: work that is for later, and what was made on purpose. */
export const LATER = everywhere(
  // `3 advisory still open, none blocking`
  String.raw`\b(?:still|only|${SOME})(?:[\s,(—–-]+${ON}){0,4}[\s,(—–-]+(?:none|not?|non)` +
    String.raw`(?: of (?:them|these|which))?(?: (?:is|are))?[\s-]+block\w*`,
  // `only minor notes`, `2 non-blocking findings left`
  String.raw`\b(?:only )?(?:\d{1,4} )?(?:minors?|advisor(?:y|ies)|nits?|cosmetic|non-?blocking|trivial)\b` +
    String.raw`(?:\s+${ON}){0,3}`,
  // `awaiting tasks stage`
  String.raw`\b(?:await\w*|pending|waiting for)\s+(?:the )?` +
    String.raw`(?:(?!review|approv|sign|test|verif|confirm|qa)\w{1,20}\s+){0,2}` +
    String.raw`(?:stage|phase|step|milestone|feature|merge|deploy\w*|release)\b(?! (?:review|approv|sign))`,
  // `14 failing tests written (red)`
  String.raw`\bfail\w*\s+(?:\w{1,20}\s+){0,3}` +
    String.raw`(?:written|added|committed|certified|in place|as (?:expected|intended)|by design)\b`,
  // `but see ADR-3`
  String.raw`\bbut (?:please )?(?:see|cf\.?|read|note) (?:also )?(?:the )?` +
    String.raw`(?:[a-z]{2,}-\d+|#\d+|§|(?:adr|section|notes?|comments?|remarks?|tickets?)\b|\S+\.md\b)`,
  // `to be revisited in March`
  String.raw`\b(?:to|must|should|will) be (?:re-?(?:visited|viewed|assessed|evaluated|considered|checked)` +
    '|(?:looked at|checked|discussed) again)(?: again)? ' +
    '(?:(?:in|on|by|from|after|before|every|each|at the end of) )?' +
    String.raw`(?:(?:early|mid|late|the|an?|one|two|three|six|next|\d{1,3}) )*${DAY_OR_MONTH}`,
  // `implementation has not started yet`
  String.raw`(?:\b(?:is|are|has|have|was)|${CLAUSE_START})(?: ?not|n['’]t) (?:yet )?` +
    String.raw`(?:started|begun|planned|scheduled|deployed|released|shipped|merged)(?: yet)?\b`,
);

/** What says nothing against an end that is none of success: why it came. */
export const WHY_IT_ENDED: RegExp = everywhere(
  `${CLAUSE_START}(?:went |became |was |is |being )?` +
    `(?:stale|stuck|incomplete|unfinished|blocked|failed|not (?:converging|progressing))${CLAUSE_END}`,
);
