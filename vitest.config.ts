import { configDefaults, defineConfig } from 'vitest/config';

const API = '**/*.api.test.ts';
const E2E = '**/*.e2e.test.ts';
/** Every page of the built site, in a browser: longer than `npm test` may take, so `npm run test:pages`. */
const PAGES = '**/*.pages.test.ts';
/** The control panel's own tests take longer than everything else together: `npm run test:panel`. Those in `smoke/` are in `npm test` too. */
const PANEL = `scripts/e2e/panel/${E2E}`;
const PANEL_BUT_SMOKE = 'scripts/e2e/panel/*.e2e.test.ts';
/** What takes long and seldom breaks: `npm run test:long`, every night (.github/workflows/nightly.yml). */
const LONG = process.env.TEST_LONG ? [] : ['**/*.long.*'];
/** Backup and restore on PostgreSQL, and Strapi's own commands: `npm run test:postgres`. */
const BACKUP = `scripts/backup/${API}`;
const DRILL = 'scripts/backup/{daily,drill}.long.api.test.ts';
/** A round of `npm run faults`. */
const FAULTS = 'scripts/bench/faults/rounds.long.api.test.ts';
/** How long a test waits for what happens in the background: it ends at once when it is there, so only a failure takes as long. */
const PATIENT = { poll: { timeout: 15_000, interval: 100 } };
const outside = [...configDefaults.exclude, '**/dist/**', '**/.data/**', ...LONG];

/** Files that share one running stack go one after the other; those of the API start a CMS each, and two fit a small machine. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contract,brand,site,admin,scripts,cms}/**/*.test.{ts,tsx}'],
          // A process of its own for each file would take three times as long.
          isolate: false,
          setupFiles: ['scripts/testing/reset-globals.ts'],
          // A busy machine is slow, not wrong: a limit that only ends what hangs.
          testTimeout: 300_000,
          // Both cores also of a small machine, of which the default would leave one to the machine.
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
          // One process takes many files, so that they can start the CMS where it ran before (testing/cms/process.ts).
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
          expect: PATIENT,
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
          // One process takes many files, so that they can start the CMS where it ran before (testing/cms/process.ts).
          isolate: false,
          runner: 'scripts/testing/cms/postgres/skip-without.ts',
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
          expect: PATIENT,
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
          // Follow those that use both cores: `test:long` runs all three.
          sequence: { groupOrder: 2 },
          // A process for each file would load the browser's driver and the contract again.
          isolate: false,
          testTimeout: 180_000,
          expect: PATIENT,
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
          expect: PATIENT,
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
          expect: PATIENT,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
