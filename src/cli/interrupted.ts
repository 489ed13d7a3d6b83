// Ctrl+C at a question, as an error.

/** The person pressed Ctrl+C at a question: whatever hung on the answer is not done. */
export class Interrupted extends Error {
  override readonly name: string = 'Interrupted';
}
