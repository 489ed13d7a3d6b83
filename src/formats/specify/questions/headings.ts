// Which headings of the file of questions put one, and which words lead to the place of its answer.

/** `Question 3`, as people say it. */
const QUESTION_WORDS = [
  'Question|Frage|Pregunta|Pergunta|Domanda|Vraag|Fråga|Spørgsmål|Spørsmål|Pytanie|Otázka|Soru|Kysymys',
  'Вопрос|Питання|问题|問題|质问|質問|질문',
].join('|');

/** The tool's own words, and what people make of them. */
const ANSWER_WORDS = 'Your answer|Answer';
const OTHER_ANSWER_WORDS = [
  '(?:Deine |Ihre |Eure )?Antwort|(?:Votre |Ta )?réponse|(?:Tu |Su |Vuestra )?respuesta',
  '(?:Sua |A sua )?resposta|(?:La tua |Tua )?risposta|(?:Jouw |Je |Uw )?antwoord|(?:Ditt |Dit )?svar',
  '(?:Twoja )?odpowiedź|(?:Vaše )?odpověď',
  'Cevabınız|Cevap|Yanıt|Vastaus|(?:Ваш )?ответ|(?:Ваша )?відповідь|(?:你的|您的)?(?:回答|答案)|(?:あなたの)?回答',
  '答え|답변|답',
].join('|');

const label = (words: string, lead = '') =>
  new RegExp(
    `^[ \\t]*${lead}\\*\\*(?:${words})(?:[:：]\\*\\*|\\*\\*)[ \\t]*(?:\\([^)\\n]{0,80}\\))?[ \\t]*[:：]?`,
    'iu',
  );
/** `### Answer`, with the answer below it. */
const headed = (words: string) =>
  new RegExp(
    `^ {0,3}#{2,6}[ \\t]+\\*{0,3}(?:${words})\\*{0,3}[ \\t]*(?:\\([^)\\n]{0,80}\\))?[ \\t]*` +
      '(?:[:：]\\*{0,3}[ \\t]*|#*[ \\t]*$)',
    'iu',
  );
const cell = (words: string) =>
  new RegExp(
    `^([ \\t]*\\|[ \\t]*\\*{0,3}(?:${words})\\*{0,3}[:：]?\\*{0,3}[ \\t]*\\|)((?:\\\\.|[^|\\\\])*)\\|`,
    'iu',
  );

/** In the order in which they count: `**Your answer** (leave blank):`. */
export const LABELS: readonly RegExp[] = [ANSWER_WORDS, OTHER_ANSWER_WORDS].map((words) => label(words));
/** The place in a quotation counts where there is no other: `> **Your answer**: ten`. */
export const QUOTED_LABEL: RegExp = label(`${ANSWER_WORDS}|${OTHER_ANSWER_WORDS}`, '(?:>[ \\t]?){1,3}');
/** A lower heading that is called so counts in front of a quotation. */
export const HEADED_LABEL: RegExp = headed(`${ANSWER_WORDS}|${OTHER_ANSWER_WORDS}`);
/** `| **Answer** | ten |` */
export const CELL: RegExp = cell(`${ANSWER_WORDS}|${OTHER_ANSWER_WORDS}`);

/** `Q-001`, `REQ-3`, `Q2.1`; in bold or brackets too; or `Question 2`. */
const NAMED = new RegExp(
  `^[*_\`[(]*(?:((?:Q|REQ)[-_]?\\d{1,9}(?:\\.\\d{1,9})*[a-z]?)` +
    `|(?:${QUESTION_WORDS})[ \\t]{0,3}(?:No\\.?|Nr\\.?|#)?[ \\t]{0,3}(\\d{1,9}))` +
    `(?![\\p{L}\\p{N}])([*_\`\\])]*[ \\t]*[:：.–—-]?[*_\`]*)[ \\t]*(.*)$`,
  'iu',
);
const ANY = /^ {0,3}(#{1,6})(?:[ \t](.*))?$/;
/** A heading may be closed as it begins: `## Q2 ##`. */
const CLOSING = /(?<=[ \t])#+$/;
/** `##Q2` is no heading in Markdown, and meant as one. */
const GLUED = /^ {0,3}(#{2,6})((?:Q|REQ)-?\d.*)$/;

export interface QuestionHeading {
  readonly level: number;
  /** `null`: it is not called as a question is. */
  readonly id: string | null;
  readonly title: string;
  /** Nothing parts its id from its words: `Q1 goals` may speak of a quarter. */
  readonly loose: boolean;
}

/** The heading on a line; `null` where there is none. */
export function headingOn(text: string): QuestionHeading | null {
  const [, marks, written = ''] = ANY.exec(text) ?? GLUED.exec(text) ?? [];
  if (marks === undefined) return null;
  const words = written.trim().replace(CLOSING, '').trim();
  const [found, id, number, sign = '', title = ''] = NAMED.exec(words) ?? [];
  const level = marks.length;
  if (found === undefined) return { level, id: null, title: words, loose: true };
  const loose = /^Q\d+$/i.test(id ?? '') && sign.trim() === '' && title !== '' && !/[?？]/.test(title);
  return { level, id: id ?? `Q${number}`, title, loose };
}
