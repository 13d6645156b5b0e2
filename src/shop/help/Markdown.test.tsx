import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { FIRST_PAGE_TEXTS } from '../../../core/domain/settings/firstPageTexts.ts';
import { pageAt } from '../open/pageAt.ts';
import { Markdown } from './Markdown.tsx';

/** The HTML of a text, without the element around it. */
function html(text: string): string {
  const shown = renderToStaticMarkup(
    <MemoryRouter>
      <Markdown text={text} />
    </MemoryRouter>,
  );
  return shown.slice('<div>'.length, -'</div>'.length);
}

describe('Markdown', () => {
  it.each([
    ['One.\n\nTwo.', '<p>One.</p><p>Two.</p>'],
    ['# A\n\n## B\n\n### C', '<h2>A</h2><h2>B</h2><h3>C</h3>'],
    ['- a\n- **b**', '<ul><li>a</li><li><strong>b</strong></li></ul>'],
    ['3. a\n4. *b*', '<ol start="3"><li>a</li><li><em>b</em></li></ol>'],
    ['> a\n\n---', '<blockquote><p>a</p></blockquote><hr/>'],
    ['a\\\nb `c` ~~d~~ \\*', '<p>a<br/>b <code>c</code> <del>d</del> *</p>'],
    ['```\na  <b>\n```', '<pre><code>a  &lt;b&gt;</code></pre>'],
    [
      '| a | b |\n| - | - |\n| 1 | **2** |',
      '<table><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead><tbody><tr><td>1</td><td><strong>2</strong></td></tr></tbody></table>',
    ],
  ])('shows %j', (text, shown) => {
    expect(html(text)).toBe(shown);
  });

  it.each([
    ['[a](/help/returns#b)', '<a href="/help/returns#b" data-discover="true">a</a>'],
    ['[a](/pictures/a.png)', '<a href="/pictures/a.png" rel="noreferrer">a</a>'],
    ['[a](https://b.example)', '<a href="https://b.example" rel="noreferrer">a</a>'],
    ['<a@b.example>', '<a href="mailto:a@b.example" rel="noreferrer">a@b.example</a>'],
    ['[a](javascript:alert(1))', '<span>a</span>'],
    ['[a][1]\n\n[1]: <data:text/html,b>', '<span>a</span>'],
  ])('links by %j where that runs nothing', (text, shown) => {
    expect(html(text)).toBe(`<p>${shown}</p>`);
  });

  it.each([
    ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['a <img src=x onerror="b()"> c', 'a &lt;img src=x onerror=&quot;b()&quot;&gt; c'],
    ['![a cap](https://b.example/c.png)', 'a cap'],
    ['- [x] done', undefined],
  ])('makes no element of the HTML and no picture of %j', (text, shown) => {
    expect(html(text)).not.toMatch(/<(script|img|input)/);
    if (shown !== undefined) expect(html(text)).toBe(`<p>${shown}</p>`);
  });
});

it.each(Object.entries(FIRST_PAGE_TEXTS))('The links of the first %s lead somewhere', (_name, text) => {
  const links = [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, address = '']) => address);
  expect(links.filter((address) => !address.startsWith('https://') && pageAt(address) === undefined)).toEqual([]);
  expect(html(text)).not.toMatch(/\*\*|\]\(|^#|\n\|/);
});
