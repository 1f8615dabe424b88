import { execFileSync } from 'node:child_process';
import type { TestProject } from 'vitest/node';
import { ROOT, TSC } from '../../environment/root.ts';
import { startCms } from './cms.ts';
import { removeData, takeData } from './data.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The data that `takeData` copies, as JSON. */
    template: string;
  }
}

export interface Template {
  json: string;
  remove(): Promise<void>;
}

/** Compiles what changed: the tests talk to the compiled CMS, as it runs in production. `npm test` has built it already. */
export const compileCms = (): void => {
  if (process.env.TEST_BUILT) return;
  execFileSync(process.execPath, [TSC, '-b', 'cms'], { cwd: ROOT, stdio: 'inherit' });
};

/** Makes the tables once, by a first start of the compiled CMS on nothing; every CMS of the tests begins with a copy of them. */
export const makeTemplate = async (): Promise<Template> => {
  compileCms();
  const cms = await startCms();
  await cms.halt();
  const data = await takeData(cms.dataDir);
  return { json: JSON.stringify(data), remove: () => removeData(data) };
};

/** Prepares the API tests on SQLite. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const { json, remove } = await makeTemplate();
  project.provide('template', json);
  return remove;
};
