import { describe, expect, it } from 'vitest';
import { changesSince, type Edition } from '../../features/report/changes.ts';
import { specificationPage } from '../../features/report/page/specificationPage.ts';
import { parseFeature } from '../../features/report/parseFeature.ts';
import { specificationModel } from '../../features/report/specificationModel.ts';

const editionOf = (folder: string, rules: string, texts: Readonly<Record<string, string>>): Edition => ({
  sections: [
    { key: '1', title: 'One', statements: Object.entries(texts).map(([name, text]) => ({ id: `1.${name}`, text })) },
  ],
  features: [parseFeature(`${folder}/shelf.feature`, `Feature: Shelves\n${rules}`)],
});
const scenario = (name: string, step: string) => `  Scenario: ${name}\n   Given ${step}\n`;
const before = editionOf(
  'features/home',
  ` Rule: Kept\n${scenario('Same', 'a')} Rule: Touched\n${scenario('Edited', 'a')}${scenario('Dropped', 'a')} Rule: Gone\n${scenario('Lost', 'a')}`,
  { same: 'A', edited: 'A', dropped: 'A' },
);
const now = editionOf(
  'features/shop/home',
  ` Rule: Added\n${scenario('Fresh', 'a')} Rule: Kept\n${scenario('Same', 'a')} Rule: Touched\n${scenario('Edited', 'b')}`,
  { same: 'A', edited: 'B', added: 'A' },
);
const changes = changesSince('v1', before, now);
const named = (all: ReadonlyMap<{ readonly name: string }, string>) =>
  Object.fromEntries([...all].map(([{ name }, change]) => [name, change]));

describe('The changes since an earlier edition', () => {
  it('are what is new and what says something else, wherever its folder and its line are by now', () => {
    expect(Object.fromEntries(changes.statements)).toEqual({ '1.edited': 'changed', '1.added': 'new' });
    expect(named(changes.rules)).toEqual({ Added: 'new', Touched: 'changed' });
    expect(named(changes.scenarios)).toEqual({ Fresh: 'new', Edited: 'changed' });
  });

  it('name what is gone', () => {
    expect(changes.removed).toEqual([
      'Statement 1.dropped',
      'Rule: Gone (home/shelf)',
      'Scenario: Dropped (home/shelf)',
      'Scenario: Lost (home/shelf)',
    ]);
  });

  it('are none between an edition and itself', () => {
    const { statements, rules, scenarios, removed } = changesSince('v1', now, now);
    expect([statements.size, rules.size, scenarios.size, removed]).toEqual([0, 0, 0, []]);
  });

  it('are on the page, with a filter', () => {
    const model = specificationModel({
      ...{ ...now, changes, tests: [], areTestsWhole: true, runs: new Map(), pictures: new Set(), madeAt: 0 },
    });
    const page = specificationPage(model, { styles: '', script: '' });
    expect(page).toContain('Changed since v1');
    expect(page).toMatch(/data-change="new">\s*<summary><span class="name"><span class="chip">new<\/span> Fresh/);
    expect(page).toContain('<li>1 new scenario, 1 changed scenario</li>');
    expect(page).toContain('<del>Rule: Gone (home/shelf)</del>');
  });
});
