/**
 * Every command that a page names, and by what it is tried. A new command gets a row here; `commands.test.ts` says which have none.
 * `npm run check -- docs` runs what has `run`, in the order of the table, in a clone and a data folder of its own.
 */
export interface Row {
  /** A script of package.json, such as `backup` or `bench -- api`; or a pattern for other programs. */
  command: string | RegExp;
  /** What is run for it; `{ARCHIVE}` and its like are filled in by the run. Several lines are several commands. */
  run?: readonly string[];
  /** What the house does meanwhile: nothing has been started, it runs, or it has been stopped again. */
  house?: 'before' | 'runs' | 'stopped';
  /** What its output must show. */
  shows?: RegExp;
  /** A file that runs it, or the same program, for real. */
  test?: string;
  /** Why nothing runs it by itself, and who does. */
  byHand?: string;
}

const REHEARSAL = 'scripts/check/rehearse/main.ts';

export const TABLE: readonly Row[] = [
  // Before anything runs.
  {
    command: 'configure',
    house: 'before',
    run: ['npm run configure -- --lang ar --answers {ANSWERS}', 'npm run configure -- --answers {ANSWERS}'],
    shows: /BACKUP_PASSPHRASE/,
    test: REHEARSAL,
  },
  { command: 'build', house: 'before', run: ['npm run build'] },
  { command: 'build:cdn', test: 'scripts/check/rehearse/main.ts' },
  { command: 'build -- brand', house: 'before', run: ['npm run build -- brand', 'git diff --exit-code --stat'] },
  { command: 'check', test: 'scripts/check/docs/commands.test.ts' },
  { command: 'check -- lint', house: 'before', run: ['npm run check -- lint'] },
  { command: 'check -- format', house: 'before', run: ['npm run check -- format'] },
  { command: 'check -- types', house: 'before', run: ['npm run check -- types'] },
  { command: 'check -- bom', house: 'before', run: ['npm run --silent check -- bom'], shows: /"components"/ },
  { command: 'check -- advisories', byHand: 'asks the package registry; CI does for each change and each night' },
  // While it runs.
  { command: 'start', house: 'runs', run: [], test: 'scripts/e2e/stack/start.e2e.test.ts' },
  { command: 'check -- deploy', test: 'scripts/check/deploy/deploy.test.ts' },
  { command: 'start:cms', test: REHEARSAL },
  { command: 'start:site', test: REHEARSAL },
  { command: 'doctor', house: 'runs', run: ['npm run doctor || true'], shows: /SITE_URL|site|Site/, test: 'scripts/doctor/doctor.test.ts' },
  { command: 'backup', house: 'runs', run: ['npm run backup', 'npm run backup -- --to {FOLDER} --keep 14'], shows: /\d+ files/ },
  { command: 'rollback', house: 'runs', run: ['npm run rollback'], shows: /npm run rollback -- NUMBER|\d/ },
  { command: 'admin:code', house: 'runs', run: ['npm run admin:code -- {ADMIN}'], shows: /^\s*\d{6}\s*$|\b\d{6}\b/m },
  {
    command: 'admin:password',
    house: 'runs',
    run: ["echo 'one new ear, twelve furrows' | npm run admin:password -- {ADMIN}"],
    shows: /counts from now on/,
  },
  { command: 'build -- shots', house: 'runs', run: ['npm run build -- shots', 'npm run build -- shots --dark'], shows: /Pictures of/ },
  { command: 'size', house: 'runs', run: ['npm run size'] },
  // When it has been stopped.
  { command: 'restore', house: 'stopped', run: ['npm run restore -- {ARCHIVE}'], shows: /Restored what was there/ },
  { command: 'transfer', test: 'scripts/backup/transfer.api.test.ts' },
  { command: 'upgrade', test: REHEARSAL },
  // Tests: npm test runs itself, the others are projects of vitest.
  { command: 'test', test: 'scripts/test/main.ts' },
  { command: 'test:panel', test: 'scripts/e2e/panel/screens.e2e.test.ts' },
  { command: 'test:pages', test: 'scripts/e2e/pages/axe.pages.test.ts' },
  { command: 'test:browsers', test: 'scripts/e2e/site/jobs.e2e.test.ts' },
  { command: 'test:long', test: 'scripts/e2e/repo-rules/examples.long.test.ts' },
  { command: 'test:all-long', test: 'scripts/test/long.ts' },
  { command: 'test:postgres', test: 'scripts/testing/cms/postgres/global-setup.ts' },
  { command: 'check -- docs', test: 'scripts/check/docs/main.ts' },
  // Benchmarks, in small: that they run, not what they find.
  { command: 'build -- guide', house: 'stopped', run: ['npm run build -- guide'], shows: /pictures are in/ },
  { command: 'fuzz', house: 'stopped', run: ['npm run fuzz -- --calls 200'] },
  { command: 'bench', house: 'stopped', run: ['npm run bench'], shows: /soak/ },
  { command: 'bench -- timing', house: 'stopped', run: ['npm run bench -- timing --tries 5 || true'] },
  { command: 'load', house: 'stopped', run: ['npm run load -- --seconds 1 || true'] },
  { command: 'bench -- soak', house: 'stopped', run: ['npm run bench -- soak --minutes 1 || true'], shows: /PASSED|FAILED/ },
  { command: 'bench -- faults', house: 'stopped', run: ['npm run bench -- faults --rounds 1'] },
  { command: 'bench -- faults-site', house: 'stopped', run: ['npm run bench -- faults-site --rounds 1'] },
  { command: 'rehearse', house: 'stopped', run: ['npm run rehearse', 'npm run rehearse -- cdn'] },
  { command: 'bench:publish', house: 'stopped', run: ['npm run bench:publish -- --sizes 100 --edits 5'] },
  { command: 'bench:search', house: 'stopped', run: ['npm run bench:search'] },
  { command: 'bench -- api', house: 'stopped', run: ['npm run bench -- api'] },
  { command: 'bench:admin', house: 'stopped', run: ['npm run bench:admin'] },
  { command: 'bench -- site', house: 'stopped', run: ['npm run bench -- site'] },
  { command: 'bench -- lists', house: 'stopped', run: ['npm run bench -- lists --without-lighthouse'] },
  // Of the workspaces.
  { command: 'dev', byHand: 'stays open for the one who works on the panel' },
  { command: 'build:code', test: 'scripts/build/targets.ts' },
  // Programs of the machine.
  { command: /^npm run$/, byHand: 'prints the scripts of package.json' },
  { command: /^npm ci$/, test: 'scripts/install.mjs' },
  { command: /^sudo cp deploy\/Caddyfile\.cms /, test: 'scripts/check/rehearse/main.ts' },
  { command: /^sudo systemctl edit /, byHand: 'opens an editor; a rehearsal has no systemd' },
  {
    command: /^(?:sudo (?:apt-get|useradd|git|chown|cp|install|systemctl) |cd \/opt\/sanabel|sudo -u sanabel npm run configure)/,
    test: REHEARSAL,
  },
  { command: /^(?:[A-Z_]+=\S+ )*npx vitest run --project /, test: 'scripts/test/steps.ts' },
  { command: /^journalctl -u sanabel-cms -f$/, byHand: 'shows what systemd has kept; a rehearsal has no systemd' },
  {
    command: /^docker compose -f deploy\/compose\.yaml /,
    byHand: 'needs Docker; npm run check -- deploy does the same steps outside a container',
  },
  { command: /^docker buildx imagetools inspect /, byHand: 'needs Docker, and asks its registry' },
  { command: /^openssl rand/, byHand: 'a program of the system' },
  { command: /^git /, byHand: 'a program of the system' },
];
