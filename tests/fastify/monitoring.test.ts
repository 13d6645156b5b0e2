import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { shopGauges } from '../../adapters/fastify/shopGauges.ts';
import { MemoryStores } from '../../adapters/memory/backEnd/MemoryStores.ts';
import { timestamp } from '../../core/domain/time/timestamp.ts';

const PROMTOOL = '/usr/bin/promtool';
const read = (file: string) => readFileSync(`docs/monitoring/${file}`, 'utf8');
const namesIn = (text: string) => new Set(text.match(/\bshop_\w+/g));

async function measured(): Promise<Set<string>> {
  const { tasks, work } = new MemoryStores();
  const measures = { tasks: await tasks.count([1, 3]), work: await work.read(timestamp(0)), now: 0 };
  return new Set(shopGauges(measures).map(({ name }) => name));
}

describe('The files for Prometheus and Grafana', () => {
  it('ask for what GET /metrics has', async () => {
    const names = await measured();
    expect([...namesIn(read('alerts.yml'))].filter((name) => !names.has(name))).toEqual([]);
    expect([...names].filter((name) => !namesIn(read('dashboard.json')).has(name))).toEqual([]);
    expect([...namesIn(read('dashboard.json'))].filter((name) => !names.has(name))).toEqual([]);
  });

  it('have a dashboard that is JSON, with an expression in each panel', () => {
    const { panels } = JSON.parse(read('dashboard.json')) as { panels: { targets: { expr: string }[] }[] };
    expect(panels.length).toBeGreaterThan(5);
    for (const { targets } of panels) for (const { expr } of targets) expect(expr).toMatch(/\b(shop|http)_/);
  });

  it.skipIf(!existsSync(PROMTOOL))('have rules that promtool accepts, and that alert as their tests say', () => {
    const promtool = (...args: readonly string[]) => execFileSync(PROMTOOL, args, { encoding: 'utf8' });
    expect(promtool('check', 'rules', 'docs/monitoring/alerts.yml')).toContain('SUCCESS');
    expect(promtool('test', 'rules', 'docs/monitoring/alerts.test.yml')).toContain('SUCCESS');
  });
});
