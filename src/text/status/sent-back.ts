// Answers to work that does not pass, in other words than a refusal: `sent back by Ann`, `on hold`.
import { alternatives, CLAUSE_END, CLAUSE_START, OF_THIS } from './remarks.ts';

/** Before such a word in its clause: it is yet to come, `until approved`. */
const YET = `(?<!\\b(?:${alternatives(
  'not|never|no|no ?body|until|till|unless|once|when|if|must|should|will|to|be|before|yet|cannot|can|may',
)})\\b[^,;.)(—–]{0,60}|n['’]t[^,;.)(—–]{0,60})`;
/** It went well in the end: `sent back once, now approved`, `changes requested in round 1 are in`. */
const NOT_SETTLED = `(?!.{0,140}?\\b${YET}(?:${alternatives(
  'approved|cleared|accepted|signed|yes|ok(?:ay)?|passed|agreed|certified|granted',
  'made|applied|implemented|incorporated|included|integrated|merged|done|addressed|fixed|resolved|settled',
  'closed|answered|handled|met|lifted|over|(?:are|is|went|all|now|were) in(?!\\s*\\w)',
)})\\b)`;

/** Clauses that begin with a day as well: `2026-11-02 on hold`. */
const START = `(?:${CLAUSE_START}|(?<=\\d{4}-\\d{2}-\\d{2}[\\dTZ:.+]{0,20}\\s{1,4}))`;
const REMARK = `${START}${OF_THIS}`;
/** And with who says it: `Ann: on hold`. */
const REMARK_OF = `(?:${START}|(?<=^[\\s:(—–-]{0,8}[\\w.@’'-]{1,24}:\\s{1,4}))${OF_THIS}`;

/** At the end of the remark, or with who, why or for how long. */
const BY_WHOM = `(?:${CLAUSE_END}|(?=\\s+(?:[(\\d]|(?:${alternatives(
  'by|to|for|from|at|on|in|until|till|because|pending|due|with|as|while|since|again|twice|once|now|after',
  'today|yesterday|indefinitely',
)})(?!\\w))))`;

const HOW_MANY = `(?:(?:${alternatives(
  'some|many|several|few|a|two|three|four|five|\\d{1,3}|more|further|additional|other|the|these|those|such',
  'minor|major|big|small|large|serious|substantial|important|design|scope|security|api|text|his|her|their',
)}) ){0,3}`;
const CHANGES = `(?:${alternatives(
  'changes?|revisions?|corrections?|amendments?|rework|redesign|rewrite|re-?submission|improvements?',
  '(?:more|further|additional) work|another (?:round|look|iteration|pass|draft)',
)})`;

/** After any word that says yes: the work went back to those who made it. */
export const SENT_BACK: string = alternatives(
  // `sent back by Ann`, `pushed back`; `orders sent back by customers` has another subject
  `${REMARK_OF}(?:sent|pushed|handed|kicked|bounced|passed|thrown|given) back${BY_WHOM}${NOT_SETTLED}`,
  `${REMARK_OF}(?:returned|sent) (?:to the (?:author|architect|team|agent|drawing board)|${alternatives(
    'for (?:re-?work|changes|revision|correction|fixes|improvement|another|more)',
  )})\\b${NOT_SETTLED}`,
  // `changes requested by Ann`, `some changes demanded`
  `${REMARK_OF}${HOW_MANY}${CHANGES} (?:(?:is|are|were|was) )?(?:requested|demanded|wanted|asked for)` +
    `${BY_WHOM}${NOT_SETTLED}`,
);

/** Somebody has said yes before, so that what is needed does not stand in its way. */
const NOT_APPROVED =
  '(?<!\\b(?:approved|cleared|accepted|signed|agreed|passed|yes|ok(?:ay)?|good|fine)\\b.{0,120})';
/** Of the scope rather than of the answer, once something else was said: `Ann, deferred to v2: export`. */
const OF_SCOPE = '(?<!\\w.{0,120})';
const TO_SCOPE =
  '(?!\\s+(?:to|for|until) (?:the |a )?(?:(?:next|later) )?(?:v\\d|phase|release|version|backlog|follow))';

const PUT_OFF = 'deferred|postponed|delayed|adjourned|tabled|shelved|parked|suspended|paused|halted|stalled';
const ASIDE = '(?:(?:currently|temporarily|please|put|placed|set|kept|held)\\s+)?';
const THIS = '(?:it|this|that|the (?:adr|architecture|design|plan|spec|change|proposal))';

/** Of a person's approval alone: it was not given. A step or a run may tell such things of what it made. */
export const NOT_GIVEN: string = alternatives(
  '(?:^|[\\s:(—–,;-])[❌✗✘✖⛔🚫🛑👎⏳⌛⏸🚧]',
  `${REMARK_OF}${ASIDE}on hold${BY_WHOM}${NOT_SETTLED}`,
  `${REMARK_OF}(?:blocked|held (?:back|up)|stopped|vetoed|turned down|struck down|voted down)${BY_WHOM}` +
    NOT_SETTLED,
  `${REMARK}${OF_SCOPE}(?:${PUT_OFF})${BY_WHOM}${NOT_SETTLED}`,
  `${REMARK}(?:${PUT_OFF})${BY_WHOM}${TO_SCOPE}${NOT_SETTLED}`,
  `${REMARK}(?:returned|bounced)(?:${CLAUSE_END}|(?= (?:by|to|unsigned|unapproved)\\b))${NOT_SETTLED}`,
  // `Ann said no`, `voted against it`, `Ann objects`
  "(?<!\\b(?:no ?body|none|never|not|no one|no-one|n['’]t|(?:first|once|initially)) )" +
    `\\b(?:sa(?:id|ys)|vote[ds]?|answer(?:ed|s)|repli(?:ed|es)) (?:no|nay|against)(?: (?:to )?${THIS})?` +
    `(?:${CLAUSE_END}|(?= (?:on|in|for|again|because|at|today|yesterday)\\b))${NOT_SETTLED}`,
  '(?<!\\b(?:no ?body|none|never|not|no one|no-one) )' +
    `\\b(?:object(?:s|ed)|disagree[sd]|disapproves)(?:${CLAUSE_END}|(?= (?:to|with|on)\\b))${NOT_SETTLED}`,
  // `needs changes (Ann)`, `Ann asked for changes`
  `${NOT_APPROVED}\\b(?:needs?|requires?|wants?)\\s+${HOW_MANY}${CHANGES}\\b${NOT_SETTLED}`,
  `${NOT_APPROVED}${REMARK}${HOW_MANY}${CHANGES} (?:(?:is|are) )?` +
    `(?:needed|required|necessary|outstanding)\\b${NOT_SETTLED}`,
  `\\b(?:request(?:s|ed)|ask(?:s|ed) for|want(?:s|ed)|demand(?:s|ed))\\s+${HOW_MANY}${CHANGES}\\b` +
    NOT_SETTLED,
  // in other languages
  `${REMARK}(?:${alternatives(
    'zurückgestellt|vertagt|verschoben|blockiert|zurückgegeben|änderungen (?:gewünscht|verlangt|nötig)',
    '(?:mis |mise )?en pause|reportée?|ajournée?|bloquée?|renvoyée?|modifications (?:demandées|requises)',
    'aplazad[oa]|pospuest[oa]|bloquead[oa]|devuelt[oa]|cambios (?:solicitados|requeridos|necesarios)',
    'rinviat[oa]|bloccat[oa]|adiad[oa]|uitgesteld|geblokkeerd',
  )})(?![\\wÀ-ÿ])`,
);
