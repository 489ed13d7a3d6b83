// The types of make-repo.mjs, for what is written in TypeScript.
export function makeRepository(
  folder: string,
  options?: {
    readonly branches?: number;
    readonly files?: number;
    readonly workflows?: number;
    readonly carrying?: number;
  },
): void;
