// The path of an artifact leads to a plain file inside the repository.
import type { Rule } from '../model/rule.ts';
import { stepName } from '../model/workflow.ts';

export const artifactPathSafe: Rule = {
  id: 'artifact-path-safe',
  summary: 'Artifact paths stay inside the repository and are no links',
  severity: 'error',
  consequence: 'note',
  reason: null,
  check({ state, snapshot }) {
    return (state?.steps ?? []).flatMap((step) =>
      step.artifacts.flatMap(({ path, unsafe, written, line }) => {
        const reading = path === null ? null : snapshot.text(path);
        const link = reading !== null && !reading.ok && reading.why === 'link';
        const why = unsafe ?? (link ? 'a symbolic link' : null);
        if (why === null) return [];
        const message =
          `${stepName(state, step.id)} names ${JSON.stringify(written)} (${why}), ` +
          'expected a path inside the repository. It was not looked at; correct the path.';
        return [{ message, line, step: step.id, evidence: { written, why } }];
      }),
    );
  },
};
