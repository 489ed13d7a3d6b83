// What a person's choices write into a specification workflow.
import type { Choices } from '../../../model/choice.ts';
import { UserError } from '../../../model/errors.ts';
import type { SpecifyDocument } from '../document.ts';
import { homeOf, isFeatureFolder, lockPath, summariesPath } from '../state-locations.ts';
import { answer } from './answer.ts';
import { resume } from './resume.ts';
import { retry, skip } from './retry.ts';

/** Nothing is approved here: a gate asks its question and is answered. */
export const choices: Choices<SpecifyDocument> = {
  resume,
  answer,
  retry,
  skip,
  fresh({ site, recovery }, all) {
    const home = homeOf(site);
    const own = [site.path, lockPath(home), summariesPath(home)];
    if (!all) return own;
    if (isFeatureFolder(home)) return [home];
    const where = home === '' ? "the repository's root" : home;
    throw new UserError(
      `${recovery.id}: found its state in ${where}, which is no folder of its own (specs/<feature>/). ` +
        'Start fresh without --all, and remove the other files by hand.',
    );
  },
};
