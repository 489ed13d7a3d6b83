// What a person said in a solicitation, word for word: its history, and the answers to its open questions.
import type { Answer, GivenAnswer } from '../../model/workflow.ts';
import { type DataDocument, isList, isMap } from '../../text/data/data.ts';
import type { DataPath } from '../../text/data/edits.ts';
import { lineAt, textAt, valueAt } from './document.ts';

/** More than anybody reads. */
const MOST = 100;

/** Every question of the history that has an answer, in the order of the file; history has two shapes. */
export function givenIn({
  doc,
  path,
}: {
  readonly doc: DataDocument;
  readonly path: string;
}): readonly GivenAnswer[] {
  const history = valueAt(doc, ['history']);
  const lists: readonly DataPath[] = isList(history)
    ? [['history']]
    : isMap(history)
      ? Object.keys(history).map((key) => ['history', key])
      : [];
  return lists.flatMap((at) => entriesAt(doc, path, at)).slice(0, MOST);
}

function entriesAt(doc: DataDocument, path: string, at: DataPath): readonly GivenAnswer[] {
  const list = valueAt(doc, at);
  if (!isList(list)) return [];
  return list.flatMap((_, i): readonly GivenAnswer[] => {
    const here = [...at, i];
    const question = textAt(doc, [...here, 'question']);
    const text = textAt(doc, [...here, 'answer']);
    const line = lineAt(doc, [...here, 'answer']);
    const own = question !== null && text !== null ? [{ question, text, path, line }] : [];
    return [...own, ...entriesAt(doc, path, [...here, 'follow_ups'])];
  });
}

/** The answer to one of the open questions; `null`: its words stand nowhere in the file. */
export function answerAt(
  doc: DataDocument,
  path: string,
  { index, id, question }: { readonly index: number; readonly id: string; readonly question: string },
): Answer | null {
  const places: readonly DataPath[] = [
    ['answers', id],
    ['open_questions', index, 'answer'],
  ];
  for (const at of places) {
    const text = textAt(doc, at);
    if (text !== null) return { text, path, line: lineAt(doc, at) };
  }
  const same = givenIn({ doc, path }).find((one) => one.question.trim() === question.trim());
  return same ? { text: same.text, path, line: same.line } : null;
}
