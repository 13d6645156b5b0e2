import { describe, expect, it } from 'vitest';
import { summary } from './summary.ts';

const passed = { name: 'types', count: { passed: 1, failed: 0 }, isSkipped: false };
const broken = { name: 'unit', count: { passed: 40, failed: 2 }, isSkipped: false };
const alsoBroken = { name: 'build', count: { passed: 0, failed: 1 }, isSkipped: false };
const skipped = { name: 'browser', count: { passed: 0, failed: 1 }, isSkipped: true };

describe('The end of all tests', () => {
  it('is one line when everything passed', () => {
    expect(summary([passed])).toEqual(['1 passed, 0 failed']);
  });

  it('names the first broken stage, the others, and those skipped, before the line that counts', () => {
    expect(summary([passed, broken, alsoBroken, skipped])).toEqual([
      'First broken stage: unit',
      'Also broken: build',
      'Skipped, because a stage they need did not pass: browser',
      '41 passed, 4 failed',
    ]);
  });
});
