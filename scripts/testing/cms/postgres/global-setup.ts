import type { TestProject } from 'vitest/node';
import { makeTemplate, type Template } from '../template.ts';
import { findPostgres } from './binaries.ts';
import { startCluster } from './cluster.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the tests' PostgreSQL; null when none is available. */
    postgres: string | null;
  }
}

/** Set for this template only: tests on SQLite may run in the same process. */
const makeTemplateOn = async (url: string): Promise<Template> => {
  process.env.TEST_POSTGRES_URL = url;
  try {
    return await makeTemplate();
  } finally {
    delete process.env.TEST_POSTGRES_URL;
  }
};

/** Starts one PostgreSQL for the whole run. Without one the tests are skipped with a message; on a build server that is a failure. */
export default async (project: TestProject): Promise<(() => Promise<void>) | undefined> => {
  const found = findPostgres();
  if ('missing' in found) {
    if (process.env.CI === 'true') throw new Error(`The API tests need PostgreSQL: ${found.missing}`);
    console.warn(`\nSKIPPED: the API tests on PostgreSQL, because ${found.missing}\n`);
    project.provide('postgres', null);
    return undefined;
  }
  const cluster = await startCluster(found.folder);
  const { json, remove } = await makeTemplateOn(cluster.url);
  project.provide('postgres', cluster.url);
  project.provide('template', json);
  return async () => {
    await remove();
    await cluster.stop();
  };
};
