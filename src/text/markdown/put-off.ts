// Words that say that an answer is still to come: alone, or with whom, where or when it is waited for.
import { namesAwaited } from './awaiting.ts';

/** Words that stand for what is to come. Signs too: `?? ask Ann`. */
const TO_COME =
  '[?？❓❔]{1,5}|tbd|tba|tbc|todo|to-do|not yet|(?:no answer|not answered|not decided)(?: so far| yet)?' +
  '|(?:still |yet )?to be (?:answered|decided|determined|defined|confirmed|clarified|discussed|filled in)';
/** Words that may be what is answered as well (`Pending for 30 days, then deleted`). */
const MAY_BE = 'pending|awaiting|waiting|unanswered|undecided';
const FIRST = new RegExp(String.raw`^(?:(${TO_COME})|${MAY_BE})(?![\p{L}\p{N}_])`, 'iu');

/** What stands in front of each thing that they wait for. */
const BETWEEN = /\s*[,;:()（）—–]\s*|\s-\s|[.!]\s+/u;
/** After a word that may be the answer a semicolon begins what is said of it: `pending; from PayPal`. */
const BETWEEN_STATE = /\s*[,:()（）—–]\s*|\s-\s|[.!]\s+/u;

const DAY = String.raw`\d{4}-\d\d-\d\d|\d{1,2}[./]\d{1,2}[./]?(?:\d{2,4})?|tomorrow|soon|Q[1-4]`;
const NEXT = String.raw`(?:next|this) (?:week|month|sprint|meeting|call)|(?:next )?\p{L}{3,6}day`;
const MONTH = 'january|february|march|april|may|june|july|august|september|october|november|december';
const UP_TO = '(?:(?:by|until|on|before|after|due|in) )?(?:the end of )?';
const WHEN = String.raw`${UP_TO}(?:${DAY}|${NEXT}|${MONTH})(?: \d{4})?`;
const WHEN_SOON = `${UP_TO}(?:${DAY}|${NEXT})`;
const PLACE = String.raw`#\d+|[A-Z]{2,10}-\d+|https?://\S{1,100}`;
const WHERE = `(?:(?:see|in) )?(?:the )?(?:ticket |issue )?(?:${PLACE})`;
const WHOM = 'ask|see|waiting for|awaiting|pending';
const WHOM_TOO = 'waiting on|assigned to|blocked by';
const DECIDE = 'decides?|answers?|confirms?|clarif(?:y|ies)|checks?|repl(?:y|ies)|tells?(?: us)?';

/** Each is the whole of what stands between two signs. */
const WAITS_EVER: readonly RegExp[] = [
  new RegExp(String.raw`^(?:please )?(?:${WHOM})\s+[\w@#.'’ /-]{1,60}$`, 'iu'),
  /^(?:with|from) [\p{L}@.'’ -]{1,60}$/iu,
  /^by (?!default\b)[\w@.'’ -]{1,60}$/iu,
  new RegExp(String.raw`^who (?:will )?(?:${DECIDE})(?: [\w.' -]{1,40})?$`, 'iu'),
  new RegExp(`^(?:${WHEN_SOON})$`, 'iu'),
  new RegExp(`^(?:${WHERE})$`, 'iu'),
  /^@[\w-]{1,40}$/u,
];
/** Beside words that mean nothing else: `Pending, in January`, `Pending, blocked by payment` are answers. */
const WAITS: readonly RegExp[] = [
  ...WAITS_EVER,
  new RegExp(String.raw`^(?:${WHOM_TOO})\s+[\w@#.'’ /-]{1,60}$`, 'iu'),
  new RegExp(`^(?:${WHEN})$`, 'iu'),
];
/** What tells that somebody is to be asked: when, where it is written down, or an account. */
const WAITS_LATER: readonly RegExp[] = [
  new RegExp(`^(?:${WHEN})$`, 'iu'),
  new RegExp(`^(?:${WHERE})$`, 'iu'),
  /^@[\w-]{1,40}$/u,
];
/** `Ann decides`, `the team will confirm it next week`: beside words that mean nothing else. */
const SOMEBODY = new RegExp(
  String.raw`^[\p{L}.'’-]{1,30}(?: [\p{L}.'’-]{1,30}){0,4} (?:${DECIDE})(?: it| this)?(?: ${WHEN})?$`,
  'iu',
);
/** `TBD (Ann)` */
const IN_BRACKETS = /\(\s*(?!default|initial|recommended)\p{L}[\p{L}.-]{0,30}\s*\)/iu;
/** `Pending Ann`: one word of a name, and none of a state, as `Pending Review` may be the answer. */
const NAMED = /^(?:pending|awaiting) (\p{Lu}[\p{Ll}’'-]{1,30})$/iu;
const STATES = [
  'order|user|account|invoice|only|review|room|list|refund|delivery|transfer|cancel|close|merge|pickup|check',
  'release|start|state|reply|write|sync|mail|e-?mail|draft|stock|claim|quote|offer|bid|contract|deal|lead',
  'ticket|task|job|item|parcel|package|return|exchange|charge|credit|debit|deposit|fund|money|cash|bank|form',
  'file|upload|download|import|export|report|audit|test|build|deploy|queue|batch|message|call|answer|input',
  'data|info|feedback|consent|proof|document|code|token|key|login|invite|request|vote|error|retry|hold|block',
  'archive|publish|print|scan|sale|cart|trial|upgrade|legal|api|system|server|browser|device|network|webhook',
  'stripe|paypal|owner|admin|customer|client|supplier|vendor|merchant|seller|buyer|partner|manager|team',
  'support|finance|member|guest|host|driver|worker|agent|staff|doctor|patient|student|teacher|parent|carrier',
  'courier|lender|author|editor|operator|moderator|reviewer|sender|receiver|provider|issuer|caller|person',
].join('|');
const OF_STATE = new RegExp(
  `(?:s|[ts]ion|ment|ing|ance|ence|ity|al|ed|ure|out|up|back|ness)$|^(?:${STATES})$`,
  'i',
);
/** `ask Ann`, and what may follow. With a capital (`Ask Stripe`) it is what a choice is called. */
const A_NAME = String.raw`\p{Lu}[\p{L}.'’-]{0,30}`;
const ASK = new RegExp(
  String.raw`^([Pp]lease )?(ask|Ask) (@(?=\w))?((?<=@)[\w-]{1,40}|${A_NAME})(?: ${A_NAME})?` +
    String.raw`(?:[ ,(–—-]+(\S.*?)\)?)?[.!]?$`,
  'u',
);
/** A question about how something is called is answered by such a name. */
const OF_NAMES =
  /(?:^|[^\p{L}])(?:status|state|label|name|called|title|column|stage|badge)(?:e?s)?(?![\p{L}])/iu;
/** Whom the answer to a question may mean, and how often. */
const NO_NAME =
  /^(?:again|twice|once|always|never|before|after|every|all|users?|customers?|me|first|for|the)$/i;
/** UTF-16 units; what is longer says more. */
const LONGEST_WAIT = 200;

/** Whether a word may be whom one waits for: no state, and none that the question or its choices use. */
function isSomebody(name: string, asked: string): boolean {
  const used = asked.toLowerCase().split(/[^\p{L}\p{N}'’-]+/u);
  return !NO_NAME.test(name) && !OF_STATE.test(name) && !used.includes(name.toLowerCase());
}

/** `null`: it does not speak of asking. */
function asksSomebody(words: string, asked: string): boolean | null {
  const [all, please, verb, mark, name = '', rest = ''] = ASK.exec(words) ?? [];
  if (all === undefined) return null;
  if (rest !== '') return WAITS_LATER.some((one) => one.test(rest));
  if (mark !== undefined) return true;
  return (verb === 'ask' || please !== undefined) && isSomebody(name, asked);
}

/** `TBD`, `TBD, see ticket #12`, `TBD: Ann will decide next week`, `pending, see #12`, `ask Ann`. */
function waits(words: string, asked: string): boolean {
  if (words.length > LONGEST_WAIT) return false;
  const asks = asksSomebody(words, asked);
  if (asks !== null) return asks;
  if (namesAwaited(words)) return !OF_NAMES.test(asked);
  const named = NAMED.exec(words)?.[1];
  if (named !== undefined && /^\p{Lu}/u.test(named)) return !OF_NAMES.test(asked) && isSomebody(named, asked);
  const [first, toCome] = FIRST.exec(words) ?? [];
  if (first === undefined) return false;
  const rest = words.slice(first.length).replace(IN_BRACKETS, ', ');
  return toCome === undefined
    ? isAll(rest, BETWEEN_STATE, (part) => WAITS_EVER.some((one) => one.test(part)))
    : namesWait(rest);
}

/** Beside words that mean nothing but that it is to come: for whom, where or until when one waits. */
export const namesWait = (said: string): boolean =>
  isAll(said, BETWEEN, (part) => WAITS.some((one) => one.test(part)) || SOMEBODY.test(part));

function isAll(said: string, between: RegExp, isWait: (part: string) => boolean): boolean {
  const parts = said.split(between).map((part) => part.replace(/[.!]$/, '').trim());
  return parts.every((part) => part === '' || isWait(part));
}

/**
 * The same in other words and languages, and that somebody does not know, as people write it: the whole of an
 * answer and nothing more. A word that may be an answer as well (`open`, `later`, `unknown`) is not here.
 */
const PUT_OFF_WHOLE: readonly string[] = [
  'still open, left open, n/a yet, needs discussion, no idea, no idea yet, not sure, not sure yet',
  'do not know, do not know yet, not known, open question',
  "i do not know, i do not know yet, don't know, don't know yet, i don't know, i don't know yet, dunno, idk",
  'not known yet, not yet known, not yet decided, not yet answered, still undecided, to follow, to come',
  // German
  'noch offen, noch nicht, noch nicht beantwortet, nicht beantwortet, unbeantwortet, noch unbeantwortet',
  'noch nicht entschieden, nicht entschieden, noch nicht geklärt, ungeklärt, noch ungeklärt, noch unklar',
  'zu klären, noch zu klären, wird noch geklärt, wird geklärt, in klärung, zu klaeren, noch zu klaeren',
  'offen gelassen, ausstehend, noch ausstehend, steht aus, steht noch aus, folgt, folgt noch, kommt noch',
  'weiß nicht, weiss nicht, weiß noch nicht, weiss noch nicht, weiß ich nicht, weiss ich nicht',
  'weiß ich noch nicht, weiss ich noch nicht, ich weiß nicht, ich weiss nicht, ich weiß es nicht',
  'ich weiss es nicht, ich weiß es noch nicht, ich weiss es noch nicht, keine ahnung, keine antwort',
  'noch keine antwort, noch unbekannt, noch nicht bekannt, k.a., k. a., keine angabe',
  // French
  'à définir, à déterminer, à confirmer, à préciser, à compléter, à décider, à venir, en attente, en suspens',
  'pas encore, pas encore décidé, pas encore défini, pas encore répondu, sans réponse, pas de réponse',
  'pas encore de réponse, je ne sais pas, je ne sais pas encore, je sais pas, on ne sait pas, aucune idée',
  'non décidé, encore ouvert',
  // Spanish
  'por definir, por determinar, por decidir, por confirmar, por aclarar, pendiente, sin respuesta',
  'sin responder, sin definir, sin decidir, aún no, todavía no, aún por definir, aún sin decidir, no sé',
  'no lo sé, aún no lo sé, todavía no lo sé, ni idea, no se sabe, aún no se sabe, aún abierto',
  // Portuguese
  'a definir, a decidir, a confirmar, a determinar, a esclarecer, pendente, em aberto, ainda em aberto',
  'sem resposta, ainda não, não sei, não sei ainda, ainda não sei, não respondido, não decidido',
  'ainda não decidido, ainda sem resposta, sem ideia, não faço ideia',
  // Italian
  'da definire, da decidere, da confermare, da determinare, da chiarire, in sospeso, in attesa',
  'ancora aperto, ancora aperta, non ancora, non so, non lo so, non lo so ancora, nessuna risposta',
  'senza risposta, nessuna idea',
  // Dutch
  'nog open, nog niet, nog onbekend, nog te bepalen, nader te bepalen, ntb, nog niet beantwoord',
  'onbeantwoord, weet niet, weet ik niet, weet ik nog niet, ik weet het niet, ik weet het nog niet',
  'geen idee, geen antwoord, volgt, volgt nog',
  // Swedish, Danish, Norwegian, Finnish
  'vet inte, vet ej, jag vet inte, inte bestämt, ej bestämt, inget svar, inte klart, ved ikke',
  'jeg ved ikke, ikke besvaret, ikke afgjort, vet ikke, jeg vet ikke, ikke avgjort, en tiedä, ei tiedossa',
  // Polish, Czech, Turkish
  'do ustalenia, do uzgodnienia, do określenia, nie wiem, jeszcze nie wiem, jeszcze nie, brak odpowiedzi',
  'nevím, zatím nevím, ještě nevím, bude upřesněno, bez odpovědi, bilmiyorum, henüz bilmiyorum',
  'henüz belli değil, henüz karar verilmedi, belirlenecek, cevap yok',
  // Russian, Ukrainian
  'не знаю, пока не знаю, ещё не знаю, я не знаю, пока неизвестно, ещё неизвестно, ещё нет, пока нет',
  'уточняется, будет уточнено, нужно уточнить, не решено, ещё не решено, пока не решено, нет ответа',
  'без ответа, ещё нет ответа, пока нет ответа, пока открыто, ще не знаю, ще не вирішено, немає відповіді',
  // Chinese, simple and traditional
  '待定, 待确认, 待確認, 待回答, 待答复, 待补充, 待補充, 待讨论, 待討論, 待决定, 待決定, 未定, 未回答, 未决定',
  '未決定, 未确定, 未確定, 尚未回答, 尚未决定, 尚未決定, 尚未确定, 尚未確定, 还没有决定, 还没决定, 還沒決定',
  '暂未确定, 不知道, 我不知道, 还不知道, 還不知道, 不清楚, 不确定, 不確定, 还不确定, 没有答案, 暂无答案',
  // Japanese, Korean
  'まだ, まだ未定, まだ決まっていない, まだ決まっていません, 検討中, 確認中, 要確認, 要検討, 回答待ち, 未回答です',
  'わからない, 分からない, わかりません, 分かりません, まだわからない, まだ分からない, まだわかりません',
  '未定です, 미정, 아직 미정, 미답변, 미확정, 모름, 아직 모름, 모르겠음, 모르겠어요, 모르겠습니다, 확인 필요',
  '답변 대기, 추후 결정',
  // Arabic, Hindi
  'لا أعرف, لا أعلم, لم يحدد بعد, قيد الانتظار, पता नहीं, अभी तय नहीं, मुझे नहीं पता',
];

/** Accents, case, and which blank or apostrophe is used make no other words. */
function folded(words: string): string {
  const bare = words.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return bare.replace(/[’ʼ]/g, "'").replace(/\s+/g, ' ').trim();
}

const PUT_OFF_WORDS: ReadonlySet<string> = new Set(
  PUT_OFF_WHOLE.flatMap((row) => row.split(', ').map((words) => folded(words))),
);
/** UTF-16 units; longer words are none of these. */
const LONGEST = 60;

/** What is known of the place where the words stand. */
interface PlaceOfWords {
  /** The question and its choices: a word of theirs is no one to wait for. */
  readonly asked?: string;
  /** The words stand in quotes, as what something is called does. */
  readonly quoted?: boolean;
}

/** Do these words put the answer off, and say nothing more? */
export function putsOff(words: string, { asked = '', quoted = false }: PlaceOfWords = {}): boolean {
  if (waits(words, asked)) return true;
  if (quoted || words.length > LONGEST) return false;
  return PUT_OFF_WORDS.has(folded(words)) || PUT_OFF_WORDS.has(folded(words.replace(/[.!?…。！？]+$/u, '')));
}
