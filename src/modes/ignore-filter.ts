// Removes from a scan what the config says to ignore.

import type { Config } from '../config/config.ts';
import { ignored } from '../config/ignore.ts';
import type { Survey } from '../model/repository-source.ts';
import type { ScanGroup } from '../report/scan/scan-group.ts';

export function withoutIgnored(
  { holding, recovered: { workflows, unreadable } }: ScanGroup,
  config: Config,
): ScanGroup {
  const recovered = {
    workflows: workflows.filter(({ path, id }) => !ignored(config, { path, workflow: id })),
    unreadable: unreadable.filter(({ path }) => !ignored(config, { path })),
  };
  return { holding, recovered };
}

/** The same of what could not be looked into. */
export function withoutClosed(survey: Survey, config: Config): Survey {
  return { ...survey, unread: (survey.unread ?? []).filter(({ path }) => !ignored(config, { path })) };
}
