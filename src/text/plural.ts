// Numbers within a sentence: one of a thing, or several of it.

/** `1 workflow`, `2 workflows`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** The first of several names, and dots where there are more. */
export function firstOf(names: readonly string[], most = 5): string {
  return names.slice(0, most).join(', ') + (names.length > most ? ', …' : '');
}

/** `line 12`, `lines 3, 12`; after `most` of them dots. */
export function lineNumbers(numbers: readonly number[], most = numbers.length): string {
  return `${numbers.length === 1 ? 'line' : 'lines'} ${firstOf(numbers.map(String), most)}`;
}
