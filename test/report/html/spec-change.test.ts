// How a spec changed: the difference where the old text is known, and otherwise why it is not shown.
import { describe, expect, test } from 'vitest';
import { diffBlock, specChange } from '../../../src/report/html/spec-change.ts';
import { markupOf } from '../../../src/text/html.ts';
import { specOf } from '../../state.ts';
import { SECRET } from '../github/rendered.ts';
import { textOf } from './reading.ts';

const RECORDED = { found: 'sha256:ab', digest: 'ab'.repeat(32), problem: null, line: 6 };
const LAST = { commit: 'c1'.repeat(20), at: '2026-11-15T08:30:00Z', text: 'ten minutes\nkept\n' };
const CHANGED = specOf({
  path: 'spec.md',
  present: true,
  text: 'thirty <b>\nkept\n',
  recorded: RECORDED,
  matched: null,
  lastMatch: LAST,
});
const shown = (spec: Parameters<typeof specChange>[0]) => {
  const change = specChange(spec);
  return change === null ? null : markupOf(change);
};

describe('a spec', () => {
  test('that changed is shown line by line, with the commit that it last matched in', () => {
    const markup = shown(CHANGED) ?? '';
    expect(textOf(markup)).toContain(
      'What changed in spec.md since commit c1c1c1c1c1c1 of 2026-11-15 08:30 UTC',
    );
    expect(markup).toContain('<span class="gone">-ten minutes</span>');
    expect(markup).toContain('<span class="came">+thirty &lt;b&gt;</span>');
    expect(markup).toContain('<span class=""> kept</span>');
  });

  test('of which the old text is not to be had says so', () => {
    expect(textOf(shown({ ...CHANGED, lastMatch: null }) ?? '')).toContain(
      'so there is no difference to show',
    );
  });

  test('that is gone says which commit still had it', () => {
    const gone = { ...CHANGED, present: false, text: null };
    expect(textOf(shown(gone) ?? '')).toContain('It still stood in commit c1c1c1c1c1c1');
    expect(textOf(shown({ ...gone, lastMatch: null }) ?? '')).toBe('spec.md is not there to be compared.');
  });

  test('that is as it was, or that no hash vouches for, is not mentioned', () => {
    expect(shown(null)).toBeNull();
    expect(shown({ ...CHANGED, matched: 'raw' })).toBeNull();
    expect(shown({ ...CHANGED, recorded: null })).toBeNull();
    expect(shown({ ...CHANGED, recorded: { ...RECORDED, digest: null, problem: 'a word' } })).toBeNull();
  });
});

describe('a difference', () => {
  test('A10 is cut where nobody reads on', () => {
    const markup = markupOf(diffBlock(`${'+'.padEnd(5000, 'x')}\n`.repeat(1000)));
    expect(markup.match(/<span/g)).toHaveLength(300);
    expect(markup.length).toBeLessThan(200_000);
    expect(textOf(markup)).toContain('The rest is left out.');
  });

  test('shows no secret, one of several lines neither', () => {
    const key = '-----BEGIN PRIVATE KEY-----\n+MIIE\n+AAAA\n-----END PRIVATE KEY-----';
    const text = textOf(markupOf(diffBlock(`+${key}\n+${SECRET}\n`)));
    expect(text).not.toMatch(/MIIE|AAAA|ghp_/);
  });
});
