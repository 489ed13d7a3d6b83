// The Probot app: passes on every event that leads to work.
import type { Probot } from 'probot';

/** What Probot gives of an event. */
export interface Happened {
  /** GitHub's id of the delivery. */
  readonly id: string;
  readonly name: string;
  readonly payload: unknown;
}

export interface Options {
  readonly work: (event: Happened) => Promise<void>;
}

/** Also for a Probot server of one's own: `probot.load((app) => rekindle(app, { work }))`. */
export function rekindle(app: Probot, { work }: Options): void {
  app.on(
    [
      'push',
      'pull_request',
      'merge_group',
      'check_run',
      'issue_comment',
      'issues',
      'installation',
      'installation_repositories',
      'repository',
    ],
    ({ id, name, payload }) => work({ id, name, payload }),
  );
}
