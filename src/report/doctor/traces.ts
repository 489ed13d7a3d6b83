// By what at the root of a repository a tool is known to be set up there, with or without work under way.
import { TOOLS, type Tool } from '../scan/unsupported-tools.ts';

/** What each tool's own set-up makes (docs/formats has a page with a link to each), as `TOOLS` has it. */
const TRACES: readonly Tool[] = [
  { id: 'openspec', name: 'OpenSpec', marks: ['openspec/'] },
  { id: 'spec-kit', name: 'GitHub Spec Kit', marks: ['.specify/'] },
  { id: 'task-master', name: 'Task Master', marks: ['.taskmaster/'] },
  { id: 'conductor', name: 'Conductor', marks: ['conductor/tracks.md', 'conductor/tracks/'] },
  { id: 'bmad', name: 'BMAD', marks: ['_bmad*', 'docs/bmm-workflow-status.yaml'] },
  { id: 'gsd', name: 'GSD', marks: ['.planning/'] },
  { id: 'kiro', name: 'Kiro', marks: ['.kiro/'] },
  { id: 'spec-workflow', name: 'Spec Workflow', marks: ['.spec-workflow/'] },
  { id: 'superpowers', name: 'Superpowers', marks: ['docs/superpowers/'] },
  { id: 'sdd', name: 'sdd', marks: ['sdd/workflows/', '.sdd/'] },
  { id: 'project-state', name: 'project-state', marks: ['.project-state/'] },
];

const traced = new Set(TRACES.map(({ id }) => id));

/** Every tool that can be known by its set-up, those that are not read among them. */
export const KNOWN_TOOLS: readonly Tool[] = [...TRACES, ...TOOLS.filter(({ id }) => !traced.has(id))];
