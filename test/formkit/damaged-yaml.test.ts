// YAML with values that are none: read, written to around them, quoted; and what is never written to.
import { describe, expect, test } from 'vitest';
import { printSpared, quotedYaml, readSpared } from '../../src/formkit/damaged-yaml.ts';
import { setFields } from '../../src/formkit/fields.ts';
import { EditError, StateError } from '../../src/model/errors.ts';

const HEAD = 'project: Shop\nstory_location: {project-root}/out  # moved\n';
const STORIES = 'stories:\n  1-1-cart: done # first\n  1-2-pay: review\n';
const TEXT = `${HEAD}${STORIES}items:\n- action: Fix it: soon\n  status: open\n`;
const set = (text: string, value: string) =>
  printSpared(text, setFields(readSpared(text).data, [[['stories', '1-2-pay'], value]]));

describe('values that are no YAML', () => {
  test('are their own text, with a line each; the rest is read as YAML', () => {
    const { data, damage, exact, places } = readSpared(TEXT);
    expect(data['story_location']).toBe('{project-root}/out');
    expect(places.get('/story_location')).toEqual({ line: 2, text: '{project-root}/out' });
    expect(JSON.stringify(data['items'])).toContain('Fix it: soon');
    expect(damage.map(({ line }) => line)).toEqual([2, 7]);
    expect(exact).toBe(true);
  });

  test.each([
    ['as it stands', TEXT],
    ['with CRLF', TEXT.replaceAll('\n', '\r\n')],
    ['with a byte order mark', `\uFEFF${TEXT}`],
    ['without a final newline', TEXT.slice(0, -1)],
    ['with what could be a mark in it', `${TEXT}note: spared-0-end $& $1\n`],
  ])('another value changes its own characters alone, %s', (_, text) => {
    expect(set(text, 'done')).toBe(text.replace('pay: review', 'pay: done'));
    expect(printSpared(text, readSpared(text).data)).toBe(text);
  });

  test('stay what they are', () => {
    const data = setFields(readSpared(TEXT).data, [[['story_location'], 'docs']]);
    expect(() => printSpared(TEXT, data)).toThrow(EditError);
  });

  test('are valid in quotes, and say the same', () => {
    const quoted = quotedYaml(TEXT);
    expect(quoted).toBe(
      TEXT.replace('{project-root}/out', '"{project-root}/out"').replace('Fix it: soon', '"Fix it: soon"'),
    );
    expect(readSpared(quoted ?? '')).toMatchObject({ damage: [], data: readSpared(TEXT).data });
  });
});

describe('anything else that is wrong', () => {
  const STRAY = TEXT.replace('  1-2-pay', 'stray words\n  1-2-pay');

  test('is read line by line and never written to, nor quoted', () => {
    expect(readSpared(STRAY)).toMatchObject({ exact: false, data: { stories: { '1-2-pay': 'review' } } });
    expect(() => set(STRAY, 'done')).toThrow(EditError);
    expect(quotedYaml(STRAY)).toBeNull();
    expect(printSpared(STRAY, readSpared(STRAY).data)).toBe(STRAY);
  });

  test('valid YAML has nothing to quote, and is edited as always', () => {
    const valid = 'stories:\n  1-2-pay: review\n';
    expect(quotedYaml(valid)).toBeNull();
    expect(set(valid, 'done')).toBe('stories:\n  1-2-pay: done\n');
  });

  test('no map, and keys that come twice, are refused', () => {
    expect(() => readSpared('- a\n- b\n')).toThrow(StateError);
    expect(() => readSpared(`${HEAD}a: 1\na: 2\n`)).toThrow(StateError);
  });
});
