// A state file that breaks off within a line and reads well all the same: the version before it proves it.
import { describe, expect, test } from 'vitest';
import { cutOf } from '../../src/engine/cut.ts';
import { snapshotOf, type Version } from '../snapshot.ts';
import { engine, recovered } from './toy.ts';

const PATH = 'a/toy.txt';
const WHOLE = 'TOY\nstep: plan\nnote: some more words\ndone: spec\n';
const commit = 'a4d908929844'.padEnd(40, '0');
const sound = (text: string | null): Version => ({ commit, at: '2026-08-01T00:00:00Z', text });
const scene = (text: string, history: readonly Version[] | 'unavailable') =>
  snapshotOf({ [PATH]: text }, { history: { [PATH]: history } });

describe('S02 cut within a line', () => {
  const torn = WHOLE.slice(0, WHOLE.indexOf('more'));

  test('blocks with the line, and the last good version is the way', () => {
    const { decision, findings, proposals, state } = recovered(scene(torn, [sound(WHOLE)]));
    expect(state).toBeNull();
    expect(decision).toMatchObject({ action: 'block', reason: 'state-unreadable' });
    expect(decision.options[0]).toBe('repair');
    expect(findings).toMatchObject([
      {
        rule: 'state-readable',
        line: 3,
        evidence: { commit, characters: torn.length, expected: WHOLE.length },
        message: expect.stringMatching(
          /^found the end of the file within line 3, .+ commit a4d908929844, which goes on\. .+history\.$/,
        ),
      },
    ]);
    expect(proposals).toMatchObject([{ changes: [{ kind: 'revert', path: PATH, commit }] }]);
  });

  test('where the cut itself was committed, the version before it tells', () => {
    const history = [{ ...sound(torn), commit: 'b'.repeat(40) }, sound(WHOLE)];
    expect(recovered(scene(torn, history)).decision.reason).toBe('state-unreadable');
  });

  test.each<[string, string, readonly Version[] | 'unavailable']>([
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
    const asker = engine.asker(engine.memo());
    const [site] = asker.sites([PATH]);
    const needs = (text: string) => (site ? asker.needs(site, scene(text, [])) : null);
    expect(needs(WHOLE)).toEqual([]);
    expect(needs(torn)).toEqual([{ path: PATH, what: 'history' }]);
  });
});
