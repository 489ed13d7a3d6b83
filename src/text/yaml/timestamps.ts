// Times in YAML: readers of YAML 1.1 take one without quotes for a date, so a new one is spelled as those
// around it are, and in quotes where there is none.
import type { ScalarStyle } from './quoting.ts';
import type { ScalarSpan, Spot } from './spans.ts';

/** The type `timestamp` of YAML 1.1 (yaml.org/type/timestamp.html), short dates too, as readers take them. */
const STAMP =
  /^\d{4}-\d\d?-\d\d?(?:(?:[Tt]|[ \t]+)\d\d?:\d\d:\d\d(?:\.\d*)?(?:[ \t]*(?:Z|[-+]\d\d?(?::\d\d)?))?)?$/;

/** Would a reader of YAML 1.1 take the value, written plainly, for a date or a time? */
export function isStamp(value: unknown): boolean {
  return typeof value === 'string' && STAMP.test(value);
}

/** The times of a text, by the lists and maps that they stand in. */
export class Stamps {
  private readonly styles = new Map<string, ScalarStyle>();
  private readonly text: string;

  constructor(text: string, spots: ReadonlyMap<string, Spot>) {
    this.text = text;
    for (const [pointer, { span }] of spots) {
      if (!span || !this.isAt(span)) continue;
      for (let at = pointer; at !== ''; ) {
        at = outer(at);
        // Of both kinds the quotes win: every reader takes them for a text.
        if (span.style !== 'plain' || !this.styles.has(at)) this.styles.set(at, span.style);
      }
    }
  }

  /** Does a time stand there now? */
  isAt({ start, end, style }: ScalarSpan): boolean {
    return isStamp(style === 'plain' ? this.text.slice(start, end) : this.text.slice(start + 1, end - 1));
  }

  /** As the times in the list or map at `pointer` are spelled, else those in what that stands in. */
  near(pointer: string): ScalarStyle {
    for (let at = pointer; ; at = outer(at)) {
      const style = this.styles.get(at);
      if (style !== undefined) return style;
      if (at === '') return 'double';
    }
  }
}

function outer(pointer: string): string {
  return pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')));
}
