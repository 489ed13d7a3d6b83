// Numbers within a sentence: one of a thing, or several of it.

/** `1 workflow`, `2 workflows`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** `line 12`, `lines 3, 12`; behind `most` of them dots. */
export function lineNumbers(numbers: readonly number[], most = numbers.length): string {
  const more = numbers.length > most ? ', …' : '';
  return `${numbers.length === 1 ? 'line' : 'lines'} ${numbers.slice(0, most).join(', ')}${more}`;
}
