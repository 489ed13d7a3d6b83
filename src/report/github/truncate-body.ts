// Shortens bodies to GitHub's limit: whole parts and rows, the important ones first; what was left
// out is said.

/** Characters that GitHub takes of a body (its answer to a longer one: "maximum is 65536 characters"). */
const LIMIT = 65_536;
/** UTF-16 units, of which no character has fewer than one; some are left for who counts otherwise. */
export const BODY_LIMIT = LIMIT - 536;

/** A part of a body: one piece, or row by row. Texts end with a line break, or are empty. */
export interface Part {
  /** What it is called where it is left out: `the history`. */
  readonly name: string;
  /** 0: always there, and short enough for that; above it the lower the sooner it is let in. */
  readonly rank: number;
  readonly head: string;
  /** From the first as many as there is room for; absent: the part is one piece. */
  readonly rows?: readonly string[];
  /** Rows that there are beside those, which no one would read; absent: none. */
  readonly beyond?: number;
  /** Closes what `head` opens. */
  readonly foot?: string;
  /** How rows that were left out are told about, after the last one: `- and 3 more`; absent: a line. */
  readonly more?: (left: number) => string;
}

const moreLine = (left: number) => `\nand ${left} more\n`;
/** UTF-16 units kept free for what `more` says, and for naming the parts that are left out. */
const ROOM = { more: 60, tail: 600 } as const;

/** The parts in the order in which they came, a blank line between them, within `limit` UTF-16 units. */
export function fitBody(parts: readonly Part[], limit: number = BODY_LIMIT): string {
  const texts = new Map<Part, string>();
  let room = limit - ROOM.tail;
  const wanted = parts.filter((part) => part.head !== '' || (part.rows?.length ?? 0) > 0);
  for (const part of wanted.toSorted((a, b) => a.rank - b.rank)) {
    const text = taken(part, room);
    if (text === null) continue;
    texts.set(part, text);
    room -= text.length + 1;
  }
  const there = wanted.flatMap((part) => texts.get(part) ?? []);
  const gone = wanted.filter((part) => !texts.has(part)).map(({ name }) => name);
  return [...there, ...tailOf(gone)].join('\n');
}

/** As much of a part as there is room for; `null` where that is nothing that says anything. */
function taken(part: Part, room: number): string | null {
  const { head, rows = [], foot = '', beyond = 0, more = moreLine } = part;
  const bare = head.length + foot.length + 1 + (beyond > 0 ? ROOM.more : 0);
  const all = rows.join('');
  if (bare + all.length <= room) return head + all + (beyond > 0 ? more(beyond) : '') + foot;
  let left = room - bare - ROOM.more;
  const cut = rows.findIndex((row) => {
    left -= row.length;
    return left < 0;
  });
  return cut <= 0 ? null : head + rows.slice(0, cut).join('') + more(rows.length - cut + beyond) + foot;
}

function tailOf(gone: readonly string[]): readonly string[] {
  if (gone.length === 0) return [];
  const names = [...new Set(gone)];
  const shown = names.length > 8 ? [...names.slice(0, 8), `${names.length - 8} more`] : names;
  return [`**Left out, as there is no more room here:** ${shown.join(', ')}.\n`];
}
