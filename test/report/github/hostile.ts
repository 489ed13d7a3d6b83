// What hostile files, names and people may say, and workflows that say it everywhere.
import * as fc from 'fast-check';
import { cliCommands, slashCommands } from '../../../src/commands/index.ts';
import type { Change } from '../../../src/model/change.ts';
import type { Recovery } from '../../../src/model/recovery.ts';
import type { CardView, ReplyContext } from '../../../src/report/github/workflow-view.ts';
import { scanReport } from '../../../src/report/scan/scan.ts';
import { snapshotOf } from '../../snapshot.ts';
import { saying } from '../saying.ts';
import { SETTINGS } from '../seen.ts';
import { SECRET } from './rendered.ts';

/** Each means something to Markdown, GitHub, a runner or a terminal. */
const PIECES: readonly string[] = [
  ['@org/team ', '@a', 'fixes #1', 'GH-12', 'o/r#3', 'o/r@0a1b2c3d4e', 'deadbeef1 '],
  ['GHSA-ab12-cd34-ef56', 'CVE-2026-1', 'http://x.example/y', 'HTTPS://X', 'www.x.example', 'a@b.example'],
  ['ftp://x', 'mailto:a@b.c', '[x](http://y)', '![x](y)', '[x]: http://y', '[^1]', ':tada:', '$x$'],
  ['<img src=x>', '<details>', '</details>', '<!--', '-->', '--!>', '&#64;a', '&lt;b'],
  ['`', '``', '```', '~~~', '|', '\\', '\\|', '*', '**', '_a_', '~~', '"', "'", '(', ')', '[', ']', '!'],
  ['\n', '\r\n', '\r', '\t', ' ', '    ', '\0', '\x1b[2J', '\u2028', '\u202e', '\u200b', '\ud800'],
  ['\u{e0041}', '界', '- ', '1. ', '# ', '> ', '---', '===', '::error::x', '##[group]', '[skip ci]'],
  [` ${SECRET} `, 'a', '1', '.', ',', ':', '0d0f7c54-2b1e-4c56-9a5e-0d7d8d8c0a22', '%40', '  '],
].flat();

/** A text of up to twelve pieces, each of which means something somewhere. */
export const hostileText: fc.Arbitrary<string> = fc
  .array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 12 })
  .map((pieces) => pieces.join(''));

export const SEAT: ReplyContext = { commands: slashCommands, bare: true, alone: false, role: 'write' };
export const CLI: ReadonlySet<string> = new Set(cliCommands.map(({ name }) => name));
const SHA = 'a0'.repeat(20);

/** A change that says it wherever a format has a say. */
export function changeSaying(said: string): Change {
  return {
    summary: `do ${said}`,
    files: [
      {
        kind: 'write',
        path: `specs/${said}`,
        before: `a: ${said}\n${said}\nb: 1\n`,
        after: `a: 2 ${said}\n| ${said} | x |\nb: 1\n`,
      },
      { kind: 'write', path: 'specs/new', before: null, after: said },
      { kind: 'remove', path: `old/${said}` },
      { kind: 'copy', from: said, to: `copy/${said}` },
      { kind: 'revert', path: said, commit: SHA },
    ],
    notes: [said, `The table says ${JSON.stringify(said)}.`],
    commit: null,
  };
}

/** The card's view of a workflow that says it everywhere. */
export function viewSaying(said: string, over: Partial<Recovery> = {}): CardView {
  const recovery: Recovery = { ...saying(said), ...over };
  const snapshot = snapshotOf({ [recovery.path]: 'x' }, { commit: SHA });
  const holding = { snapshot, sites: [], owner: said };
  const scanned = { commits: 1, stateFiles: 1, stateSets: 1, blobsRead: 1, gitProcesses: 1 };
  const survey = { repository: said, defaultBranch: null, holdings: [holding], scanned, shallow: false };
  const judged = [{ holding, recovered: { workflows: [recovery], unreadable: [] } }];
  const [only] = scanReport(survey, judged, SETTINGS).workflows;
  if (!only) throw new Error('there is a workflow');
  const change = changeSaying(said);
  return {
    scanned: { ...only, branches: [said, `${said}2`] },
    recovery,
    resuming: change,
    fresh: { change, listed: [{ path: `old/${said}/x`, kind: 'file', size: null }] },
    wakes: 'repository-dispatch',
    turn: { kind: 'open' },
    fork: false,
    seat: SEAT,
    cli: CLI,
  };
}
