import { afterAll, beforeAll } from 'vitest';
import { type Cms, startCms } from './cms.ts';

export const withCms = (environment: Record<string, string> = {}): Cms => {
  let running: Cms | undefined;
  beforeAll(async () => {
    running = await startCms(environment);
  });
  afterAll(() => running?.stop());
  return new Proxy({} as Cms, {
    get: (_, name) => {
      if (!running) throw new Error('The CMS runs only while the tests do.');
      return Reflect.get(running, name);
    },
  });
};
