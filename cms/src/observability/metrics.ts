import { statfs } from 'node:fs/promises';
import { HEALTH_PARTS, type SiteHealth } from '@sanabel/contract';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { settings } from '../../config/sanabel.ts';
import { countAfter, linesAfter } from '../changes/log.ts';
import { readState } from '../changes/publication-state.ts';
import { readTable, type Stored } from '../database/table.ts';

const MS_PER_SECOND = 1000;

/** Separate from prom-client's global registry, so that nothing else adds to it. */
const registry = new Registry();

export const METRICS_TYPE = registry.contentType;

const durations = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Requests by method, route template and status, and how long they took; _count is their number',
  labelNames: ['method', 'route', 'status'] as const,
  buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10],
  registers: [registry],
});

/** Uses route templates instead of addresses: their number is limited, and they contain no names. */
export const observeRequest = (method: string, route: string, status: number, ms: number): void => {
  if (settings.METRICS_TOKEN) durations.observe({ method, route, status }, ms / MS_PER_SECOND);
};

/** Measured on request from database or disk, so that all instances agree. Null for none. */
const measure = (name: string, help: string, take: () => Promise<number | null>): Gauge =>
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      const value = await take();
      if (value === null) this.remove();
      else this.set(value);
    },
  });

const secondsSince = (timestamp: string | null | undefined): number | null =>
  timestamp ? Math.max(0, Date.now() - Date.parse(timestamp)) / MS_PER_SECOND : null;

/** Age of the oldest change that is not on the site; 0 without any. */
const publicationLag = async (): Promise<number | null> => {
  const [oldest] = await linesAfter((await readState()).liveRevision, 1);
  return oldest ? secondsSince(oldest.createdAt) : 0;
};

const backupAge = async (): Promise<number | null> => {
  const newest = await readTable<Stored & { what: string; state: string; startedAt: string }>('api::backup.backup-run').findOne({
    where: { what: 'backup', state: 'done' },
    orderBy: [{ startedAt: 'desc' }],
  });
  return secondsSince(newest?.startedAt);
};

const LEVELS = { good: 0, warning: 1, bad: 2 } as const;
const readHealth = () =>
  readTable<Stored & { checkedAt: string | null; report: SiteHealth | null }>('api::site-health.site-health-state').findOne({ where: {} });

const measureHealth = (): Gauge =>
  new Gauge({
    name: 'sanabel_health_level',
    help: 'How mail, disk, publication and backup were at the last look: 0 good, 1 to be seen to, 2 in trouble',
    labelNames: ['part'] as const,
    registers: [registry],
    async collect() {
      const { report = null } = (await readHealth()) ?? {};
      for (const part of HEALTH_PARTS) if (report) this.set({ part }, LEVELS[report[part].level]);
    },
  });

let isStarted = false;

export const metricsText = (): Promise<string> => {
  if (!isStarted) {
    isStarted = true;
    collectDefaultMetrics({ register: registry });
    measure('sanabel_mails_waiting', 'Mails that have not been sent yet', () => readTable('api::mail.mail').count({}));
    measure('sanabel_publication_pending', 'Changes that the public site does not show yet', async () =>
      countAfter((await readState()).liveRevision),
    );
    measure('sanabel_publication_lag_seconds', 'Age of the oldest change that the public site does not show yet', publicationLag);
    measure('sanabel_backup_age_seconds', 'Age of the newest backup', backupAge);
    measure('sanabel_health_age_seconds', 'Seconds since mail, disk, publication and backup were looked at', async () =>
      secondsSince((await readHealth())?.checkedAt),
    );
    measure('sanabel_disk_free_bytes', 'Room on the disk of the data', async () => {
      const { bavail, bsize } = await statfs(settings.DATA_DIR);
      return bavail * bsize;
    });
    measure('sanabel_disk_size_bytes', 'Size of the disk of the data', async () => {
      const { blocks, bsize } = await statfs(settings.DATA_DIR);
      return blocks * bsize;
    });
    measureHealth();
  }
  return registry.metrics();
};
