// The families of state files that Rekindle reads.
import type { Format } from '../model/format.ts';
import { aiDevShop } from './ai-dev-shop/index.ts';
import { bmad } from './bmad/index.ts';
import { conductor } from './conductor/index.ts';
import { gsd } from './gsd/index.ts';
import { humaninloop } from './humaninloop/index.ts';
import { kiro } from './kiro/index.ts';
import { openspec } from './openspec/index.ts';
import { projectState } from './project-state/index.ts';
import { sdd } from './sdd/index.ts';
import { specKit } from './spec-kit/index.ts';
import { specKitRun } from './spec-kit-run/index.ts';
import { specWorkflow } from './spec-workflow/index.ts';
import { specify } from './specify/index.ts';
import { superpowers } from './superpowers/index.ts';
import { taskMaster } from './task-master/index.ts';

export const formats: readonly Format[] = [
  aiDevShop,
  bmad,
  conductor,
  gsd,
  humaninloop,
  kiro,
  openspec,
  projectState,
  sdd,
  specKit,
  specKitRun,
  specWorkflow,
  specify,
  superpowers,
  taskMaster,
];

export { customFormats } from './custom/index.ts';
