import { seedDemoContent } from './seed.ts';
import type { SeedCall } from './start.ts';

/** Runs as a process of start.ts. */
process.once('message', async (options: SeedCall) => {
  // The stack ends this process when it ends itself.
  const signal = new AbortController().signal;
  await seedDemoContent({ ...options, signal });
  process.disconnect();
});
process.on('disconnect', () => process.exit());
