// An agent's side of the protocol: the SDK's own client, in this process or in front of a process of its own.
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  Client,
  InMemoryTransport,
  ReadBuffer,
  serializeMessage,
  type Transport,
} from '@modelcontextprotocol/client';
import { callsIn } from '../../../src/cli/agents/command-calls.ts';
import { mcpServer } from '../../../src/cli/agents/mcp-server.ts';
import { main } from '../../../src/cli/main.ts';
import { DEMO_AT } from '../../../src/demo/story.ts';
import { localEdge } from '../../../src/local/repository-source.ts';
import { env } from '../../local/repository.ts';

/** What a person's git is set to. */
const WHO = { ...env, GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'user.name', GIT_CONFIG_VALUE_0: 'Ada' };

/** What a tool answered, as text. */
export interface Answer {
  readonly wrong: boolean;
  /** Its parts: what the command printed, and what it said. */
  readonly texts: readonly string[];
  readonly data: Readonly<Record<string, unknown>>;
}

export interface Agent {
  readonly client: Client;
  readonly call: (name: string, given?: Readonly<Record<string, unknown>>) => Promise<Answer>;
}

/** A client that speaks to `dir` over no process, by the demo's clock. */
export async function agentIn(dir: string, writes = false): Promise<Agent> {
  const nowhere = { write: (text: string) => Promise.reject(new Error(`printed ${text}`)) };
  const world = {
    args: [],
    program: () => null,
    env: WHO,
    stdout: nowhere,
    stderr: nowhere,
    ask: () => Promise.reject(new Error('no one is there to ask')),
    input: () => Promise.reject(new Error('stdin has the protocol')),
    now: () => DEMO_AT,
    prompter: null,
    published: () => null,
    remoteRefs: () => Promise.resolve(null),
    open: (folder: string, warn: (message: string) => void) =>
      localEdge(folder, { env: WHO, oneMoment: true, warn }),
  };
  const [theirs, ours] = InMemoryTransport.createLinkedPair();
  await mcpServer({ dir, writes, call: callsIn(world, main) }).connect(ours);
  const client = new Client({ name: 'agent', version: '1.0.0' });
  await client.connect(theirs);
  return agentOf(client);
}

export function agentOf(client: Client): Agent {
  return {
    client,
    async call(name, given = {}) {
      const answer = await client.callTool({ name, arguments: given });
      const texts = answer.content.map((part) => (part.type === 'text' ? part.text : part.type));
      return { wrong: answer.isError === true, texts, data: Object(answer.structuredContent) };
    },
  };
}

/** A process that speaks the protocol, and how it ended. */
export interface Served {
  readonly transport: Transport;
  /** What stands on stderr so far. */
  readonly said: () => string;
  /** Its exit status, or the signal that ended it. */
  readonly ended: Promise<number | string>;
}

/** Starts a program. To close the transport is to end its stdin; no signal is sent. */
export function served(args: readonly string[], variables: Readonly<Record<string, string>>): Served {
  const child: ChildProcessWithoutNullStreams = spawn(process.execPath, args, { env: variables });
  const ended = once(child, 'close').then(([code, signal]) => code ?? signal);
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const read = new ReadBuffer();
  const transport: Transport = {
    async start() {
      child.stdout.on('data', (chunk) => {
        read.append(chunk);
        // What is no message of the protocol throws here.
        for (let message = read.readMessage(); message !== null; message = read.readMessage())
          transport.onmessage?.(message);
      });
    },
    async send(message) {
      child.stdin.write(serializeMessage(message));
    },
    async close() {
      child.stdin.end();
      await ended;
      transport.onclose?.();
    },
  };
  return { transport, said: () => said, ended };
}
