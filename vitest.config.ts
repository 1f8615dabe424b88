import { configDefaults, defineConfig } from 'vitest/config';

const API = '**/*.api.test.ts';
const E2E = '**/*.e2e.test.ts';
/** Every page of the built site in a browser (`npm run test:pages`): too long for `npm test`. */
const PAGES = '**/*.pages.test.ts';
/** The panel's own tests take longer than all others (`npm run test:panel`); those in `smoke/` are in `npm test`, too. */
const PANEL = `scripts/e2e/panel/${E2E}`;
const PANEL_BUT_SMOKE = 'scripts/e2e/panel/*.e2e.test.ts';
/** Slow tests that seldom break: `npm run test:long`, every night (.github/workflows/nightly.yml). */
const LONG = process.env.TEST_LONG ? [] : ['**/*.long.*'];
/** Backup and restore on PostgreSQL: `npm run test:postgres`. */
const BACKUP = `scripts/backup/${API}`;
const DRILL = 'scripts/backup/{daily,drill}.long.api.test.ts';
const FAULTS = 'scripts/bench/faults/rounds.long.api.test.ts';
/** Timeout for background work: polling ends as soon as it is done, so only a failure takes this long. */
const SLOW_POLL = { poll: { timeout: 15_000, interval: 100 } };
const outside = [...configDefaults.exclude, '**/dist/**', '**/.data/**', ...LONG];

/** Files that share one running stack run in sequence; those of the API start a CMS each, and two fit a small machine. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contract,brand,site,admin,scripts,cms}/**/*.test.{ts,tsx}'],
          // A separate process for each file would take three times as long.
          isolate: false,
          setupFiles: ['scripts/testing/reset-globals.ts'],
          // A busy machine is slow, not wrong: the limit only ends what hangs.
          testTimeout: 300_000,
          // Uses both cores of a small machine; the default leaves one free.
          maxWorkers: '100%',
          exclude: [...outside, API, E2E, PAGES],
        },
      },
      {
        test: {
          name: 'api',
          include: [`cms/${API}`, DRILL, FAULTS],
          exclude: outside,
          globalSetup: ['scripts/testing/cms/template.ts'],
          setupFiles: ['scripts/testing/cms/use-template.ts'],
          // A process runs many files, so that they can start the CMS where it ran before (testing/cms/process.ts).
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
          expect: SLOW_POLL,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'api-postgres',
          include: [`cms/${API}`, BACKUP],
          exclude: outside,
          globalSetup: ['scripts/testing/cms/postgres/global-setup.ts'],
          setupFiles: ['scripts/testing/cms/use-template.ts'],
          isolate: false,
          runner: 'scripts/testing/cms/postgres/skip-without.ts',
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
          expect: SLOW_POLL,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: [`{scripts,admin}/${E2E}`],
          exclude: [...outside, PANEL_BUT_SMOKE],
          globalSetup: ['scripts/e2e/stack/stack.ts'],
          fileParallelism: false,
          // Runs after the projects that use both cores: `test:long` runs all three.
          sequence: { groupOrder: 2 },
          // A process for each file would load the browser's driver and the contract again.
          isolate: false,
          testTimeout: 180_000,
          expect: SLOW_POLL,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'pages',
          include: [`scripts/${PAGES}`],
          exclude: outside,
          globalSetup: ['scripts/e2e/stack/stack.ts'],
          fileParallelism: false,
          testTimeout: 30 * 60_000,
          expect: SLOW_POLL,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'panel',
          include: [PANEL],
          exclude: outside,
          globalSetup: ['scripts/e2e/stack/stack.ts'],
          setupFiles: ['scripts/e2e/stack/forget-limits.ts'],
          fileParallelism: false,
          testTimeout: 180_000,
          expect: SLOW_POLL,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
