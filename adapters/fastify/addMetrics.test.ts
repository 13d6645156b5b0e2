import { expect, it } from 'vitest';
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
