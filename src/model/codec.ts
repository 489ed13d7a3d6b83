// The lens between a text and a document: what is read can be written back without touching other bytes.

/**
 * `print(text, parse(text)) === text`, `parse(print(text, doc))` equals `doc`, and every line that `doc` does
 * not change stays byte for byte. `parse` throws `StateError`, `print` throws `EditError`, and neither throws
 * anything else.
 */
export interface Codec<Doc> {
  parse(text: string): Doc;
  /** `text` with the values of `doc` in place of those that differ. */
  print(text: string, doc: Doc): string;
}
