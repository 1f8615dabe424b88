import { collectDefaultMetrics } from 'prom-client';
import { measureQueues } from './queues.ts';
import { registry } from './registry.ts';

export const METRICS_TYPE = registry.contentType;

let isStarted = false;

/** Everything that is measured, in Prometheus' text format. */
export const metricsText = (): Promise<string> => {
  if (!isStarted) {
    isStarted = true;
    collectDefaultMetrics({ register: registry });
    measureQueues();
  }
  return registry.metrics();
};
