// What must agree before anything is released: version, tag, repository and the notes of the changelog.

/** What the files of the repository and the place where the release is made say. */
export interface Claims {
  readonly package: { readonly version: string; readonly repository: string };
  readonly lock: string;
  /** Of `src/model/version.ts`. */
  readonly code: { readonly version: string; readonly repository: string };
  /** The tag that is released; `null`: none yet, as in a rehearsal. */
  readonly tag: string | null;
  /** Where the workflow runs, `OWNER/REPO`; `null`: not on GitHub. */
  readonly where: string | null;
  /** Paths that differ from the commit. */
  readonly changed: readonly string[];
  /** The changelog that the commits make is the one that is there. */
  readonly changelog: boolean;
}

const VERSION = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;

/** A sentence for each claim that does not hold: what was found, what was expected, what to do. */
export function contradictions(claims: Claims): readonly string[] {
  const { code, lock, tag, where, changed } = claims;
  const { version, repository } = claims.package;
  const wrong = (holds: boolean, sentence: string) => (holds ? [] : [sentence]);
  return [
    ...wrong(VERSION.test(version), `package.json: found version ${version}, expected X.Y.Z.`),
    ...wrong(lock === version, `package-lock.json: found ${lock}, expected ${version}. Run "npm install".`),
    ...wrong(code.version === version, `src/model/version.ts: found ${code.version}, expected ${version}.`),
    ...wrong(
      repository === `git+https://github.com/${code.repository}.git`,
      `package.json: found repository ${repository}, expected that of ${code.repository}.`,
    ),
    ...wrong(tag === null || tag === `v${version}`, `Found the tag ${tag}, expected v${version}.`),
    ...wrong(
      where === null || where === code.repository,
      `This is ${where}, and links lead to ${code.repository}: run "npm run release -- --home ${where}".`,
    ),
    ...wrong(changed.length === 0, `Found changes that are in no commit: ${changed.slice(0, 5).join(', ')}.`),
    ...wrong(claims.changelog, 'CHANGELOG.md is stale: run "npm run release -- --changelog" and commit it.'),
  ];
}
