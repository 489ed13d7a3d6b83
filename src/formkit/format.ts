// A format without what most formats do not have: versions, migrations, rules and repairs of its own.
import type { Format } from '../model/format.ts';

/** Members of `Format` that may be left out here. */
type Spare = 'folders' | 'versions' | 'version' | 'migrations' | 'needs' | 'rules' | 'repairs';

/**
 * The whole format: one without versions, whose state files are all that must be fetched, unless it says
 * otherwise.
 */
export function formatOf<Doc>(
  given: Omit<Format<Doc>, Spare> & Partial<Pick<Format<Doc>, Spare>>,
): Format<Doc> {
  return {
    folders: [],
    versions: [],
    version: () => ({ written: null, rank: null, assumed: false, line: null }),
    migrations: [],
    needs: () => [],
    rules: [],
    repairs: () => [],
    ...given,
  };
}
