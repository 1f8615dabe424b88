import { execFileSync } from 'node:child_process';
import type { TestProject } from 'vitest/node';
import { ROOT, TSC } from '../../environment/root.ts';
import { startCms } from './cms.ts';
import { removeData, takeData } from './data.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    template: string;
  }
}

export interface Template {
  json: string;
  remove(): Promise<void>;
}

/** Compiles what changed: tests use the compiled CMS, as in production. `npm test` has already built it. */
export const compileCms = (): void => {
  if (process.env.TEST_BUILT) return;
  execFileSync(process.execPath, [TSC, '-b', 'cms'], { cwd: ROOT, stdio: 'inherit' });
};

/** Creates the tables once with a first start of the CMS; every other CMS begins with a copy. */
export const makeTemplate = async (): Promise<Template> => {
  compileCms();
  const cms = await startCms();
  await cms.halt();
  const data = await takeData(cms.dataDir);
  return { json: JSON.stringify(data), remove: () => removeData(data) };
};

export default async (project: TestProject): Promise<() => Promise<void>> => {
  const { json, remove } = await makeTemplate();
  project.provide('template', json);
  return remove;
};
