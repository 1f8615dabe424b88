import { afterAll, vi } from 'vitest';

/** All unit test files run in one process, so each one must undo its changes to clock, globals and modules. */
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.resetModules();
});
