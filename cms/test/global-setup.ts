import type { TestProject } from 'vitest/node';
import { makeTemplate } from './template.ts';

/** What the API tests on SQLite begin from. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const { json, remove } = await makeTemplate();
  project.provide('template', json);
  return remove;
};
