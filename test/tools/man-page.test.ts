// The manual page: made from the commands' data, not stale, and nothing in it acts as a request of roff.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { cliCommands } from '../../src/commands/index.ts';
import { escaped, manPage } from '../../tools/man-page.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

test('the page in man/ is what the commands say, and the package has it', () => {
  const page = readFileSync(path.join(ROOT, 'man/rekindle.1'), 'utf8');
  expect(page).toBe(manPage());
  for (const { name } of cliCommands) expect(page).toContain(`\n.SS rekindle ${escaped(name)} `);
  const { files, man } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  expect([files.includes('man'), man]).toEqual([true, 'man/rekindle.1']);
});

test('every line that begins like a request is one', () => {
  const requests = manPage().match(/^[.'].*/gm) ?? [];
  const odd = requests.filter((line) => !/^\.(?:\\" |TH |SH |SS |TP$|B |BR |PP$|nf$|fi$)/.test(line));
  expect(odd).toEqual([]);
  expect(escaped(".so /etc/passwd\n'x \\ -y")).toBe("\\&.so /etc/passwd\n\\&'x \\e \\-y");
});

test('the tool refuses what it does not know', () => {
  const tool = path.join(ROOT, 'tools/man-page.ts');
  expect(spawnSync(process.execPath, [tool, '--chekc']).status).toBe(2);
});
