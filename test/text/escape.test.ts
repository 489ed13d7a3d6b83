// What file content looks like in a terminal and in Markdown, and that it does nothing.

import { spawnSync } from 'node:child_process';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fence, forMarkdown, forShell, forTerminal, linesForTerminal } from '../../src/text/escape.ts';
import { atNight, runs } from '../exhaustive.ts';

/** What GitHub's Markdown would see outside of code: the entities, decoded, and nothing else. */
function outsideOfCode(markdown: string): string {
  const bare = markdown.replace(/(?<!`)(`+)(?!`)(?:(?!\1(?!`)).)*?(?<!`)\1(?!`)/gs, '');
  return bare.replace(/&#(\d+);|&lt;|&gt;/g, (entity, code) => {
    return entity === '&lt;' ? '<' : entity === '&gt;' ? '>' : String.fromCodePoint(Number(code));
  });
}

/** What a reader of the rendered text sees: entities decoded, code as its content. */
function seen(markdown: string): string {
  const spans = /(`+)( ?)((?:(?!\1(?!`)).)+?)\2\1(?!`)|&[#a-z0-9]+;/gs;
  return markdown.replace(spans, (part, _mark, pad: string, code: string | undefined) => {
    if (code === undefined) return outsideOfCode(part);
    return pad !== '' && !/^[` ]|[` ]$/.test(code) ? ` ${code} ` : code;
  });
}

describe('forTerminal', () => {
  test.each([
    ['O08 bidi', 'a\u202eb\u2066', 'a\\u202eb\\u2066'],
    ['O08 zero-width', '\u200bx\u200d\ufeff\u00ad', '\\u200bx\\u200d\\ufeff\\u00ad'],
    ['O08 tags and selectors that hide text', '\u{e0041}\u{e0100}', '\\u{e0041}\\u{e0100}'],
    ['O08 fillers', '\u3164\u115f\u2800', '\\u3164\\u115f\\u2800'],
    ['O05 line breaks', 'a\n::error::x\r\n\u2028', 'a\\n::error::x\\r\\n\\u2028'],
    ['escape sequences', '\u001b[2J\u009b1m\u0007\u007f\t', '\\u001b[2J\\u009b1m\\u0007\\u007f\\t'],
    ['half a character', 'a\ud800b', 'a\\ud800b'],
    ['what is plain', 'naïve ☃ 𝒳 ⚠️', 'naïve ☃ 𝒳 ⚠️'],
  ])('%s', (_, text, shown) => {
    expect(forTerminal(text)).toBe(shown);
  });

  test('linesForTerminal keeps line feeds and tabs alone', () => {
    expect(linesForTerminal('a\n\tb\r\n\u001b')).toBe('a\n\tb\\r\n\\u001b');
  });
});

describe('forMarkdown', () => {
  test.each([
    ['', ''],
    ['IN_PROGRESS', '`IN_PROGRESS`'],
    ['a | b', '`a `&#124;` b`'],
    ['@org/team fixes #1', '&#64;`org/team fixes `&#35;`1`'],
    ['see GH-12 and 0123abc', '`see GH-12 and 0123abc`'],
    ['https://evil.example/@x', '`https://evil.example/`&#64;`x`'],
    ['<img src=x>', '&lt;`img src=x`&gt;'],
    ['--> <!--', '`--`&gt;` `&lt;`!--`'],
    ['a`b', '``a`b``'],
    ['`a`', '`` `a` ``'],
    ['```', '```` ``` ````'],
    [' x ', '`  x  `'],
    [' ', '` `'],
    ['a\nb\u202e', '`a\\nb\\u202e`'],
    ['key ghp_0123456789abcdefghijABCDEFGHIJ012345', '`key [redacted: GitHub token]`'],
  ])('%j', (text, shown) => {
    expect(forMarkdown(text)).toBe(shown);
  });

  const wild = fc.string({
    unit: fc.oneof(
      fc.constantFrom(
        '@',
        '#',
        '<',
        '>',
        '|',
        '`',
        '``',
        '\\',
        '\n',
        ' ',
        '*',
        '_',
        '[',
        ']',
        '(',
        ')',
        '!',
        '&',
        '~',
      ),
      fc.constantFrom(
        'org',
        'fixes ',
        '1',
        'https://',
        '-->',
        '<!--',
        'www.x.org',
        '\u202e',
        '&#64;',
        'a@b.cd',
      ),
    ),
    maxLength: 14,
  });

  test('O02 O03 O04 O08 O09 outside of code only single characters are left, no tag or line break', () => {
    const law = fc.property(wild, (text) => {
      const shown = forMarkdown(text);
      expect(outsideOfCode(shown)).toMatch(/^[@#<>|]*$/);
      expect(shown).not.toMatch(/[@<>|\n\r\u202e]|-->|(?<!&)#/);
    });
    fc.assert(law, { numRuns: runs(1000) });
  });

  test('people see what the text says', () => {
    const law = fc.property(wild, (text) => {
      expect(seen(forMarkdown(text))).toBe(forTerminal(text));
    });
    fc.assert(law, { numRuns: runs(1000) });
  });
});

describe('O01 fence', () => {
  test('is longer than any run of backticks inside', () => {
    expect(fence('a\n````\nb', 'diff')).toBe('`````diff\na\n````\nb\n`````\n');
    expect(fence('a\n')).toBe('```\na\n```\n');
    expect(fence('')).toBe('```\n```\n');
  });

  test('its info cannot end it', () => {
    expect(fence('x', 'di`ff\n```')).toBe('```diff\nx\n```\n');
  });

  test('O07 O08 what is inside is redacted and shown', () => {
    expect(fence('\u202e AKIAABCDEFGHIJKLMNOP\r\n')).toBe('```\n\\u202e [redacted: AWS key]\\r\n```\n');
  });
});

atNight('C15 G01 law: a POSIX shell takes a quoted word as the word', () => {
  const word = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !text.includes('\0'));
  fc.assert(
    fc.property(fc.array(word, { minLength: 20, maxLength: 20 }), (words) => {
      const line = `printf '%s\\0' ${words.map(forShell).join(' ')}`;
      const { stdout } = spawnSync('sh', ['-c', line], { encoding: 'utf8' });
      expect(stdout.split('\0').slice(0, -1)).toEqual(words);
    }),
    { numRuns: 60 },
  );
});
