// What is true in a job alone, or of the bot alone, is said in the words of its door, and nowhere else.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { baseMissing, DOORS } from '../../src/report/host-wording.ts';

const SRC = path.resolve(import.meta.dirname, '../../src');
const OF_JOBS = /\bjobs?\b|\bsummary\b|\binputs?\b|-per-run|\bActions\b|checkout|\brunner\b/;

const wordsOf = (door: keyof typeof DOORS) => JSON.stringify({ ...DOORS[door], dear: DOORS[door].dear(7) });

test('the bot speaks of no job, and a job of no bot', () => {
  expect(wordsOf('bot') + baseMissing('bot')).not.toMatch(OF_JOBS);
  expect(wordsOf('action') + baseMissing('action')).not.toMatch(/\bbots?\b|\bApp\b/);
});

/** A mode that the bot has not, what is written for jobs, and the words of the doors themselves. */
const OF_THE_ACTION = new Set([
  'report/host-wording.ts',
  'report/github/guard-report.ts',
  'report/init/workflows.ts',
]);
/** In a sentence, as opposed to keys and names: a quoted text with a blank in it. */
const OF_A_JOB = "(?:the|this|that) (?:job|runner)|job(?:'s)? summary|operations-per-run|fetch-depth";
const SAID = new RegExp(`(['"\`])(?=[^'"\`]* )[^'"\`]*\\b(?:${OF_A_JOB})\\b`, 'i');

test('what both may say speaks of no job', () => {
  const said = ['modes', 'report', 'github', 'engine'].flatMap((room) =>
    readdirSync(path.join(SRC, room), { recursive: true, encoding: 'utf8' })
      .map((name) => path.posix.join(room, name.replaceAll(path.sep, '/')))
      .filter((name) => name.endsWith('.ts') && !OF_THE_ACTION.has(name))
      .flatMap((name) =>
        readFileSync(path.join(SRC, name), 'utf8')
          .split('\n')
          .filter((line) => !/^\s*(?:\/\/|\/?\*)/.test(line) && SAID.test(line))
          .map((line) => `${name}: ${line.trim()}`),
      ),
  );
  expect(said).toEqual([]);
});
