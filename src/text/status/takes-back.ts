// Words that take a status back: that it is yet to come, holds no more, or leaves something open.
import { alternatives } from './alternatives.ts';
import { alone, CLAUSE_END, CLAUSE_START, NOT, OPEN_WORDS, UNPROVEN } from './clause.ts';
import { REFUSALS, REFUSALS_ELSEWHERE, REFUSALS_IN_ENGLISH } from './refusals.ts';

/** What a word is said of: a person's approval, a step of a run, or the whole run. */
export type Extent = 'approval' | 'step' | 'run';

/** One of the answers of no, anywhere. */
export const REFUSED: string = alone(...REFUSALS);

/** One of them after a word that said yes; elsewhere than in English as a remark, not what was made. */
const REFUSED_SAID = alternatives(
  alone(...REFUSALS_IN_ENGLISH),
  `${CLAUSE_START}${alone(...REFUSALS_ELSEWHERE)}`,
  `${alone(...REFUSALS_ELSEWHERE)}${CLAUSE_END}`,
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

/** After any end, as the remark itself: the work goes on. */
const GOES_ON_AGAIN = `${CLAUSE_START}${OF_THIS}(?:${alternatives(
  '(?:running|started|starting|begun|going on|active|live|picked up|taken up) again\\b(?! (?:once|twice)\\b)',
  '(?:starting over|started over)\\b',
  `(?:under ?way|ongoing|running)${CLAUSE_END}`,
)})`;

/** The same of a run. A step may have been resumed, or given back, and is done nevertheless. */
const GOES_ON = `${CLAUSE_START}${OF_THIS}(?:${alternatives(
  '(?:resum(?:ed|ing)|re-?start(?:ed|ing)|re-?activated|revived|re-?launched)\\b' +
    // How often it did before it ended says nothing.
    '(?! (?:once|twice|thrice|(?:\\d{1,4}|several|many|a few) times)\\b)',
  // What goes on under another name is over itself: `continued in 004-search`.
  '(?:continu(?:ed|ing)|picked up)\\b(?! (?:once|twice|in|as|by|with|under|elsewhere)\\b)',
  '(?:(?:going|gone|sent|went|put|moved|set|reset) )?back (?:to|in|at|on|into)\\b',
  alone(
    'fortgesetzt|wieder ?aufgenommen|neu ?gestartet|wieder (?:aktiv|gestartet)|läuft (?:wieder|weiter)',
    'repris|reprise|relancée?|redémarrée?|reanudad[oa]|reiniciad[oa]|retomad[oa]|ripres[oa]|hervat',
  ),
)})`;

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

/** What takes back a word that is said of it. */
export const TAKES_BACK: Readonly<Record<Extent, RegExp>> = {
  approval: pattern(NOT_HELD),
  step: pattern(NOT_HELD, LEFT, GOES_ON_AGAIN),
  run: pattern(
    REFUSED_SAID,
    REMARK,
    GOES_ON,
    GOES_ON_AGAIN,
    `${CLAUSE_START}(?:${OPEN_ELSEWHERE})|${alone(OPEN_WORDS)}${CLAUSE_END}`,
    `${CLAUSE_START}(?:rolling back|(?:to|must) redo)\\b`,
    `\\b(?:${ANYWHERE})\\b`,
    "n['’]t\\b",
  ),
};
/** The same of a run of which the word says that all is well. */
export const TAKES_BACK_WELL = pattern(`\\b(?:${UNDONE})\\b`, FAULTY);
