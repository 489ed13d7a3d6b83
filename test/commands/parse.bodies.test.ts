// Bodies of comments as people, mailers, keyboards and attackers write them: a call, a refusal, or silence.
import { describe, expect, test } from 'vitest';
import { parseComment } from '../../src/commands/parse.ts';
import { callIn, plain, refused } from './asking.ts';

const RESUME = plain('resume');

describe('a call', () => {
  test.each([
    '/resume',
    '  /resume  ',
    '   /resume',
    '\n\n \n/resume',
    '/resume\n\nand some words for people',
    '/resume\nThanks!',
    '/resume\n---\nnotes',
    '/resume\n> quoted',
    '/resume\n```\n/skip\n```',
    '/Resume',
    '/RESUME',
    '/rekindle resume',
    '/ReKindle   RESUME\t',
  ])('%j', (body) => expect(callIn(body)).toEqual(RESUME));

  test.each([
    ['CR', '/resume\r'],
    ['CRLF', '\r\n/resume\r\nthanks'],
    ['CR alone', '\r/resume\rthanks'],
    ['BOM', '\uFEFF/resume'],
    ['no-break space behind', '/resume\u00a0'],
    ['no-break spaces before', '\u00a0\u00a0/resume'],
    ['a line of ideographic spaces before', '\u3000\n/resume'],
    ['no-break space between', '/rekindle\u00a0resume'],
  ])('C14 %s is normalised by rule', (_, body) => expect(callIn(body)).toEqual(RESUME));

  test.each([
    ['/resume sdd:a\u00a0from=x', { id: 'sdd:a', keys: { from: 'x' } }],
    ['/resume "specify:my feature"', { id: 'specify:my feature' }],
    ['/resume 005-user-auth', { id: '005-user-auth' }],
    ['/resume specify:a=b', { id: 'specify:a=b' }],
    ['/resume from="a \\\\ \\" b"', { keys: { from: 'a \\ " b' } }],
    ['/resume from="a\\d"', { keys: { from: 'a\\d' } }],
    ['/resume from=a=b', { keys: { from: 'a=b' } }],
    ['/resume FROM=Programmer sdd:a', { id: 'sdd:a', keys: { from: 'Programmer' } }],
    ['/resume __proto__', { id: '__proto__' }],
    ['/resume __proto__=x', { id: '__proto__=x' }],
    ['/resume from=__proto__', { keys: { from: '__proto__' } }],
  ])('%s', (body, means) => expect(callIn(body)).toEqual({ ...RESUME, ...means }));

  test.each([
    '$(touch pwned)',
    '`id`;rm',
    '"; rm -rf /',
    'refs/heads/refs/heads/x',
    'a#b%41&|<>',
    '🦊/ünï',
    '-rf',
    'x'.repeat(244),
  ])('C15 G01 %j is data, in quotes', (name) => {
    const quoted = `"specify:${name.replace(/["\\]/g, '\\$&')}"`;
    expect(callIn(`/resume ${quoted}`)).toEqual({ ...RESUME, id: `specify:${name}` });
    expect(callIn(`/resume from=${quoted}`)).toEqual({ ...RESUME, keys: { from: `specify:${name}` } });
  });

  test.each([
    ['/answer C2.1 yes, `jwt` — “quoted”, 5 < 6 & so on', 'yes, `jwt` — “quoted”, 5 < 6 & so on'],
    ['/answer C2.1 "15 minutes"  ', '15 minutes'],
    ['/answer C2.1 "yes" and "no"', '"yes" and "no"'],
    ['/answer C2.1 a 15" screen', 'a 15" screen'],
    ['/answer C2.1 --yes reason=x', '--yes reason=x'],
    ['/answer C2.1 ::set-output name=x::y', '::set-output name=x::y'],
    ['/answer C2.1 👩‍👩‍👧 می‌خواهم', '👩‍👩‍👧 می‌خواهم'],
    ['/answer C2.1\n15 minutes', '15 minutes'],
    ['/answer C2.1\r\n\r\n 15 minutes,\r\n   then again\r\n\r\nThanks!', '15 minutes, then again'],
    ['/answer C2.1 15 minutes\nor so', '15 minutes'],
    ['/answer C2.1\n15 minutes\n\n- and a list', '15 minutes'],
  ])('text: %j', (body, text) => {
    expect(callIn(body)).toEqual({ ...plain('answer'), args: ['C2.1', text] });
  });

  test.each([
    ['below each other', '/answer C2.1 yes\n/answer C2.2 no'],
    [
      'with blank lines, and words for people',
      '/answer C2.1 yes\n\nAnd the other:\n\n/answer C2.2 no\n\nThanks!',
    ],
    ['behind words of the same paragraph', '/answer C2.1 yes\nas we said, and\n/answer C2.2 no'],
    ['by the long name', '/rekindle answer C2.1 yes\r\n  /rekindle  Answer C2.2 no\r\n'],
    ['the paragraph below ends with the next line', '/answer C2.1\nyes\n/answer C2.2\nno'],
    ['a block between them', '/answer C2.1 yes\n\n```\n/answer C2.3 x\n```\n\n/answer C2.2 no'],
  ])('lines of /answer: %s', (_, body) => {
    const call = parseComment(body, { bare: true });
    expect(call).toMatchObject({ kind: 'call', args: ['C2.1', 'yes'], also: [{ args: ['C2.2', 'no'] }] });
    expect(call).toHaveProperty('also.length', 1);
  });

  test('a workflow that one line names is every line’s', () => {
    const call = parseComment('/answer C2.1 yes\n/answer sdd:a C2.2 no\n/answer C2.3 x', { bare: true });
    expect(call).toMatchObject({ id: 'sdd:a', also: [{ args: ['C2.2', 'no'] }, { args: ['C2.3', 'x'] }] });
  });

  test.each([
    ['another command', '/answer C2.1 yes\n/approve'],
    ['code', '/answer C2.1 yes\n```\n/answer C2.2 no\n```'],
    ['indented code', '/answer C2.1 yes\n\n    /answer C2.2 no'],
    ['a quote', '/answer C2.1 yes\n> /answer C2.2 no'],
    ['what a quote goes on with', '/answer C2.1 yes\n\n> as you said\n/answer C2.2 no'],
    ['what a list goes on with', '/answer C2.1 yes\n\n- as you said\n/answer C2.2 no'],
    ['a comment', '/answer C2.1 yes\n\n<!--\n/answer C2.2 no\n-->'],
    ['a comment within words', '/answer C2.1 yes\n\nsee <!-- that\n\n/answer C2.2 no\n-->'],
    ['a code span', '/answer C2.1 yes\n\nsee `that\n/answer C2.2 no`'],
    ['preformatted text', '/answer C2.1 yes\n\n<pre>\n\n/answer C2.2 no\n</pre>'],
    ['an order of another kind first', '/approve\n/answer C2.1 yes'],
  ])('no further line: %s', (_, body) => {
    expect(parseComment(body, { bare: true })).not.toHaveProperty('also');
  });

  test.each([
    ['a line that is wrong', '/answer C2.1 yes\n/answer', 'word-missing: '],
    ['one question twice', '/answer C2.1 yes\n/answer c2.1 no', 'given-twice: c2.1'],
    ['two workflows', '/answer sdd:a C2.1 yes\n/answer sdd:b C2.2 no', 'value-wrong: sdd:b'],
    [
      'more than fifty',
      Array.from({ length: 51 }, (_, at) => `/answer C${at} yes`).join('\n'),
      'too-many-words: ',
    ],
  ])('lines of /answer count together: %s', (_, body, says) => expect(refused(body)).toBe(says));

  test('50 words of text and 1 KB', () => {
    const words = Array.from({ length: 60 }, () => 'a').join(' ');
    expect(callIn(`/answer Q ${words}`).args).toEqual(['Q', words]);
    const full = 'é'.repeat((1024 - ' Q '.length) / 2);
    expect(callIn(`/answer Q ${full}`).args).toEqual(['Q', full]);
    expect(refused(`/answer Q ${full}é`)).toBe('line-too-long: ');
  });
});

describe('silence', () => {
  test.each([
    '',
    ' \n\t\n',
    'Hello',
    'Please /resume',
    '/',
    '//resume',
    '/ resume',
    '/resumes',
    '/resume:',
    '/resume.',
    '/resume-now',
    '/resume/now',
    '/merge',
    '/rekindle-resume',
    '/rekindled',
    'Hello\n/resume',
    '@bot /resume',
    '\\/resume',
    '&#47;resume',
    '[/resume](x)',
    '**/resume**',
    '# /resume',
    '| /resume |',
    '- /resume',
    '* /resume',
    '1. /resume',
    '- [ ] /resume',
  ])('%j', (body) => expect(refused(body)).toBeNull());

  test.each([
    '```\n/resume\n```',
    '~~~\n/resume\n~~~',
    '```\n/resume',
    '    /resume',
    '\t/resume',
    '  \t/resume',
    '> /resume',
    '>/resume',
    '> hi\n/resume',
    '> hi\n\n/resume',
    '`/resume`',
    '<!-- /resume -->',
    '<!--\n/resume\n-->',
    '<!-- rekindle:v1 {} -->\n/resume',
    '<!-- rekindle:v1 {} -->\n\n/resume',
    '<details>\n/resume\n</details>',
    '<pre>\n/resume\n</pre>',
    '---\n/resume\n---',
  ])('C04 %j is ignored', (body) => {
    expect(refused(body)).toBeNull();
    expect(refused(body.replaceAll('/resume', '/rekindle resume'))).toBeNull();
  });

  test.each([
    ['full-width solidus', '／resume'],
    ['division slash', '\u2215resume'],
    ['fraction slash', '\u2044resume'],
    ['big solidus', '\u29f8resume'],
    ['zero-width space before', '\u200b/resume'],
    ['zero-width space within', '/res\u200bume'],
    ['zero-width space behind', '/resume\u200b'],
    ['word joiner in a line before', '\u2060\n/resume'],
    ['BOM twice', '\uFEFF\uFEFF/resume'],
    ['BOM behind', '/resume\uFEFF'],
    ['bidi', '\u202e/resume'],
    ['vertical tab', '\v/resume'],
    ['NUL', '/resume\0'],
    ['line separator', '/resume\u2028'],
    ['combining solidus', 'r\u0338/resume'],
    ['combining mark behind', '/resume\u0301'],
    ['Cyrillic e', '/r\u0435sume'],
    ['full-width letters', '/ｒｅｓｕｍｅ'],
    ['Kelvin sign', '/s\u212aip'],
    ['Kelvin sign in our name', '/re\u212aindle resume'],
    ['long s', '/\u017ftatus'],
    ['four no-break spaces', '\u00a0\u00a0\u00a0\u00a0/resume'],
  ])('C14 %s is no command', (_, body) => expect(refused(body)).toBeNull());

  test('a bare name counts only where our card is, or what is ours', () => {
    for (const body of ['/resume', '/help', '/answer C2.1 x', '/resume --nonsense'])
      expect(refused(body, false)).toBeNull();
    expect(callIn('/rekindle resume', false)).toEqual(RESUME);
  });
});

describe('a refusal', () => {
  test.each([
    ['/rekindle', 'name-missing: '],
    ['/rekindle ', 'name-missing: '],
    ['/rekindle\nresume', 'name-missing: '],
    ['/rekindle resum', 'name-unknown: resum'],
    ['/rekindle /resume', 'name-unknown: /resume'],
    ['/rekindle constructor', 'name-unknown: constructor'],
    ['/rekindle scan', 'name-elsewhere: scan'],
    ['/rekindle please do', 'name-unknown: please'],
    ['/resume a b', 'word-extra: b'],
    ['/resume now please', 'word-extra: please'],
    ['/resume <!-- x -->', 'word-extra: x'],
    ['/resume fro=x', 'key-unknown: fro='],
    ['/resume --force', 'flag-unknown: --force'],
    ['/resume -f', 'flag-unknown: -f'],
    ['/resume --', 'flag-unknown: --'],
    ['/start-fresh —all', 'flag-unknown: —all'],
    ['/start-fresh --all=yes', 'value-wrong: yes'],
    ['/start-fresh --all --all', 'given-twice: --all'],
    ['/start-fresh all=yes', 'key-unknown: all='],
    ['/resume from=a from=b', 'given-twice: from='],
    ['/resume from=', 'value-missing: from='],
    ['/resume from=""', 'value-missing: from='],
    ['/resume from="\u00a0"', 'value-missing: from='],
    ['/resume ""', 'value-missing: ""'],
    ['/resume from =x', 'word-extra: from'],
    ['/resume from="x', 'quote-open: from="x'],
    ['/resume "; rm -rf', 'quote-open: ";'],
    ['/resume from="x\\"', 'quote-open: from="x\\"'],
    ['/resume from="x\n"', 'quote-open: from="x'],
    ['/resume from="a"b', 'quote-within: from="a"b'],
    ['/resume a"b"', 'quote-within: a"b"'],
    ['/resume from=“a b”', 'quote-other: from=“a'],
    ["/resume from='a b'", "quote-other: from='a"],
    ['/resume `specify:5-export`', 'code-mark: `specify:5-export`'],
    ['/approve --force', 'flag-unknown: --force'],
    ['/approve "Spec', 'quote-open: "Spec'],
    ['/answer C2.1 "15 minutes', 'quote-open: "15 minutes'],
    ['/answer C2.1 yes <!-- and more -->', 'text-hidden: <!--'],
    ['/answer reason=x C2.1 y', 'key-unknown: reason='],
    ['/answer C2.1\n\n    code', 'word-missing: '],
    ['/answer C2.1\n```\ncode\n```', 'word-missing: '],
    ['/answer C2.1\n> quote', 'word-missing: '],
    ['/answer C2.1\ntwo things:\n- a\n- b', 'word-missing: '],
    ['/answer C2.1\n- list', 'word-missing: '],
    ['/answer C2.1\n1. list', 'word-missing: '],
    ['/answer C2.1\n<!-- hidden -->', 'word-missing: '],
    ['/answer C2.1\n[a]: hidden', 'word-missing: '],
    ['/answer C2.1\n---', 'word-missing: '],
    ['/answer C2.1\n/resume', 'word-missing: '],
    ['/answer C2.1\n\n\n', 'word-missing: '],
    ['/answer C2.1\nyes <!-- and more -->', 'text-hidden: <!--'],
  ])('%j', (body, said) => expect(refused(body)).toBe(said));

  test.each([
    ['zero-width space in a name', '/rekindle res\u200bume', 'name-unknown: res\u200bume'],
    ['bidi in a name', '/rekindle \u202eemuser', 'name-unknown: \u202eemuser'],
    ['zero-width space', '/resume a\u200bb', 'character-unseen: a\u200bb'],
    ['joiner outside of quotes', '/resume a\u200db', 'character-unseen: a\u200db'],
    ['bidi in quotes', '/resume from="a\u202eb"', 'character-unseen: from="a\u202eb"'],
    ['bidi in a text', '/answer C2.1 a\u202eb', 'character-unseen: a\u202eb'],
    ['NUL', '/resume a\0b', 'character-unseen: a\0b'],
    ['BOM', '/resume \uFEFF', 'character-unseen: \uFEFF'],
    ['line separator', '/resume a\u2028b', 'character-unseen: a\u2028b'],
  ])('C14 %s', (_, body, said) => expect(refused(body)).toBe(said));

  test.each([
    ['a paragraph of 1,026 bytes', `/answer C2.1\n${'é'.repeat(513)}`, 'line-too-long: '],
    ['1,025 bytes', `/resume ${'a'.repeat(1024)}`, 'line-too-long: '],
    ['1,025 bytes in fewer characters', `/resume ${'é'.repeat(512)}`, 'line-too-long: '],
    ['51 words', `/resume${' a'.repeat(51)}`, 'too-many-words: '],
    ['50 words', `/resume${' a'.repeat(50)}`, 'word-extra: a'],
  ])('%s', (_, body, said) => expect(refused(body)).toBe(said));

  test('a secret in it is not repeated, and a long word is shortened', () => {
    const secret = `ghp_${'a1'.repeat(20)}`;
    expect(refused(`/resume x ${secret}`)).toBe('word-extra: [redacted: GitHub token]');
    const long = refused(`/rekindle ${'🦊'.repeat(1000)}`) ?? '';
    expect(long).toMatch(/^name-unknown: (?:🦊)+…$/u);
    expect(long.length).toBeLessThan(80);
  });

  test.each([
    ['/rekindle resum', ' Did you mean resume?'],
    ['/rekindle /resume', ' Did you mean resume?'],
    ['/rekindle --help', ' Did you mean help?'],
    ['/rekindle xyz', ''],
    ['/resume form=x', ' Did you mean from=?'],
    ['/start-fresh --sha', ' Did you mean sha=?'],
    ['/start-fresh all=yes', ' Did you mean --all?'],
    ['/start-fresh —all', ' Did you mean --all?'],
    ['/start-fresh ALL', ' Did you mean --all?'],
    ['/regress to=plna reason=x', ' Did you mean plan?'],
  ])('%s:%s', (body, hint) => {
    expect(parseComment(body, { bare: true })).toMatchObject({ kind: 'refusal', hint });
  });

  test('names its command, what was expected, and the line as it was written', () => {
    expect(parseComment('  /Fresh sha=x y', { bare: true })).toEqual({
      kind: 'refusal',
      code: 'value-wrong',
      command: 'start-fresh',
      found: 'x',
      expected: '`sha=` and the id of a commit, 12 hex digits or more',
      hint: '',
      line: '/Fresh sha=x y',
    });
  });
});
