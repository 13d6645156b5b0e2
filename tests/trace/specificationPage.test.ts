import { describe, expect, it } from 'vitest';
import { html } from '../../features/report/page/html.ts';
import { specificationPage } from '../../features/report/page/specificationPage.ts';
import { pictureName } from '../../features/report/pictureName.ts';
import type { SpecificationModel } from '../../features/report/specificationModel.ts';
import { runResults, sampleModel } from './sampleModel.ts';

const pageOf = (changes?: Partial<SpecificationModel>) =>
  specificationPage(sampleModel(changes), { styles: 'body { color: red; }', script: 'start();' });
/** The text of a page without its markup. */
const wordsOf = (markup: string) =>
  markup
    .replaceAll(/<(style|script)[^>]*>.*?<\/\1>/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
const page = pageOf();
const words = wordsOf(page);

describe('The page for product owners', () => {
  it('is one file, which loads no other', () => {
    expect(page).toMatch(/^<!doctype html>\n<html lang="en-GB">/);
    expect(page).toContain('<style>body { color: red; }</style>');
    expect(page).toContain('<script type="module">start();</script>');
    expect(page).not.toMatch(/<link|<img|\bsrc=|url\(|href="(?!#)/);
  });

  it('escapes the texts of features and tests', () => {
    expect(page).toContain('Shelves &amp; &lt;shelves&gt;');
    expect(page).toContain('<td>&lt;script&gt;</td>');
    expect(page).toContain('is seen by &lt;everyone&gt;');
    expect(page).toContain('A shelf holds &quot;things&quot;.');
  });

  it('has the totals at the top', () => {
    expect(words).toContain('3 March 2026, 08:00 UTC');
    expect(words).toMatch(
      /statements 3 .* told by examples 2 .* examples 3 4 with every row .* unproved 0 .* not run 1/,
    );
    expect(words).toMatch(
      /Memory .*? 2 1 1 0 1 March 2026, 09:30 UTC Screens .*? 0 0 0 4 not yet Mirage .*? 3 0 0 1 1 March 2026.*? Browser .*? 0 0 0 4 not yet/,
    );
  });

  it('has each scenario once, in its rule, which leads to the statements that it proves', () => {
    expect(page.match(/Putting a /g)).toHaveLength(1);
    expect(words).toContain('Seeing it – ○ ✓ ○ – ○ Not run on Memory: only a real page can be seen. Given a shelf');
    expect(page).toContain('<a href="#statement-1.seen">1.seen</a>');
    expect(page).toContain('aria-label="Memory: failed"');
  });

  it('has every statement with the rules and the tests that prove it, and their outcomes', () => {
    expect(words).toContain(
      '1.holds A shelf holds &quot;things&quot;. ✗ ○ ○ ○ – ○ A shelf holds &quot;things&quot; 3 examples',
    );
    expect(page).toContain('href="#rule-features-shelf-a-shelf-holds-things"');
    expect(words).toContain('Checked by engineers 1 test a shelf ✓ is seen by');
  });

  it('says of every item what proves it, and only where a commit was named how it has changed', () => {
    expect(page).toContain('data-area="features"');
    expect(page).toMatch(/class="example item" data-by="mirage tests">\s*<summary><span class="name">Seeing it/);
    expect(page).not.toMatch(/data-change|name="changed"/);
  });

  it('counts what is left out on each assembly, by its reason', () => {
    expect(words).toContain('Left out on Memory 1 example 1 example: only a real page can be seen. Seeing it');
    expect(words).not.toContain('Left out on Mirage');
  });

  it('has no duplicate id, and an element for each link', () => {
    const ids = page.match(/\bid="[^"]+"/g) ?? [];
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id] of page.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(`id="${id}"`);
  });

  it('leads from a word of the glossary to its entry', () => {
    const linked = pageOf({
      sections: [{ key: '1', title: 'One', statements: [{ id: '1.holds', text: 'The wishlist is a wishlist.' }] }],
    });
    expect(linked).toMatch(/The <a class="word" href="#word-wishlist" title="[^"]+">wishlist<\/a> is a wishlist\./);
  });
});

describe('After a partial run the page', () => {
  it('greys what was left out, above nothing in red', () => {
    expect(page).not.toContain('class="troubles"');
    expect(words).toContain('1 statement not run since they changed 1.unproved');
    expect(words).toContain('1.unproved It is not proved. Not run since it changed.');
    expect(pageOf({ runs: new Map() }).match(/class="example item unrun"/g)).toHaveLength(3);
  });

  it('says in red what has failed', () => {
    const failed = pageOf({ runs: new Map([['memory', runResults({ 6: 'failed', 19: 'failed', 20: 'failed' })]]) });
    expect(failed).toContain('<ul class="troubles"><li>Nothing that passed proves statement 1.holds.</li></ul>');
  });
});

describe('After a whole run the page', () => {
  const lines = { 6: 'passed', 10: 'passed', 19: 'passed', 20: 'passed' } as const;
  const assemblies = ['memory', 'dom', 'mirage', 'server', 'asking', 'browser'] as const;
  const runs = new Map(assemblies.map((assembly) => [assembly, runResults(lines)]));
  const whole = pageOf({ runs });

  it('says in red which statement nothing proves', () => {
    expect(whole).toContain('<ul class="troubles"><li>Nothing that passed proves statement 1.unproved.</li></ul>');
    expect(wordsOf(whole)).not.toContain('not run since');
    expect(wordsOf(whole)).toMatch(/unproved 1/);
  });

  it('has the pictures of a scenario, loaded when they come into sight', () => {
    const name = pictureName('Taking Mug', 360);
    const pictured = pageOf({ runs, pictures: new Set([name]) });
    expect(pictured.match(/<img /g)).toHaveLength(1);
    expect(pictured).toContain(
      `<img src="specification/${name}" width="360" height="740" loading="lazy" alt="Taking Mug: the screen of a phone">`,
    );
  });
});

describe('Markup', () => {
  it('escapes everything put into it but markup', () => {
    const { markup } = html`<p title="${`"'&<>`}">${['<b>', html`<i>${1}</i>`, undefined]}</p>`;
    expect(markup).toBe('<p title="&quot;&#39;&amp;&lt;&gt;">&lt;b&gt;<i>1</i></p>');
  });
});
