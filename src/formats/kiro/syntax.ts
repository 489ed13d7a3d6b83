// How Kiro writes its task list: numbered boxes with a star for what is optional, and lines that hold a task.
import type { CheckListSyntax } from '../../formkit/check-list.ts';

/**
 * `- [ ] 2. Reader`, `- [ ] 2.1 Parse lines (P)`, `- [ ]* 2.2 Tests` or `2.2*`. Kiro sets `[-]` where it
 * works and `[~]` where a task stands in its queue. Sources: lists that Kiro wrote in public repositories,
 * and cc-sdd's `templates/specs/tasks.md` and `rules/tasks-generation.md`.
 */
export const LIST: CheckListSyntax = {
  id: /^(?:\*\*)?(?:Task[ \t]+)?(\d+(?:\.\d+)+|\d+(?=\*?[.):]))\*?[.):]?(?:\*\*)?[ \t]+/i,
  idNeeded: 'where-any',
  dotted: true,
  closesWithParts: true,
  marks: { ' ': 'open', x: 'done', X: 'done', '-': 'active', '~': 'open' },
  optional: /^\*(?!\*)[ \t]+|^(?=(?:Task[ \t]+)?\d[\d.]*\*[. \t])/i,
  dependsOn: /_Depends:[ \t]*([^_]+)_/i,
  blocked: /_Blocked:[ \t]*[^\s_]/i,
  why: /_Blocked:[ \t]*([^\s_].*?)_?[ \t]*$/i,
  notUnder: /^Implementation Notes\b/i,
  // A task whose number or words are still a gap: `- [ ] {{MAJOR_NUMBER}}. {{…}}`.
  template: /^[ \t]*[-*][ \t]+\[ \]\*?[ \t]+\{\{/,
};

/** The same without a look at numbers: which boxes are none of its tasks. */
export const EVERY_BOX: CheckListSyntax = { marks: LIST.marks ?? {}, notUnder: /^Implementation Notes\b/i };
