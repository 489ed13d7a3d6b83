// Markers and gaps that show an unfinished document.
import { describe, expect, test } from 'vitest';
import {
  isBare,
  isHollow,
  MARKERS,
  openMarkers,
  templateLines,
} from '../../../src/text/markdown/placeholders.ts';

describe('openMarkers', () => {
  test('every marker, each with its line', () => {
    const text = MARKERS.map((marker) => `Text ${marker} why?]`).join('\r\n');
    expect(openMarkers(text)).toEqual(MARKERS.map((marker, i) => ({ marker, line: i + 1 })));
  });

  test('two on a line are two, in any case', () => {
    const text = '- [NEEDS CLARIFICATION: a] and [Needs Clarification: b]';
    expect(openMarkers(text)).toHaveLength(2);
  });

  test.each([
    ['a sentence about markers', '- [x] Zero [NEEDS CLARIFICATION] markers remain'],
    ['inline code', 'Write `[NEEDS CLARIFICATION: why]` where in doubt.'],
    ['a code block', '```\n[NEEDS CLARIFICATION: why]\n```'],
    ['a comment of the template', '<!-- mark with [NEEDS CLARIFICATION: why] -->'],
    ['front matter', '---\nx: "[OWNERSHIP UNCLEAR"\n---\n'],
    ['nothing', ''],
  ])('none in %s', (_, text) => {
    expect(openMarkers(text)).toEqual([]);
  });

  const MARKER = '[NEEDS CLARIFICATION: why]';
  test.each([
    ['four blanks', `A paragraph.\n\n    ${MARKER}\n`],
    ['a tab', `A paragraph.\n\n\t${MARKER}\n`],
    ['more lines and a blank one between', `A paragraph.\n\n    one\n\n     ${MARKER}\n    ${MARKER}\n`],
    ['below a heading', `# Spec\n    ${MARKER}\n`],
    ['after the end of a list', `- item\n\nA paragraph.\n\n    ${MARKER}\n`],
  ])('none in indented code: %s', (_, text) => expect(openMarkers(text)).toEqual([]));

  test.each([
    ['a paragraph that goes on', `A paragraph\n    ${MARKER}\n`],
    ['a list item', `- item\n\n    ${MARKER}\n`],
    ['a list item below another', `- item\n\n    - ${MARKER}\n\n        ${MARKER}\n`],
    ['a numbered item with more text', `1. item\n\n   more\n\n    ${MARKER}\n`],
    ['a list after a paragraph', `A paragraph:\n- item\n\n\t${MARKER}\n`],
    ['a footnote', `Text.[^1]\n\n[^1]: note\n\n    ${MARKER}\n`],
    ['a call-out', `!!! note\n\n    ${MARKER}\n`],
    ['HTML', `<details>\n\n    ${MARKER}\n`],
    ['a text that is indented as a whole', `    # Spec\n\n    ${MARKER}\n`],
  ])('indented, and open: %s', (_, text) => expect(openMarkers(text)).not.toEqual([]));

  test('one behind an unclosed backtick, or behind code, counts', () => {
    expect(openMarkers('a ` [OWNERSHIP UNCLEAR] b')).toHaveLength(1);
    expect(openMarkers('`a` [OWNERSHIP UNCLEAR] `b`')).toHaveLength(1);
    expect(openMarkers('```\na\n\n[OWNERSHIP UNCLEAR]')).toEqual([{ marker: '[OWNERSHIP UNCLEAR', line: 4 }]);
    expect(openMarkers('```\na\n```\n[OWNERSHIP UNCLEAR]')).toEqual([
      { marker: '[OWNERSHIP UNCLEAR', line: 4 },
    ]);
  });
});

describe('H07 templateLines', () => {
  test.each([
    ['a line', '{FEATURE NAME}', '{FEATURE NAME}'],
    ['a list item', '- {first task}', '{first task}'],
    ['a numbered item', '1. <what to do>', '<what to do>'],
    ['a check box', '- [ ] {{task}}', '{{task}}'],
    ['a cell', '| Owner | {OWNER} |', '{OWNER}'],
    ['doubled braces in prose', 'Built for {{ customer }} by us.', '{{ customer }}'],
  ])('%s', (_, text, gap) => {
    expect(templateLines(`# Title\n${text}\n`)).toEqual([{ text: gap, line: 2 }]);
  });

  test.each([
    ['TBD in a cell', '| Owner | TBD |'],
    ['a tag', '<br>'],
    ['a closing tag', '</details>'],
    ['a tag with a property', '<img src="x.png">'],
    ['a link', '<https://example.org>'],
    ['braces in prose', 'Use {braces} for sets.'],
    ['braces in code', '- `{FEATURE}`'],
    ['doubled braces in code', 'Write `{{x}}` here.'],
    ['a code block', '```\n{FEATURE}\n{{x}}\n```'],
    ['an expression of Actions', ['Set $', '{{ github.ref }} there.'].join('')],
    ['data', '{"a": 1}'],
    ['a set', '{a,b}'],
    ['a link in brackets', '[Docs](docs.md)'],
    ['a check box', '- [x]'],
  ])('none in %s', (_, text) => {
    expect(templateLines(text)).toEqual([]);
  });
});

describe('H07 isHollow', () => {
  test.each([
    ['nothing', ''],
    ['a byte order mark', '\uFEFF'],
    ['blank lines', ' \n\t\r\n'],
    ['headings', '# A\n\n## B\n---\n'],
    ['an empty table', '# A\n| X | Y |\n|---|---|\n|  |  |\n'],
    ['gaps', '# {NAME}\n- {task}\n- [ ]\n-\n1.\n| {a} | N/A |\n'],
    ['a lone marker', '# A\n[NEEDS CLARIFICATION: all of it]\n'],
    ['TBD', '# A\nTBD\n'],
    ['front matter and comments', '---\ntitle: x\n---\n<!-- write here -->\n# A\n'],
    ['an empty code block', '# A\n```\n\n```\n'],
    ['headings with a line below', 'Tasks\n=====\n\nPart one\n---\n'],
    ['one of those behind front matter', '---\nx: 1\n---\nTasks\r\n==\r\n'],
  ])('%s', (_, text) => {
    expect(isHollow(text)).toBe(true);
  });

  test.each([
    ['a sentence', '# A\n\nOne.\n'],
    ['an item', '- [ ] do it\n'],
    ['a filled cell', '| X |\n|---|\n| y |\n'],
    ['code', '```\nx\n```\n'],
    ['code without words', '```mermaid\ngraph TD\n```'],
    ['a marker in a sentence', 'Users log in by [NEEDS CLARIFICATION: mail or SSO?].\n'],
    ['a front matter that never ends', '---\ntitle: x\n'],
    ['CR alone', '# A\rOne.\r'],
    ['a sentence above a rule', '# A\n\nOne login for all.\n---\n'],
    ['two lines above a rule', '# A\n\nOne login\nfor all\n---\n'],
    ['an item above a rule', '# A\n\n- one login\n---\n'],
  ])('not %s', (_, text) => {
    expect(isHollow(text)).toBe(false);
  });
});

test('of headings alone, with a line below them or a sign before them, a file is bare', () => {
  expect(isBare('tasks.md', 'Tasks\n=====\n\n## Part\n\nLast part\n---------\n')).toBe(true);
  expect(isBare('tasks.md', 'Tasks\n=====\n\nBuild it\n')).toBe(false);
  expect(isBare('tasks.md', 'Tasks\n=====\n\nBuild it.\n---\n')).toBe(false);
});

test.each([
  ['src/only_comment.py', '# TODO: write it\n# later\n'],
  ['src/c.ts', '/* nothing yet */\n'],
  ['src/c.tsx', '\uFEFF// one\n\n/* two\n * three */ // four'],
  ['a.py', '# a\r# b\r\n# c\u2028# d'],
  ['a.PY', '# Copyright 2026 Acme\n# SPDX-License-Identifier: MIT\n'],
  ['a.java', '/**\n * Licensed under the Apache License.\n * @license Apache-2.0\n */\n'],
  ['a.rb', '# later\n'],
  ['a.sh', '# later\n'],
  ['src/configure-later.go', '// later\n'],
  ['src/setup-mail.ts', '// later\n'],
  ['a.rs', '/// later\n'],
  ['a.js', '/* open'],
  ...['jsx', 'c', 'h', 'cpp', 'cs', 'kt', 'swift'].map((ending) => [`a.${ending}`, '// TODO\n']),
])('comments alone are nothing: %s %j', (path, text) => {
  expect(isBare(path, text)).toBe(true);
});

test.each([
  ['a.py', '# one\nx = 1\n'],
  ['a.py', '"""A module."""\n'],
  ['a.ts', '/* one */ x()\n'],
  ['a.js', "'use strict'; // x\n"],
  ['a.swift', '/* one /* two */ three */\n'],
  ['a.sh', '-- x\n'],
  // Line ends of every kind.
  ['app.js', '// app\rrun();\r'],
  ['a.py', '# a\r# b\rprint(1)\r'],
  ['app.js', '// app\u2028run();'],
  ['a.cs', '// app\u0085Run();'],
  // Languages whose comments are not simple, or that are not known.
  ['index.php', '<?php // landing ?> <h1>Hi</h1>'],
  ['index.php', '<?php # header ?><p>text</p>'],
  ['index.php', '<?php\n// Silence is golden.'],
  ['a.php', '<?php\n#[Pure]\n'],
  ['002_noop.sql', '-- +goose Up\n-- +goose Down'],
  ['view.sql', '/*!50001 CREATE VIEW v AS SELECT 1 */'],
  ['a.html', '<!--[if IE]> hi <![endif]-->'],
  ['a.css', '/* later */\n'],
  ['a.yaml', '# a: 1\n'],
  ['.gitignore', '# keep\n'],
  ['Dockerfile', '# syntax=docker/dockerfile:1\n'],
  ['notes.txt', '# Notes\n'],
  // Files that are whole with a comment alone.
  ['src/__init__.py', '# Copyright 2026 Acme\n'],
  ['test/conftest.py', '# nothing shared yet\n'],
  ['doc.go', '// Package a does it.\n'],
  ['src/vite-env.d.ts', '// none\n'],
  ['tailwind.config.js', '// as it comes\n'],
  ['src/settings.py', '# as it comes\n'],
  ['.eslintrc.js', '// as it comes\n'],
  ['jest.setup.ts', '// as it comes\n'],
  ['config/initializers/inflections.rb', '# as it comes\n'],
  // Comments that tools act on.
  ['types.js', '/** @typedef {Object} User\n * @property {string} name\n */\n'],
  ['x.go', '//go:build tools'],
  ['x.go', '// +build tools\n'],
  ['a.ts', '/// <reference types="vite/client" />\n'],
  ['a.ts', '// @ts-nocheck\n'],
  ['a.ts', '/*! kept */\n'],
  ['a.js', '/* eslint-disable */\n'],
  ['a.js', '/*\n * eslint-env node\n */\n'],
  ['a.js', '/* one */ // prettier-ignore\n'],
  ['a.rs', '#![no_std]\n'],
  ['a.py', '#!/usr/bin/env python\r\n# later\r\n'],
  ['a.py', '# -*- coding: utf-8 -*-\n'],
  ['a.py', '# type: ignore\n'],
  ['a.py', '# /// script\n# dependencies = ["x"]\n# ///\n'],
  ['a.rb', '# frozen_string_literal: true\n'],
  ['A.java', '// one \\u000a class A {}\n'],
])('and this is something: %s %j', (path, text) => {
  expect(isBare(path, text)).toBe(false);
});

test('with nothing at all every file is bare', () => {
  for (const path of ['__init__.py', 'a.php', '.gitignore', 'app.config.ts'])
    expect(isBare(path, ' \n')).toBe(true);
});
