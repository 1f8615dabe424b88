import { Histogram } from 'prom-client';
import { settings } from '../../config/sanabel.ts';
import { registry } from './registry.ts';

const MS_PER_SECOND = 1000;

const durations = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Requests by method, route template and status, and how long they took; _count is their number',
  labelNames: ['method', 'route', 'status'] as const,
  buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10],
  registers: [registry],
});

/** Counts a finished request, where somebody may ask for it. Templates, not addresses: their number is bounded, and they name nobody. */
export const observeRequest = (method: string, route: string, status: number, ms: number): void => {
  if (settings.METRICS_TOKEN) durations.observe({ method, route, status }, ms / MS_PER_SECOND);
};
