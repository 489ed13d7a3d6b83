// What is our own doing among what others did: branches of proposals, and commits with our trailers.

/** A branch of ours: `rekindle/<kind>/…`. */
export function isProposal(branch: string): boolean {
  return branch.startsWith('rekindle/');
}

/** Whether a commit's message ends with trailers of ours; a merge that was squashed carries them too. */
export function isSigned(message: string): boolean {
  return /^Rekindle-(?:Action|Source): \S/m.test(message);
}
