// A JSON text as the value of one key of a new map around it: nothing of it changes, lines are added.
import { indentOf } from '../data/brackets.ts';
import { eolOf, linesOf } from '../lines.ts';
import { scanJson } from './scan.ts';

/**
 * `{ "a": 1 }` under `key` is `{"key": { "a": 1 }}`, in lines where the text stands in lines; every line but
 * the first keeps its bytes, its indentation too. @throws StateError as `readJson` says
 */
export function underKey(text: string, key: string): string {
  const root = scanJson(text).spots.get('');
  if (!root) return text;
  const { start, end, members } = root;
  const [first] = members;
  const unit = first ? indentOf(text, first.start) : null;
  const eol = eolOf(linesOf(text));
  const [open, close] = unit === null ? ['{', '}'] : [`{${eol}${unit}`, `${eol}}`];
  const inside = `${JSON.stringify(key)}: ${text.slice(start, end)}`;
  return `${text.slice(0, start)}${open}${inside}${close}${text.slice(end)}`;
}
