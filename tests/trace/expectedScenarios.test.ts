import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ASSEMBLIES, tagExpression } from '../../features/assemblies.ts';
import { expectedScenarios } from '../../features/expectedScenarios.ts';

const SHELVES = `@catalogue
Feature: Shelves
  @screen
  Rule: One
    Scenario: Of a screen
      Given a
    @not-dom
    Scenario: Of a browser
      Given a
  Rule: Two
    @not-server
    Scenario Outline: Two rows
      Given <a>
      Examples:
        | a |
        | 1 |
        | 2 |
`;
const TABLES = `Feature: Tables
  Rule: One
    Scenario: Anywhere
      Given a
    @real-shop
    Scenario: Wherever there is stock
      Given a
`;

it('A run has to have the scenarios that the tags of all feature files leave to it, in folders of any depth', () => {
  const folder = mkdtempSync(join(tmpdir(), 'creator-row-features-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'shop/shelves'), { recursive: true });
  writeFileSync(join(folder, 'shop/shelves/shelves.feature'), SHELVES);
  writeFileSync(join(folder, 'tables.feature'), TABLES);
  expect(Object.fromEntries(ASSEMBLIES.map((assembly) => [assembly, expectedScenarios(folder, assembly)]))).toEqual({
    memory: 4,
    dom: 5,
    mirage: 3,
    server: 2,
    asking: 0,
    browser: 6,
  });
});

it('Cucumber selects by the same tags', () => {
  expect(tagExpression('browser')).toBe('not @not-browser');
  expect(tagExpression('asking')).toBe('@catalogue and not @not-asking and not @not-server and not @screen');
});
