import { describe, expect, it } from 'vitest';
import { html } from '../../features/report/page/html.ts';
import { specificationPage } from '../../features/report/page/specificationPage.ts';
import { sampleModel } from './sampleModel.ts';

const page = specificationPage(sampleModel(), 'body { color: red; }');
/** The text of the page without its markup. */
const words = page
  .replace(/<style>.*?<\/style>/s, '')
  .replaceAll(/<[^>]+>/g, ' ')
  .replaceAll(/\s+/g, ' ');

describe('The page for product owners', () => {
  it('is one file: it runs no script and loads no other file', () => {
    expect(page).toMatch(/^<!doctype html>\n<html lang="en-GB">/);
    expect(page).toContain('<style>body { color: red; }</style>');
    expect(page).not.toMatch(/<script|<link|<img|\bsrc=|url\(|href="(?!#)/);
  });

  it('escapes the texts of features and tests', () => {
    expect(page).toContain('Shelves &amp; &lt;shelves&gt;');
    expect(page).toContain('<td>&lt;script&gt;</td>');
    expect(page).toContain('is seen by &lt;everyone&gt;');
    expect(page).toContain('A shelf holds &quot;things&quot;.');
  });

  it('has the totals at the top', () => {
    expect(words).toContain('3 March 2026, 08:00 UTC');
    expect(words).toMatch(/statements 3 .* told by examples 2 .* examples 3 4 with every row .* unproved 1/);
    expect(words).toMatch(
      /Memory .*? 2 1 1 0 1 March 2026, 09:30 UTC Screens .*? 0 0 0 4 not yet Mirage .*? 3 0 0 1 1 March 2026.*? Browser .*? 0 0 0 4 not yet/,
    );
  });

  it('has every statement with its examples, its tests and their outcomes', () => {
    expect(page).toContain('id="statement-1.holds"');
    expect(words).toContain('1.holds A shelf holds &quot;things&quot;. ✗ ○ ○ ○ ○ ○');
    expect(words).toContain('Seeing it – ○ ✓ ○ ○ ○ Not run on Memory: only a real page can be seen. Given a shelf');
    expect(words).toContain('Checked by engineers 1 test a shelf ✓ is seen by');
    expect(page).toContain('aria-label="Memory: failed"');
  });

  it('counts what is left out on each assembly, by its reason', () => {
    expect(words).toContain('Left out on Memory 1 example 1 example: only a real page can be seen. Seeing it');
    expect(words).not.toContain('Left out on Mirage');
  });

  it('says which statement no passed test covers', () => {
    expect(words).toContain('Nothing that passed proves statement 1.unproved.');
    expect(words).toContain('1.unproved It is not proved. Nothing that passed proves this.');
  });

  it('has no duplicate id, and an element for each link', () => {
    const ids = page.match(/\bid="[^"]+"/g) ?? [];
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id] of page.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(`id="${id}"`);
  });
});

describe('Markup', () => {
  it('escapes everything put into it but markup', () => {
    const { markup } = html`<p title="${`"'&<>`}">${['<b>', html`<i>${1}</i>`, undefined]}</p>`;
    expect(markup).toBe('<p title="&quot;&#39;&amp;&lt;&gt;">&lt;b&gt;<i>1</i></p>');
  });
});
