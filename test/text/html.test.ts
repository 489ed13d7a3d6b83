// HTML by templates: nothing that is filled in acts, and nothing but a template makes markup.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { html, type Markup, markupOf } from '../../src/text/html.ts';
import { runs } from '../exhaustive.ts';
import { hostileText } from '../report/github/hostile.ts';
import { SECRET } from '../report/github/rendered.ts';

describe('a template', () => {
  test('escapes what is filled in, in text and in attributes', () => {
    const said = `<img src=x onerror="alert('1')"> & more`;
    expect(markupOf(html`<p title="${said}">${said}</p>`)).toBe(
      '<p title="&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; more">' +
        '&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; more</p>',
    );
  });

  test('keeps what a template made, lists of it, numbers, and leaves nothing for null', () => {
    const items: readonly Markup[] = ['a<', 'b'].map((one) => html`<li>${one}</li>`);
    expect(markupOf(html`<ul>${items}</ul>${7}${null}${[html`<b>`, 'x>', [null, 1]]}`)).toBe(
      '<ul><li>a&lt;</li><li>b</li></ul>7<b>x&gt;1',
    );
  });

  test('takes nothing that was parsed for markup', () => {
    const forged: unknown = JSON.parse(JSON.stringify(html`<b>`));
    expect(forged).toEqual({});
  });

  test('takes secrets out and shows what cannot be seen, within lines that stay', () => {
    expect(markupOf(html`${`a\u202eb\0c\r\n\td ${SECRET}`}`)).toBe(
      'a\\u202eb\\u0000c\\r\n\td [redacted: GitHub token]',
    );
  });

  test('O07 law: any text stays text', () => {
    fc.assert(
      fc.property(hostileText, (said) => {
        const [, text = ''] =
          /^<p title="([^"<>]*)">\1<\/p>$/.exec(markupOf(html`<p title="${said}">${said}</p>`)) ?? [];
        expect(text.length).toBeGreaterThan(0);
        expect(text.replace(/&(?:amp|lt|gt|quot|#39);/g, '')).not.toMatch(/[&<>"'\0\r]/);
        expect(text).not.toContain(SECRET);
      }),
      { numRuns: runs(1000) },
    );
  });
});
