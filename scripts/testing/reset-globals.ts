import { afterAll, vi } from 'vitest';

/**
 * Files of unit tests run one after the other in one process: what a file has put in the place of clock,
 * globals and modules goes with it.
 */
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.resetModules();
});
