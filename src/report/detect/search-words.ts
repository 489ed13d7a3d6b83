// The words of a name, a title or a description, normalised so that they can be compared.

/** Letters of a text, and words of it, that are looked at: a title of a megabyte would say no more. */
const LOOK = 4096;
const MOST = 64;

/** Words that say nothing of a feature: function words, and what every request says. */
const STOP = new Set(
  (
    'a an and any are as at be but by can do does for from had has have how i if in into is it its let may ' +
    'me must my no not of on or our shall should so some than that the their them then there these they ' +
    'this to up us was we were what when where which who why will with would you your ' +
    'add allow build change continue create enable feature features fix give implement improve make need ' +
    'new please resume spec support update want work workflow'
  ).split(' '),
);

/** The words that count in what somebody typed; stop words only where there is nothing else. */
export function wordsOf(text: string): readonly string[] {
  const all = plainWords(text).slice(0, MOST);
  const telling = all.filter((word) => !STOP.has(word) && !/^\d+$/.test(word));
  return [...new Set((telling.length > 0 ? telling : all).map(stem))];
}

/** Lower-case words without accents, in order. */
function plainWords(text: string): readonly string[] {
  const plain = text.slice(0, LOOK).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Plurals and participles off, so that "exporting invoices" meets "invoice-export". Not a dictionary. */
function stem(word: string): string {
  const one = singular(word);
  if (/([^aeiouylsz])\1(?:ing|ed)$/.test(one)) return one.replace(/.(?:ing|ed)$/, ''); // planning, logged
  if (one.length >= 6 && one.endsWith('ing')) return one.slice(0, -3);
  return one.length >= 5 && one.endsWith('ed') ? one.slice(0, -2) : one;
}

function singular(word: string): string {
  if (word.length > 4 && /[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|x|z)es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && /[^su]s$/.test(word) ? word.slice(0, -1) : word;
}

/** All words joined by dashes: what somebody types who knows the name. */
export function slugOf(text: string): string {
  return plainWords(text).join('-');
}
