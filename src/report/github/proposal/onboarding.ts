// The words of the pull request that proposes our config to a repository that has none.

import { markerLine } from '../../../text/comment-marker.ts';
import { counted } from '../../../text/plural.ts';
import { mdTable } from '../../markdown/card.ts';
import type { ScanWorkflow } from '../../scan/scan.ts';
import { cell } from '../format.ts';
import { fitBody } from '../truncate-body.ts';

export const commitSubject = 'chore: add the config of Rekindle';

const WHAT =
  '## What\n\nThis adds `.github/rekindle.yml`, in which everything stands as a comment: with it ' +
  'everything is at its default.\n';
const WHY =
  '## Why now\n\nThe App was installed here and found workflows of coding agents whose progress is kept in ' +
  'files. Without that file on the default branch it reads, and writes nothing but this pull request.\n';
const THEN =
  '## When it is merged\n\nThe App checks what is pushed, keeps one issue with all workflows that need ' +
  'somebody, and answers commands such as `/resume`. It changes no state file before somebody says so.\n';
const NO =
  '## How to say no\n\nClose it. It is not opened again, and nothing else is written here. To undo it ' +
  'later, remove the file.\n';

/** What was found, the first of it. */
const MOST = 20;

export function onboardingWords(
  key: string,
  workflows: readonly ScanWorkflow[],
): { readonly title: string; readonly body: string } {
  const rows = workflows
    .slice(0, MOST)
    .map(({ id, owner, decision }) => [
      cell(id),
      cell(owner),
      cell(`${decision.action} (${decision.reason})`),
    ]);
  const table = mdTable(['Workflow', 'Branch', 'What comes next'], rows);
  const more = workflows.length > MOST ? ` The first ${MOST}:` : '';
  const found = `## What was found\n\n${counted(workflows.length, 'workflow')}.${more}\n\n${table}`;
  return {
    title: 'Let Rekindle look after interrupted workflows',
    body: fitBody(
      [`${markerLine({ key })}\n`, WHAT, WHY, found, THEN, NO].map((head, at) => ({
        name: `part ${at}`,
        rank: 0,
        head,
      })),
    ),
  };
}
