import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { settings } from '../../config/sanabel.ts';
import { countAfter } from '../changes/log.ts';
import { readState } from '../changes/publication-state.ts';
import { readTable } from '../database/table.ts';

const MS_PER_SECOND = 1000;

/** All figures of this process. Our own, not prom-client's global one, so that nothing else can add to it. */
const registry = new Registry();

export const METRICS_TYPE = registry.contentType;

const durations = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Requests by method, route template and status, and how long they took; _count is their number',
  labelNames: ['method', 'route', 'status'] as const,
  buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10],
  registers: [registry],
});

/** Counts a finished request when the settings have metrics. Templates, not addresses: their number is bounded, and they name no person. */
export const observeRequest = (method: string, route: string, status: number, ms: number): void => {
  if (settings.METRICS_TOKEN) durations.observe({ method, route, status }, ms / MS_PER_SECOND);
};

/** The length of a queue in the database, counted when it is asked for: the same figure on every instance. */
const measureLength = (name: string, help: string, count: () => Promise<number>): Gauge =>
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      this.set(await count());
    },
  });

let isStarted = false;

/** Everything that is measured, in Prometheus' text format. */
export const metricsText = (): Promise<string> => {
  if (!isStarted) {
    isStarted = true;
    collectDefaultMetrics({ register: registry });
    measureLength('sanabel_mails_waiting', 'Mails that have not been sent yet', () => readTable('api::mail.mail').count({}));
    measureLength('sanabel_publication_pending', 'Changes that the public site does not show yet', async () =>
      countAfter((await readState()).liveRevision),
    );
  }
  return registry.metrics();
};
