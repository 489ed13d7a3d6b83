// A state file that breaks off within a line and reads well all the same: the version before it proves it.
import { describe, expect, test } from 'vitest';
import { cutOf as cutIn } from '../../src/engine/truncation.ts';
import type { Snapshot } from '../../src/model/snapshot.ts';
import { snapshotOf, type Version } from '../snapshot.ts';
import { engine, recovered, toy } from './toy.ts';

const PATH = 'a/toy.md';
const cutOf = (path: string, snapshot: Snapshot) =>
  cutIn(toy, null, { format: toy.id, feature: 'a', path, files: [path], rivals: [] }, snapshot);
const WHOLE = 'TOY\nstep: plan\nnote: some more words\ndone: spec\n';
const commit = 'a4d908929844'.padEnd(40, '0');
const sound = (text: string | null): Version => ({ commit, at: '2026-08-01T00:00:00Z', text });
const scene = (text: string, history: readonly Version[] | 'unavailable', path = PATH) =>
  snapshotOf({ [path]: text }, { history: { [path]: history } });

describe('S02 cut within a line', () => {
  const torn = WHOLE.slice(0, WHOLE.indexOf('more'));

  test('blocks with the line, and the last good version is the way', () => {
    const { decision, findings, proposals, state } = recovered(scene(torn, [sound(WHOLE)]), PATH);
    expect(state).toBeNull();
    expect(decision).toMatchObject({ action: 'block', reason: 'state-unreadable' });
    expect(decision.options[0]).toBe('repair');
    expect(findings).toMatchObject([
      {
        rule: 'state-readable',
        line: 3,
        evidence: { commit, characters: torn.length, expected: WHOLE.length },
        message: expect.stringMatching(
          /^found the end of the file within line 3, .+ commit a4d908929844, which goes on\. .+line break\.$/,
        ),
      },
    ]);
    expect(proposals).toMatchObject([{ changes: [{ kind: 'revert', path: PATH, commit }] }]);
  });

  test('where the cut itself was committed, the version before it tells', () => {
    const history = [{ ...sound(torn), commit: 'b'.repeat(40) }, sound(WHOLE)];
    expect(recovered(scene(torn, history), PATH).decision.reason).toBe('state-unreadable');
  });

  test('whoever means it to end there finds the way in the message', () => {
    const [finding] = recovered(scene(torn, [sound(WHOLE)]), PATH).findings;
    expect(finding?.message).toContain('end its last line with a line break');
    expect(recovered(scene(`${torn}\n`, [sound(WHOLE)]), PATH).findings).toEqual([]);
  });

  test.each<[string, string, readonly Version[] | 'unavailable']>([
    ['blanks were taken away before the last line break', 'TOY\nstep: plan', [sound('TOY\nstep: plan \t\n')]],
    ['blanks before CRLF', 'TOY\r\nstep: plan', [sound('TOY\r\nstep: plan  \r\n')]],
    ['a no-break space was taken away', 'TOY\nstep: plan', [sound('TOY\nstep: plan\u00a0\n')]],
    ['a full stop', 'TOY\nnote: all well', [sound('TOY\nnote: all well.\ndone: spec\n')]],
    ['a full stop of another script', 'TOY\nnote: x', [sound('TOY\nnote: x。 \n')]],
    ['the backslash of a hard line break', 'TOY\nnote: x', [sound('TOY\nnote: x\\\ndone: spec\n')]],
    ['blanks, and whole lines', 'TOY\nstep: plan', [sound('TOY\nstep: plan  \ndone: spec\n')]],
    ['whole lines were taken away from the end', WHOLE.slice(0, WHOLE.indexOf('note')), [sound(WHOLE)]],
    ['the last line is whole but for its end', WHOLE.slice(0, WHOLE.indexOf('\ndone')), [sound(WHOLE)]],
    ['with CRLF the same', 'TOY\r\nstep: plan', [sound('TOY\r\nstep: plan\r\ndone: spec\r\n')]],
    ['the version before differs further up', torn, [sound(WHOLE.replace('plan', 'code'))]],
    ['no version before ended in a line break either', 'TOY\nstep: p', [sound('TOY\nstep: plan')]],
    ['the version before was removed, or is not to be had', torn, [sound(null)]],
    ['it was never committed', torn, []],
    ['history is not to be had', torn, 'unavailable'],
    ['nothing was written since', WHOLE, [sound(WHOLE)]],
  ])('S07 no proof where %s', (_name, text, history) => {
    expect(cutOf(PATH, scene(text, history))).toBeNull();
  });

  test('history is asked for only where no line break ends the file', () => {
    expect(needs(WHOLE)).toEqual([]);
    expect(needs(torn)).toEqual([{ path: PATH, what: 'history' }]);
  });

  test('S25 of any other form the codec tells: no history is asked for, and none proves anything', () => {
    expect(needs(torn, 'a/toy.txt')).toEqual([]);
    for (const name of ['a.ndjson', 'a.json', 'a.csv', 'a.sql', 'a.jsonl', 'mdx', 'a.md.txt'])
      expect(cutOf(name, scene(torn, [sound(WHOLE)], name)), name).toBeNull();
    for (const name of ['a.yaml', 'a.yml', 'A.MD', 'a.markdown'])
      expect(cutOf(name, scene(torn, [sound(WHOLE)], name)), name).not.toBeNull();
  });
});

function needs(text: string, path = PATH) {
  const asker = engine.asker(engine.memo());
  const [site] = asker.sites([path]);
  return site ? asker.needs(site, scene(text, [], path)) : null;
}
