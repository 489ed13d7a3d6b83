// Tells a word of completion that stands from one that its own sentence takes back: `done, but plan pending`.
import { alternatives } from './status/alternatives.ts';
import { behindWord, withoutCheck } from './status/check-marks.ts';
import { beginsWithCondition } from './status/condition.ts';
import { hasDissent } from './status/dissent.ts';
import { REFUSALS, REFUSALS_ELSEWHERE, REFUSALS_IN_ENGLISH } from './status/refusals.ts';
import { ofTheMatter, speaksAgainst } from './status/withheld.ts';
import { normal, wordOf } from './vocabulary.ts';

/** What a word is said of: a person's approval, a step of a run, or the whole run. */
export type Extent = 'approval' | 'step' | 'run';

/** Words by themselves, also where they begin or end with a letter that has an accent. */
const alone = (...words: readonly string[]) => `(?<![\\wÀ-ÿ])(?:${alternatives(...words)})(?![\\wÀ-ÿ])`;

/** One of the answers of no, anywhere. */
export const REFUSED: string = alone(...REFUSALS);

/** The end of a clause: a word before it says something of what was named, else of the word after it. */
const CLAUSE_END = String.raw`(?=\s*(?:$|[,;:.)—–]|\s-\s))`;
const CLAUSE_START = String.raw`(?<=^[\s:(—–,?-]{0,8}|[,;.(—–]\s{0,4}|\s-\s)`;

/** One of them after a word that said yes; elsewhere than in English as a remark, not what was made. */
const REFUSED_SAID = alternatives(
  alone(...REFUSALS_IN_ENGLISH),
  `${CLAUSE_START}${alone(...REFUSALS_ELSEWHERE)}`,
  `${alone(...REFUSALS_ELSEWHERE)}${CLAUSE_END}`,
);

/** In other languages than English, as a remark by itself: it is open, or does not hold for good. */
const OPEN_WORDS = alternatives(
  'vorläufig\\w*|offen|unvollständig|ausstehend\\w*|zurückgesetzt',
  'provisoire\\w*|partiel\\w*|incomplet\\w*|en attente|annulée?',
  'provisional\\w*|parcial\\w*|incomplet[oa]s?|pendientes?|pendentes?|anulad[oa]',
);
/** What is negated: `noch nicht geprüft`, not `nicht blockierend`. */
const JUDGED_ELSEWHERE = alternatives(
  'abgeschlossen|fertig|freigegeben|genehmigt|geprüft|getestet|bestätigt|abgenommen|erledigt|vollständig',
  'implementiert|umgesetzt|final|endgültig|gültig|aktuell|bereit|offiziell',
);
/** What they begin with goes on with whom or what it hangs on: `pendiente de revisión`. */
const OF_WHAT = '(?=\\s+(?:\\(|de|del|da|do|von|bei|bis|par|por|ist|sind|bleib\\w{1,3})(?![\\wÀ-ÿ]))';
const OPEN_ELSEWHERE = alternatives(
  `${alone(OPEN_WORDS)}(?:${CLAUSE_END}|${OF_WHAT})`,
  alone(
    `(?:noch )?nicht (?:mehr |ganz |vollständig |final )?(?:${JUDGED_ELSEWHERE})`,
    'noch (?:nicht|kein\\w*|offen|unvollständig|ausstehend|zu|in)|teilweise',
    'pas (?:encore|tout à fait|(?:approuv|valid|accept|termin|test|vérifi|confirm|fini|complet)\\w*)',
    'partiellement|parcialmente|provisoirement|provisionalmente',
  ),
);

/** What a person or a run has yet to do with the work, or did with it. */
const JUDGED = alternatives(
  '(?:re-?)?approv\\w*|accept\\w*|agreed|cleared|confirmed|granted|given|signed|valid|final\\w*|ok(?:ay)?',
  'complete\\w*|done|finished|verified|reviewed|tested|checked|decided|determined|settled|resolved',
);
const NOT = String.raw`(?:\b(?:not|never|cannot)|n['’]t)`;

/** What is to be done with work that was called done. */
const TO_REDO = 're-?done|re-?made|re-?peated|re-?run|re-?written|re-?worked|reverted|rolled back|undone';
/** The same, where nothing says that it is for later. */
const TO_CHANGE =
  're-?vised|re-?visited|fixed|corrected|changed|continued|extended|improved|adjusted|amended';
const FOR_LATER =
  '[^,;.)—–]{0,60}\\b(?:later|afterwards?|follow-?ups?|future|next|v\\d\\w*|versions?|phases?|releases?)\\b';
/** What the product does, when: `must be changed on login`. */
const WHEN = '\\s+(?:on(?! (?:\\d|(?:mon|tues|wednes|thurs|fri)day))|upon|if|when\\w*|at|per|via|through)\\b';
/** What was done to take it back. */
const UNDONE_AGAIN = '(?:rolled[- ]back|backed out(?! of)|undone)';
/** It is said by somebody who does not stand by it. */
const UNSURE = alternatives(
  `(?:unsure|uncertain)(?=\\s+(?:about|whether|if|of|that|how)\\b)`,
  `(?:${alternatives(
    'unsure|uncertain|perhaps|maybe|presumably|supposedly',
    'tentative(?:ly)?|provisional(?:ly)?|preliminar(?:y|ily)',
  )})${CLAUSE_END}`,
  '(?:provisionally|tentatively|preliminarily) by',
  '(?:perhaps|maybe|presumably|supposedly) (?:not|too early|done|complete\\w*|incomplete|wrong|broken)',
  '(?:provisional|tentative|preliminary) (?:approval|sign-?off|acceptance|decision|status|result|yes)',
);
/** Words before a remark that speak of nothing else than what was called done. */
const OF_THIS = `(?:(?:${alternatives(
  'but|and|then|now|later|again|since|still|already|only|just|very|it|this|that|which|all|everything|i|am',
  'has|have|had|was|were|been|be|is|are|got|as|(?:the )?(?:work|task|step|approval|status|result|end)',
)})\\s+){0,4}`;
/**
 * What takes it back where it is the remark itself. With another subject before it (`payments are rolled
 * back on failure`) or a thing after it (`provisional booking endpoint`) it tells what was made.
 */
const REMARK = `${CLAUSE_START}${OF_THIS}(?:${alternatives(
  `(?:to|must|must now|should|needs? to|has to|have to) be (?:${alternatives(
    `(?:${TO_REDO})\\b(?!${WHEN})`,
    `(?:${TO_CHANGE})\\b(?!${WHEN})(?!${FOR_LATER})`,
  )})`,
  `${UNDONE_AGAIN}\\b`,
  UNSURE,
)})`;

/** After any word that says yes, an approval too: it is yet to come, or does not hold any more. */
const NOT_HELD = alternatives(
  REFUSED_SAID,
  `${NOT}\\s+(?:yet|(?:yet |really |quite |fully |all |be |been )?(?:${JUDGED}))\\b`,
  `\\b(?:${alternatives(
    `yet to|to be (?:${JUDGED})|await\\w*|waiting (?:for|on)|unless|until(?! (?:end of )?\\d)|partially`,
    'in part|no longer|re-?opened|reverted|superseded|tbd|wip|retrying',
    'partial (?:implementation|coverage|work|results?|delivery)|(?:is|are|now) stale',
    '(?:needs?|requires?|under|to) re-?work\\w*|re-?work (?:needed|required|requested|pending)',
    '(?:still|is|are|approval|review|sign-?off|decision|confirmation|answer) pending',
  )})\\b`,
  `${CLAUSE_START}(?:pending|todo)\\b`,
  REMARK,
  `${CLAUSE_START}(?:${OPEN_ELSEWHERE})`,
  `\\b(?:partial|stale|todo|to[- ]do)${CLAUSE_END}`,
);

/** What is yet to be seen to by somebody. */
const UNPROVEN = 'un(?:verified|reviewed|tested|approved|confirmed|signed|resolved|settled)';

/** What was `requested in review` was asked for there; the work is in none. */
const IN_REVIEW =
  '(?<!\\b(?:requested|asked for|raised|found|noted|wanted|made|changed|fixed) )(?:under|in) review';

const TESTS = '(?:tests?|specs?|suites?|builds?|ci|checks?|cases?|pipelines?)';
/** Words that go on to what became of it; after any other it is as it was. */
const BECAME = '(?:(?!\\b(?:not|never|no|until|once|when|if|must|should|will|to)\\b)[^;]){0,100}?\\b';
/** Tests that are red on purpose, or went green: `RED: 3 tests red, GREEN: 3 tests pass`. */
const ON_PURPOSE =
  'green|pass(?:es|ed|ing)?|fixed|intended|expected|planned|by design|on purpose|intentional(?:ly)?';
const RED_FIRST = '(?<!\\b(?:red ?[:=(—–-]|expected|intended|intentionally|first|initially)[^;]{0,60})';
/** `from`, `in` a tool that keeps them: no fault of the work. */
const KEPT_IN = '(?! (?:in|from|on|at|to) (?:github|gitlab|jira|linear|sentry)\\b)';
const SO_MANY = alternatives(
  '\\d{1,4}|an?|some|several|many|few|two|three|four|five|other|known|open|remaining|unresolved|minor|major',
  'serious|critical|blocking|failing|test|lint|type|build|compile',
);
/** `2 tests red`, `with errors`: what was made does not work. */
const FAULTY = alternatives(
  `${RED_FIRST}\\b(?:${TESTS}|\\d{1,5}(?= broken)) (?:(?:is|are|still|now|stays?|went) ){0,2}` +
    `(?:red|broken)${CLAUSE_END}(?!${BECAME}(?:${ON_PURPOSE})\\b)`,
  `${CLAUSE_START}(?:(?:but|finished|ended|exited|ran) )?with (?:(?:${SO_MANY}) ){0,2}` +
    `(?:errors|failures|problems|issues|bugs)${KEPT_IN}` +
    `(?:${CLAUSE_END}|(?= (?:in|on|at|that|which|to|left|open|remaining)\\b))`,
);
/** What was made of changes that were needed. */
const MADE = '(?:made|applied|implemented|incorporated|included|integrated|merged|done|addressed|fixed)';
/** `changes needed`: what was made does not stay as it is. */
const CHANGES =
  '(?:changes?|fix(?:es)?|edits?|corrections?|revisions?) (?:(?:is|are|still|were) )?' +
  `(?:(?:needed|required|necessary|outstanding)\\b|requested${CLAUSE_END})(?!${BECAME}${MADE}\\b)`;

/** After the end of a step as well: something of it is left. An approval may name that and hold. */
const LEFT = alternatives(
  `\\b(?:${alternatives(
    'but|except|excluding|only|pending|yet|incomplete|unfinished|in[-_ ]progress',
    'blocked (?:by|on|at)',
    'still (?:to|open|running|failing|missing|being|in|under|needs?|a)|almost|nearly|mostly',
    `${IN_REVIEW}|needs?|${UNPROVEN}`,
    '(?:without|minus) (?:ac|fr|nfr|us|req|uc|sc|t)[- ]?\\d+',
  )})\\b`,
  `${CLAUSE_START}(?:(?:the )?(?:first|second|other|one|only|just) )*half(?: of (?:it|the work|them))?` +
    `(?: (?:of it )?(?:done|way|finished))?${CLAUSE_END}`,
  `${CLAUSE_START}(?:half|part)[- ](?:done|way|finished)${CLAUSE_END}`,
  `${CLAUSE_START}(?:to )?(?:redo|repeat|re-?run)(?: (?:it|this|all))?${CLAUSE_END}`,
  `\\b(?:${alternatives(
    'blocked|draft(?:s|ed)?|open|left|missing|outstanding|remain(?:s|ing)?|fail(?:s|ed|ing)?|proposed',
  )})${CLAUSE_END}`,
  FAULTY,
  `\\b(?:${CHANGES})`,
  `${NOT}\\s+(?:\\w{1,20}\\s+)?(?:${alternatives(
    'all|ready|run|pass\\w*|work\\w*|synced|applied|everything|fixed|green|implemented',
  )})\\b`,
);

/** After the end of a run any of these words, wherever it stands: a run believed too early is lost. */
const ANYWHERE = alternatives(
  'not|never|pending|until|unless|yet|await\\w*|waiting (?:for|on)|partial\\w*|in part|no longer|to be',
  're-?open\\w*|revert\\w*|re-?work\\w*|superseded|stale|todo|to[- ]do|tbd|wip|retry\\w*|retries|next',
  'but|except|excluding|only|still|open|draft\\w*|proposed|remain\\w*|incomplete|unfinished|blocked|failed',
  'in[-_ ]progress',
);
/** The same after words that say that all is well; a run that failed has such things left and is over. */
const UNDONE = alternatives(
  `failing|fails|needs?|missing|outstanding|almost|nearly|mostly|left|${IN_REVIEW}`,
  UNPROVEN,
  CHANGES,
);

const pattern = (...lists: readonly string[]) => new RegExp(alternatives(...lists), 'i');

const TAKES_BACK: Readonly<Record<Extent, RegExp>> = {
  approval: pattern(NOT_HELD),
  step: pattern(NOT_HELD, LEFT),
  run: pattern(
    REFUSED_SAID,
    REMARK,
    `${CLAUSE_START}(?:${OPEN_ELSEWHERE})|${alone(OPEN_WORDS)}${CLAUSE_END}`,
    `${CLAUSE_START}(?:rolling back|(?:to|must) redo)\\b`,
    `\\b(?:${ANYWHERE})\\b`,
    "n['’]t\\b",
  ),
};
const TAKES_BACK_WELL = pattern(`\\b(?:${UNDONE})\\b`, FAULTY);

/** Words of an end that is none of success. */
const GAVE_UP: ReadonlySet<string> = new Set('failed fail cancelled canceled aborted terminated'.split(' '));

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
const TRIES = '(?:iterations?|cycles?|rounds?|attempts?|tr(?:y|ies)|retr(?:y|ies)|revisions?)';
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

const everywhere = (...lists: readonly string[]) => new RegExp(alternatives(...lists), 'gi');

/** In other languages: there is none of it. */
const NONE_ELSEWHERE = alone(
  'kein\\w*|nichts|nicht|sin|sem|senza|geen|nada|ning[uú]n\\w*|nenhum\\w*|aucune?s?|nessun\\w*',
);

/** What says nothing against any end: that nothing is left, what was settled, how often it was tried. */
const SAYS_NOTHING = everywhere(
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
const LATER = everywhere(
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

/** `phase 1 of 3`, `2/5`; a date has a third number, and a loop may end before its last iteration. */
const COUNTED = new RegExp(
  String.raw`(?<![\d/])(?<!\b${TRIES} )(\d{1,4})\s*(?:of|\/)\s*(\d{1,4})` +
    String.raw`(?![\d/])(?!\s+(?:\w{1,20}\s+)?${TRIES}\b)`,
  'gi',
);
/** In a step alone what is counted may be something else than its work: `3 of 5 colours dropped`. */
const OF_WORK = new RegExp(
  String.raw`^\s*(?:$|[,;:.)—–-]|(?:sub-?)?(?:steps?|tests?|tasks?|phases?|parts?|stages?|stories|files?` +
    '|specs?|items?|requirements?|sections?|modules?|slices?|chunks?|units?|waves?|batches|milestones?' +
    '|endpoints?|screens?|components?|scenarios?|criteria|acs?|pages?|layers?|done|green' +
    String.raw`|complete\w*|finished|pass\w*)\b)`,
  'i',
);
/** `(11/30)` and `on 3/4`: a day. Both parts have two digits, the day is no month, and nothing is counted. */
const DAY = everywhere(
  String.raw`${CLAUSE_START}(?:0[1-9]|1[0-2])\/(?:0[1-9]|1[3-9]|2\d|3[01])${CLAUSE_END}`,
  String.raw`\b(?:on|since|by|due) \d{1,2}\/\d{1,2}\b`,
);
/** A step's own place among the others: `completed (stage 3 of 7)`. */
const OWN_PLACE = /\bstage\s+\d{1,2}\s*(?:of|\/)\s*\d{1,2}/gi;
/** `, 80%`, `(80% done)`; `coverage 87%` measures something else. */
const PERCENT = new RegExp(
  String.raw`(?:^|[,;:(—–-])\s*(?:about |at |ca\.? |~ ?)?(\d{1,3})(?:\.\d{1,4})?\s?%` +
    String.raw`\s*(?:$|[,;).—–-]|done|complete|finished)`,
  'gi',
);

/** An answer that is `no` alone: `Architecture sign-off: no`. */
const NO = /^[\s:(—–-]*no\b[\s.!]*(?:$|[,;:)(—–-])/i;

/**
 * Does prose after the word take it back? To be asked of words that end or approve something alone. In doubt
 * a run has not ended, since work is lost otherwise; a step is done and an approval given, since work would
 * be done twice and a person asked twice.
 */
export function isTakenBack(found: string, extent: Extent = 'run', hangs = true): boolean {
  const word = wordOf(withoutCheck(found));
  // No sign parts it from its word: `done once CI is green`.
  const more = word.replace(/^[^\s:;]+/, '');
  const behind = behindWord(found);
  const isApproval = extent === 'approval';
  if (hangs && more !== '' && beginsWithCondition(more + behind, isApproval)) return true;
  if (hangs && isApproval && more !== '' && hasDissent(more + behind)) return true;
  return takesBack(behind, extent, { gaveUp: GAVE_UP.has(normal(word)), hangs });
}

/** Longer prose than this is cut. UTF-16 units. */
const LONGEST = 2_000;

/** The same of the prose alone, as it follows the word or the name of what is approved. */
export function takesBack(
  prose: string,
  extent: Extent,
  { gaveUp = false, hangs = true }: { readonly gaveUp?: boolean; readonly hangs?: boolean } = {},
): boolean {
  const isApproval = extent === 'approval';
  const all = prose.slice(0, LONGEST);
  const said = isApproval ? ofTheMatter(all.replaceAll('*', '')) : all;
  // Most words stand alone, and the expressions below take a tenth of a small scan to compile.
  if (said.trim() === '') return false;
  if (hangs && !gaveUp && beginsWithCondition(said, isApproval)) return true;
  const later = extent === 'run' ? said : said.replace(LATER, ' ');
  const rest = later.replace(SAYS_NOTHING, ' ');
  if (TAKES_BACK[extent].test(rest)) return true;
  // Where nothing hangs on the words they say what the answer was: `answered, deferred to v2`.
  if (isApproval) return NO.test(rest) || (hangs && speaksAgainst(said));
  if (extent === 'run' && !gaveUp && TAKES_BACK_WELL.test(rest)) return true;
  return isPartOf(rest, extent);
}

/** Whether numbers say that a part of the whole is done alone. */
function isPartOf(prose: string, extent: Extent): boolean {
  const dated = prose.replace(DAY, ' ');
  const counted = extent === 'step' ? dated.replace(OWN_PLACE, ' ') : dated;
  const parts = [...counted.matchAll(COUNTED)].filter(
    ({ index, 0: all, 1: part, 2: whole }) =>
      Number(part) < Number(whole) &&
      (extent === 'run' || OF_WORK.test(counted.slice(index + all.length, index + all.length + 40))),
  );
  return parts.length > 0 || [...prose.matchAll(PERCENT)].some(([, part]) => Number(part) < 100);
}
