import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { MeasureShop } from '../../core/backend/staff/MeasureShop.ts';
import { type ShopGauge, shopGauges } from './shopGauges.ts';

const MS_PER_SECOND = 1000;
/** The upper bounds of the counted durations, in seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/**
 * Adds GET /metrics, Prometheus text: the durations of the requests, what the process uses once the server listens, and the state of
 * the shop, which all its processes share. While the database is away, the last is `shop_database_up 0` alone.
 */
export function addMetrics(app: FastifyInstance, measureShop: MeasureShop): void {
  const registry = new Registry();
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'The time from the request to the end of the response',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  app.addHook('onListen', async () => collectDefaultMetrics({ register: registry }));
  app.addHook('onResponse', ({ method, routeOptions }, reply, done) => {
    const labels = { method, route: routeOptions.url ?? 'none', status: reply.statusCode };
    durations.observe(labels, reply.elapsedTime / MS_PER_SECOND);
    done();
  });
  app.get('/metrics', async (_request, reply) => {
    const gauges = shopGauges(await measureShop().catch(() => undefined));
    const texts = await Promise.all([registry.metrics(), textOf(gauges)]);
    return reply.type(registry.contentType).send(texts.join('\n'));
  });
}

/** Returns the Prometheus text of gauges. They are made anew, so that what is no longer measured is not told. */
function textOf(gauges: readonly ShopGauge[]): Promise<string> {
  const registry = new Registry();
  for (const { name, help, values } of gauges) {
    if (values.length === 0) continue;
    const labelNames = Object.keys(values[0]?.labels ?? {});
    const gauge = new Gauge({ name, help, labelNames, registers: [registry] });
    for (const { labels, value } of values) gauge.set(labels, value);
  }
  return registry.metrics();
}
