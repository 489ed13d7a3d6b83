// What holds of every text that could be a config.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULTS } from '../../src/config/config.ts';
import { readConfig } from '../../src/config/read.ts';
import { runs } from '../exhaustive.ts';
import { BAD, GOOD, KNOWN } from './examples.ts';

const UNUSABLE = { ...DEFAULTS, usable: false };
const read = (text: string) => readConfig(text, KNOWN);

describe('laws', () => {
  const lines = GOOD.concat(BAD.map(([, text]) => text)).flatMap((text) =>
    text.split('\n').filter((line) => line.length < 200),
  );
  const word = fc.constantFrom(
    ...lines,
    '  ',
    '- ',
    ': ',
    '{',
    '}',
    '[',
    ']',
    '"',
    '\n',
    '\u2028',
    '\ud800',
    '__proto__: 1',
    '&a',
    '*a',
    '? ',
  );
  const anything = fc.oneof(
    fc.array(word, { maxLength: 8 }).map((all) => all.join('\n')),
    fc.array(word, { maxLength: 8 }).map((all) => all.join('')),
    fc.string({ unit: 'binary', maxLength: 80 }),
  );

  test('no text makes it throw; unusable and an error go together; what is unusable is the default', () => {
    fc.assert(
      fc.property(anything, (written) => {
        const { config, problems } = read(written);
        const hasError = problems.some(({ level }) => level === 'error');
        expect(config.usable).toBe(!hasError);
        if (hasError) expect(config).toEqual(UNUSABLE);
        const [first] = problems.map(({ line }) => line);
        if (first !== undefined && first !== null) expect(first).toBeGreaterThan(0);
      }),
      { numRuns: runs(1500) },
    );
  });

  test('a key that does not exist changes nothing but that it is told', () => {
    const blocks = GOOD.filter((one) => /^[a-z-]+:[^\n]*\n/.test(one));
    const key = fc
      .stringMatching(/^[a-z]{3,12}$/)
      .filter((one) => !/^(?:ignore|formats|rules|commands|dispatch|dashboard)$/.test(one));
    fc.assert(
      fc.property(fc.constantFrom(...blocks), key, fc.json(), (text, extra, value) => {
        const whole = read(`${text}${extra}: ${value.replaceAll('"__proto__"', '"p"')}\n`);
        expect(whole.config).toEqual(read(text).config);
        expect(whole.problems.map((one) => [one.level, one.key])).toEqual([['warning', extra]]);
      }),
      { numRuns: runs(1000) },
    );
  });
});
