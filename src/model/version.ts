// The version of this build, and the one place that names its repository; package.json says the same.
export const VERSION = '0.1.0';

/**
 * OWNER/REPO on GitHub: links to pages, schemas and new issues are made from it, and so are the examples in
 * the docs. `npm run release -- --home OWNER/REPO` changes it everywhere.
 */
export const REPOSITORY = 'rekindle/rekindle';

/** The repository's page. */
export const HOME = `https://github.com/${REPOSITORY}`;

/** The address of a file, to read it as a page. */
export const pageAt = (path: string): string => `${HOME}/blob/main/${path}`;

/** The address of a file's bytes. */
export const bytesAt = (path: string): string =>
  `https://raw.githubusercontent.com/${REPOSITORY}/main/${path}`;
