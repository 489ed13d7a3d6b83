// A Markdown text as data: sections with fields, tables, check boxes and lines.

/** `- key: value`, `key: value`, `**key**: value` or `**key:** value`. */
export interface Field {
  readonly key: string;
  readonly value: string;
  readonly line: number;
  /** Columns before it; more than 0 for a field below another list item. */
  readonly indent: number;
}

/** A check box; `[x]`, `[X]`, `[ ]`, `[~]` and `[-]` are marks. */
export interface Box {
  readonly mark: string;
  readonly label: string;
  readonly line: number;
}

export interface Row {
  /** By column, plain (no bold, no backticks, pipes unescaped); may be fewer or more than the columns. */
  readonly cells: readonly string[];
  readonly line: number;
}

export interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
  readonly line: number;
}

/** Everything between one heading and the next. The part before the first heading has `heading: null`. */
export interface Section {
  readonly heading: string | null;
  /** 1 to 6; 0 before the first heading. */
  readonly level: number;
  readonly line: number;
  readonly fields: readonly Field[];
  readonly tables: readonly Table[];
  readonly boxes: readonly Box[];
  /**
   * Every line that is no check box and no table, those of fields too: as written, trimmed. Only one that is
   * marked as changed is written; one with `line: 0` is to be added.
   */
  readonly prose: readonly ProseLine[];
}

export interface ProseLine {
  readonly text: string;
  readonly line: number;
  /** Whether the line, which is that of no field, is to say this instead of what stands there. */
  readonly changed?: true;
}

export interface MarkdownDocument {
  readonly sections: readonly Section[];
}
