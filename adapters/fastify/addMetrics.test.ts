import { describe, expect, it, vi } from 'vitest';
import { timestamp } from '../../core/domain/time/timestamp.ts';
import { memoryServer } from './testing/memoryServer.ts';

it('GET /metrics has the durations of the requests by method, route and status', async () => {
  const { app } = memoryServer();
  for (const url of ['/api/products', '/api/products', '/api/products/private', '/private']) await app.inject({ url });
  const { body, headers } = await app.inject({ url: '/metrics' });
  expect(headers['content-type']).toMatch(/^text\/plain; version=/);
  expect(body).toContain('http_request_duration_seconds_count{method="GET",route="/api/products",status="200"} 2');
  expect(body).toContain('http_request_duration_seconds_count{method="GET",route="none",status="404"} 1');
  expect(body).toMatch(/bucket\{le="0\.5",method="GET",route="\/api\/products",status="200"\} 2/);
  expect(body).not.toContain('private');
});

it('GET /metrics has what the process uses, once the server listens', async () => {
  const { app } = memoryServer();
  expect((await app.inject({ url: '/metrics' })).body).not.toContain('process_cpu_seconds_total');
  await app.listen({ port: 0, host: '127.0.0.1' });
  expect((await app.inject({ url: '/metrics' })).body).toContain('process_cpu_seconds_total');
  await app.close();
});

describe('GET /metrics has the state of the shop', () => {
  it('what waits for staff, the jobs that are due, refunds and pieces that are held', async () => {
    const { app, ports } = memoryServer();
    const now = ports.clock.now();
    await ports.jobs.add({ topic: 'refund', subject: '1', runAt: timestamp(now - 60_000) });
    const { body } = await app.inject({ url: '/metrics' });
    for (const line of [
      'shop_database_up 1',
      'shop_tasks{task="failedMails"} 0',
      'shop_jobs_due{topic="refund"} 1',
      'shop_job_oldest_seconds{topic="refund"} 60',
      'shop_refunds_open 0',
      'shop_held_pieces 0',
    ])
      expect(body).toContain(`\n${line}\n`);
    expect(body).not.toMatch(/shop_(refund_oldest|replica)/);
  });

  it('and of the database alone that it is away', async () => {
    const { app, ports } = memoryServer();
    vi.spyOn(ports.work, 'read').mockRejectedValue(new Error('No connection'));
    const { body, statusCode } = await app.inject({ url: '/metrics' });
    expect([statusCode, body.match(/^shop_.*/gm)]).toEqual([200, ['shop_database_up 0']]);
  });

  it('with the standby servers of the database', async () => {
    const { app, ports } = memoryServer();
    const work = await ports.work.read(timestamp(0));
    vi.spyOn(ports.work, 'read').mockResolvedValue({ ...work, replicas: [{ name: 'b', lagBytes: 4096 }] });
    expect((await app.inject({ url: '/metrics' })).body).toContain('shop_replica_lag_bytes{replica="b"} 4096');
  });
});
