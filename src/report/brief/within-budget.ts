// A text of sections within a budget of characters: whole sections are left out, and it is said which.

/** Part of a text, from its heading on. */
interface Part {
  readonly text: string;
  readonly title: string;
  /** It stands below another one, which it means nothing without. */
  readonly below: boolean;
}

/**
 * As many sections as fit, in order; a line at the end names those that do not and says how to see them.
 * `sections`: each begins with its heading. `budget`: UTF-16 units. `rest`: where all of it can be seen.
 * `kept`: the heading of the one that has its room before all others but the first.
 */
export function withinBudget(
  sections: readonly string[],
  budget: number,
  rest: string,
  kept: string | null = null,
): string {
  const whole = sections.join('\n');
  if (whole.length <= budget) return whole;
  const parts = sections.map(partOf);
  // The line is no longer than with every title in it.
  let left = budget - endingOf(parts, rest).length;
  const first = parts[0] ? parts[0].text.length + 1 : 0;
  const sure = parts.find(({ title, text }) => title === kept && first + text.length + 1 <= left) ?? null;
  if (sure) left -= sure.text.length + 1;
  let open = false;
  const fit = parts.map((part) => {
    const { text, below } = part;
    const fits = part === sure || (text.length + 1 <= left && (open || !below));
    if (!below) open = fits;
    if (fits && part !== sure) left -= text.length + 1;
    return fits;
  });
  const shown = parts.filter((_, at) => fit[at] === true);
  const away = parts.filter((part) => !shown.includes(part));
  return `${shown.map(({ text }) => `${text}\n`).join('')}${endingOf(away, rest)}`;
}

function partOf(text: string): Part {
  const [, marks = '', title = ''] = /^(#+) *(.*)/.exec(text) ?? [];
  return { text, title, below: marks.length > 2 };
}

function endingOf(away: readonly Part[], rest: string): string {
  const titles = away.map(({ title }) => title).join(', ');
  return `Left out, since it is longer than was asked for: ${titles}. ${rest}\n`;
}
