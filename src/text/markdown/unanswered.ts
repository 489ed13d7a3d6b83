// Whether the place of an answer holds none yet: a sign, a gap of a template, or words that put it off.
import { isPlaceholder } from '../vocabulary.ts';

/** One that a backslash stands in front of is words. */
const COMMENT = /(?<!\\)<!--(?:(?!-->)[\s\S])*(?:-->|$)/g;
/** How words are set off, at both ends: quotes, emphasis, code, a quotation. */
const AROUND = /^[\s*`"'“”‘’~>]+|(?<![\s*`"'“”‘’~])[\s*`"'“”‘’~]+$/g;
/** A line to write on, and signs that stand for words to come. */
const SIGN = /^(?:[-–—]{1,3}|_+|…+|\.{3,}|\?+|\[[ _…]+\])$/;
/** Boxes of which none is ticked. */
const BOXES = /^(?:[-*+][ \t]+)?(?:\[ \][^[\]]*)+$/;

/** Alone they say that nothing is said; `none` is an answer, and so is `N/A because …`. */
const NOTHING: ReadonlySet<string> = new Set(['', 'n/a', 'null']);

/**
 * Words that put the answer off: alone, or with whom it waits for. Anything more may be an answer, as in
 * `Pending for 30 days, then deleted`.
 */
const PUT_OFF = new RegExp(
  [
    '^(?:tbd|tba|tbc|todo|to-do|pending|awaiting|waiting|unanswered|undecided',
    '|(?:still |yet )?to be (?:answered|decided|determined|defined|confirmed|clarified|filled in)',
    '|(?:no answer|not answered|not decided)(?: so far| yet)?)',
    String.raw`(?:\s*[—–(,:-]?\s*(?:ask|see|by|with|from|waiting for|awaiting|pending)\s+[\w@.' -]{1,40}\)?`,
    String.raw`|\s*\(\p{Lu}[\p{L}.-]{0,30}\))?[.!]?$`,
  ].join(''),
  'iu',
);

/**
 * The same in other words, and that somebody does not know, as people write it: the whole of an answer and
 * nothing more. A word that may be an answer as well (`open`, `later`, `unknown`) is not here.
 */
const PUT_OFF_WHOLE: readonly string[] = [
  'still open, left open, not yet, no idea, no idea yet, not sure, not sure yet, do not know',
  'do not know yet, not known, open question',
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

function putsOff(words: string): boolean {
  if (PUT_OFF.test(words)) return true;
  if (words.length > LONGEST) return false;
  return PUT_OFF_WORDS.has(folded(words)) || PUT_OFF_WORDS.has(folded(words.replace(/[.!?…。！？]+$/u, '')));
}

/** `[your answer here]`, `(write your choice)`: what stands in brackets and speaks of the answer to come. */
const BRACKETED = /^(?:\[([^[\]]+)\]|[(（]([^()（）]+)[)）]|\{([^{}]+)\}|<([^<>]+)>)$/;
const TO_FILL = new RegExp(
  '^(?:(?:please )?(?:enter|insert|write|fill in|type|add|put|provide|give|choose|pick) )?' +
    '(?:(?:your|the|an?|user(?:.s)?) )?(?:answer|response|reply|decision|choice|input)s?' +
    '(?: (?:goes )?here| below| to come)?$|^(?:fill (?:me |this )?in|(?:leave )?blank)$',
  'i',
);

/** Does this say that there is no answer yet? */
export function isUnanswered(text: string): boolean {
  const said = withoutComments(text);
  const plain = said.replace(AROUND, '');
  if (plain === '') return !said.includes('*');
  if (SIGN.test(plain) || BOXES.test(said) || isPlaceholder(plain)) return true;
  const words = plain.replace(/[*`~]|(?<![\p{L}\d])_+|_+(?![\p{L}\d])/gu, '').trim();
  if (NOTHING.has(words.toLowerCase()) || putsOff(words)) return true;
  const inner =
    BRACKETED.exec(words)
      ?.slice(1)
      .find((one) => one !== undefined)
      ?.trim() ?? '';
  return inner !== '' && (TO_FILL.test(inner) || putsOff(inner));
}

/** The words of an answer: comments beside them are none of it. */
export function withoutComments(text: string): string {
  return text.replace(COMMENT, ' ').trim();
}
