// Stages for the modes: real repositories with workflows on branches, and what stands on GitHub about them.
import type { Role } from '../../src/config/config.ts';
import type { RemoteEffect } from '../../src/model/github/effects.ts';
import type { SweepInputs } from '../../src/modes/sweep/sweep-state.ts';
import { build, type Content, type Step } from '../local/repository.ts';
import type { Stage } from './hub.ts';
import {
  headOf,
  type Moved,
  OURS,
  person,
  refsOf,
  restoreRefs,
  type Talk,
  type World,
  worldOf,
} from './world.ts';

export const NOW = '2026-11-27T12:00:00Z';
const DAY = 86_400_000;
/** So many days before NOW, ISO 8601. */
export const ago = (days: number): string =>
  new Date(Date.parse(NOW) - days * DAY).toISOString().replace('.000Z', 'Z');
/** The same as a day of the histories. */
const dayOf = (days: number): number => (Date.parse(ago(days)) - Date.UTC(2026, 0, 1)) / DAY;

export type Files = Readonly<Record<string, Content>>;
/** Files with their texts. */
export type Texts = Readonly<Record<string, string>>;

const QUESTION = '| C2.1 | specify | FR-003 | Who pays? | buyer / seller | scope | pending |\n';
const GAPS = `
## Gap Priority Queue

| Priority | Gap ID | CHK Source | FR Reference | Question | Status |
|----------|--------|------------|--------------|----------|--------|
| Important | G-001 | CHK007 | FR-003 | Who pays? | clarifying |
`;

/** A specification in the format humaninloop; an unknown `status` is one that a person must settle. */
export function index(feature: string, status: string, at: string | null): Texts {
  const time = at ?? '';
  const text = `# Feature Index: ${feature}

## Feature Metadata

| Field | Value |
|-------|-------|
| **ID** | ${feature} |
| **Branch** | \`${feature}\` |
| **Created** | 2026-01-02T08:00:00Z |
| **Last Updated** | ${time} |

## Unified Pending Questions

| ID | Workflow | Location | Question | Options | Priority | Status |
|----|----------|----------|----------|---------|----------|--------|
${status === 'clarifying' ? QUESTION : ''}
## Priority Loop State

| Field | Value |
|-------|-------|
| **Loop Status** | ${status} |
| **Current Iteration** | 2 / 10 |
| **Last Activity** | ${time} |
| **Stale Count** | 0 / 3 |
${status === 'clarifying' ? GAPS : ''}`;
  return { [`specs/${feature}/.workflow/index.md`]: text };
}

/** A specification in version 5 of the format specify, which has a sixth. */
export function old(feature: string, at: string, stage = 2): Texts {
  const state = `---
schema_version: 5
feature_id: "${feature}"
created: "2026-03-02T08:00:00Z"
updated: "${at}"
rtm_enabled: false
current_stage: ${stage}
stage_status: "in_progress"
user_decisions:
  rtm_enabled: false
  clarifications: []
can_resume: true
---

## Workflow Log

### 2026-03-02T08:10:00Z - Stage 1: Setup
- **Outcome**: SUCCESS
`;
  const folder = `specs/${feature}`;
  return { [`${folder}/.specify-state.local.md`]: state, [`${folder}/spec.md`]: '# Spec\n\nText.\n' };
}

export interface BranchSeed {
  /** When it was committed and pushed last, in days before NOW. */
  readonly days: number;
  readonly files: Files;
  /** Absent: a person pushed when it was committed; `null`: no push is known. */
  readonly push?: { readonly days: number; readonly by?: string; readonly kind?: Moved['kind'] } | null;
  /** It has an open pull request. */
  readonly pull?: boolean;
}

export interface Seed {
  readonly main?: Files;
  readonly branches?: Readonly<Record<string, BranchSeed>>;
  readonly world?: Partial<World>;
  readonly config?: string;
}

/** One commit on `main`, one more on each branch. Names of branches are data: steps have numbers. */
export async function stageOf({ main = {}, branches = {}, world = {}, config }: Seed): Promise<Stage> {
  const own = config === undefined ? {} : { '.github/rekindle.yml': config };
  const steps: Step[] = [{ id: 'main', day: 1, files: { 'README.md': 'Tides.\n', ...main, ...own } }];
  const refs: Record<string, string> = { main: 'main' };
  for (const [at, [name, { days, files }]] of Object.entries(branches).entries()) {
    steps.push({ id: `b${at}`, parents: ['main'], day: dayOf(days), files });
    refs[`refs/heads/${name}`] = `b${at}`;
  }
  const { dir } = await build({ steps, refs });
  const moves: Moved[] = [];
  const talks: Talk[] = [];
  for (const [name, { days, push = { days }, pull = false }] of Object.entries(branches)) {
    const after = headOf(dir, name);
    if (push) {
      const { by = 'ada', kind = 'push' } = push;
      moves.push({ branch: name, at: ago(push.days), actor: person(by), kind, after });
    }
    if (pull) talks.push(pullOf(talks.length + 1, name));
  }
  return { dir, world: worldOf({ moves, talks, next: talks.length + 1, ...world }) };
}

export function pullOf(number: number, branch: string): Talk {
  return {
    number,
    title: `Pull ${number}`,
    body: 'by hand',
    author: person('ada'),
    open: true,
    locked: false,
    labels: [],
    updatedAt: ago(1),
    pull: { branch, base: 'main', merged: false, fork: false },
  };
}

const WRITE: Role = 'write';
export const INPUTS: SweepInputs = {
  now: Date.parse(NOW),
  door: 'action',
  ages: { staleAfter: null, abandonedAfter: null },
  commandPermission: WRITE,
  allowedBots: [],
  token: 'github-token',
  again: false,
  oldAfter: 86_400_000,
  dryRun: false,
  failOn: 'invalid',
  gate: true,
  server: 'https://github.com',
  operations: 200,
  maxOpenIssues: 5,
  maxNewPullRequests: 2,
  resultFile: '/runner/rekindle-result.json',
};

/** All that is on the stage, in words that can be compared: without ids that depend on the order of it. */
export function stateOf({ dir, world }: Stage) {
  const titles = new Map(world.talks.map(({ number, title }) => [number, title]));
  const byText = (a: object, b: object) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);
  const plain = (body: string) =>
    body
      .replace(/^(card-[0-9a-f]{16}) \d+ IC_\d+$/gm, '$1')
      .replace(/\[Pull request \d+\]\(\S+\)/g, 'Pull request N')
      .replace(/"swept":"[^"]*"/, '')
      .replace(/^Swept on [^:]*:\d\d UTC/m, 'Swept');
  const ours = [...refsOf(dir)].filter(([ref]) => ref.includes('rekindle'));
  return {
    talks: world.talks
      .map(({ title, body, open, labels, pull }) => ({
        title,
        body: plain(body),
        open,
        labels: [...labels].sort(),
        pull,
      }))
      .sort(byText),
    comments: world.comments
      .map(({ issue, body, author }) => ({ on: titles.get(issue), body: plain(body), by: author.login }))
      .sort(byText),
    checkRuns: world.checkRuns.map(({ id: _, sha: __, key: ___, ...run }) => run).sort(byText),
    dispatches: world.dispatches,
    branches: ours.map(([ref]) => ref).sort(),
  };
}

/** A stage that can be put back to where it is now. */
export function remembered(stage: Stage): () => void {
  const refs = refsOf(stage.dir);
  const world = structuredClone(stage.world);
  return () => {
    restoreRefs(stage.dir, refs);
    stage.world = structuredClone(world);
  };
}

/** Our own talks: the dashboard first, where there is one. */
export const issuesOf = ({ world }: Stage): readonly Talk[] =>
  world.talks.filter(({ pull, author }) => !pull && author.login === OURS.login);
export const dashboardOf = (stage: Stage): Talk | undefined =>
  issuesOf(stage).find(({ body }) => body.includes('"key":"dashboard"'));
export const ownOf = (stage: Stage): readonly Talk[] =>
  issuesOf(stage).filter((talk) => talk !== dashboardOf(stage));
export const cardsOn = ({ world }: Stage, number: number): readonly string[] =>
  world.comments.filter(({ issue }) => issue === number).map(({ body }) => body);
export const ourPulls = ({ world }: Stage): readonly Talk[] =>
  world.talks.filter(({ pull, author }) => pull && author.login === OURS.login);

/** The branches that our pull requests are to be merged into, in their order. */
export const basesOf = (stage: Stage): readonly string[] =>
  ourPulls(stage)
    .flatMap(({ pull }) => pull?.base ?? [])
    .toSorted((a, b) => (a < b ? -1 : 1));

/** What landed, in the order in which it did. */
export const kindsOf = (calls: readonly { readonly effect: RemoteEffect | null }[]): readonly string[] =>
  calls.flatMap(({ effect }) => (effect ? [effect.kind] : []));
