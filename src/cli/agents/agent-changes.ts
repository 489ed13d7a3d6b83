// What `rekindle init --agent` would make of the files of coding agents in a working tree.
import { CODING_AGENTS, type CodingAgent } from '../../model/command.ts';
import { agentFiles } from '../../report/init/agent-files.ts';
import type { Clone } from '../world.ts';

/** A file that is written, and one that is left as it is. */
export interface AgentChanges {
  readonly written: readonly {
    readonly path: string;
    readonly before: string | null;
    readonly after: string;
  }[];
  readonly kept: readonly { readonly path: string; readonly found: string }[];
}

/** The agents that were named, each once, in the order of the list. */
export function agentsNamed(names: readonly string[]): readonly CodingAgent[] {
  return CODING_AGENTS.filter((agent) => names.includes(agent));
}

const OTHER = { link: 'a symbolic link', directory: 'a folder' } as const;

/** Reads each file and merges into it. @throws UserError where a link stands on the way to one */
export async function agentChanges(agents: readonly CodingAgent[], clone: Clone): Promise<AgentChanges> {
  const files = agentFiles(agents);
  const paths = files.map(({ path }) => path);
  const kinds = new Map((await clone.expand(paths)).map(({ path, kind }) => [path, kind]));
  const read = new Map((await clone.beforeAndAfter(paths)).map(({ path, after }) => [path, after]));
  const written: AgentChanges['written'][number][] = [];
  const kept: AgentChanges['kept'][number][] = [];
  for (const { path, merged } of files) {
    const kind = kinds.get(path);
    const reading = read.get(path);
    if (kind === 'link' || kind === 'directory') kept.push({ path, found: OTHER[kind] });
    else if (kind === 'file' && !reading?.ok) kept.push({ path, found: 'bytes that are no text' });
    else {
      const before = reading?.ok && kind === 'file' ? reading.text : null;
      const made = merged(before);
      if (made.kind === 'write') written.push({ path, before, after: made.text });
      if (made.kind === 'kept') kept.push({ path, found: made.found });
    }
  }
  return { written, kept };
}
