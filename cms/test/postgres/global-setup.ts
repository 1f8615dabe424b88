import type { TestProject } from 'vitest/node';
import { findPostgres } from './binaries.ts';
import { startCluster } from './cluster.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the tests' PostgreSQL listens; null where none can be had. */
    postgres: string | null;
  }
}

/** One PostgreSQL for the whole run. Without one the tests are skipped, and say so; on a build server that is a failure. */
export default async (project: TestProject): Promise<(() => Promise<void>) | undefined> => {
  const found = findPostgres();
  if ('missing' in found) {
    if (process.env.CI === 'true') throw new Error(`The API tests need PostgreSQL: ${found.missing}`);
    console.warn(`\nSKIPPED: the API tests on PostgreSQL, because ${found.missing}\n`);
    project.provide('postgres', null);
    return undefined;
  }
  const cluster = await startCluster(found.folder);
  project.provide('postgres', cluster.url);
  return cluster.stop;
};
