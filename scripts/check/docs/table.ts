/**
 * Every command that a page names, and how it is tested; `commands.test.ts` finds missing rows. `npm run check -- docs` runs the rows with
 * `run` in this order.
 */
export interface Row {
  /** A script of package.json, such as `backup` or `bench -- api`; or a pattern for other programs. */
  command: string | RegExp;
  run?: readonly string[];
  /** State of the stack meanwhile: not started yet, running, or stopped again. */
  stack?: 'before' | 'runs' | 'stopped';
  shows?: RegExp;
  test?: string;
  /** The reason why nothing runs it automatically, and who does. */
  byHand?: string;
}

const REHEARSAL = 'scripts/check/rehearse/main.ts';

export const TABLE: readonly Row[] = [
  // Nothing runs yet.
  {
    command: 'configure',
    stack: 'before',
    run: ['npm run configure -- --lang ar --answers {ANSWERS}', 'npm run configure -- --answers {ANSWERS}'],
    shows: /BACKUP_PASSPHRASE/,
    test: REHEARSAL,
  },
  { command: 'build', stack: 'before', run: ['npm run build'] },
  { command: 'build:cdn', test: 'scripts/check/rehearse/main.ts' },
  { command: 'build -- cloze', test: 'scripts/cloze/cloze.test.ts' },
  { command: 'build -- release', test: 'scripts/release/release.long.test.ts' },
  { command: 'build -- brand', stack: 'before', run: ['npm run build -- brand', 'git diff --exit-code --stat'] },
  { command: 'check', test: 'scripts/check/docs/commands.test.ts' },
  { command: 'check -- lint', stack: 'before', run: ['npm run check -- lint'] },
  { command: 'check -- format', stack: 'before', run: ['npm run check -- format'] },
  { command: 'check -- types', stack: 'before', run: ['npm run check -- types'] },
  { command: 'check -- bom', stack: 'before', run: ['npm run --silent check -- bom'], shows: /"components"/ },
  { command: 'check -- advisories', byHand: 'asks the package registry; CI does for each change and each night' },
  // The stack runs.
  { command: 'start', stack: 'runs', run: [], test: 'scripts/e2e/stack/start.e2e.test.ts' },
  { command: 'check -- deploy', test: 'scripts/check/deploy/deploy.test.ts' },
  { command: 'start:cms', test: REHEARSAL },
  { command: 'start:site', test: REHEARSAL },
  { command: 'doctor', stack: 'runs', run: ['npm run doctor || true'], shows: /SITE_URL|site|Site/, test: 'scripts/doctor/doctor.test.ts' },
  { command: 'backup', stack: 'runs', run: ['npm run backup', 'npm run backup -- --to {FOLDER} --keep 14'], shows: /\d+ files/ },
  { command: 'rollback', stack: 'runs', run: ['npm run rollback'], shows: /npm run rollback -- NUMBER|\d/ },
  { command: 'admin:code', stack: 'runs', run: ['npm run admin:code -- {ADMIN}'], shows: /^\s*\d{6}\s*$|\b\d{6}\b/m },
  {
    command: 'admin:password',
    stack: 'runs',
    run: ["echo 'one new ear, twelve furrows' | npm run admin:password -- {ADMIN}"],
    shows: /counts from now on/,
  },
  { command: 'build -- shots', stack: 'runs', run: ['npm run build -- shots', 'npm run build -- shots --dark'], shows: /Pictures of/ },
  { command: 'size', stack: 'runs', run: ['npm run size'] },
  // The stack is stopped.
  { command: 'restore', stack: 'stopped', run: ['npm run restore -- {ARCHIVE}'], shows: /Restored what was there/ },
  { command: 'transfer', test: 'scripts/backup/transfer.api.test.ts' },
  { command: 'upgrade', test: REHEARSAL },
  // Tests: projects of vitest.
  { command: 'test', test: 'scripts/test/main.ts' },
  { command: 'test:panel', test: 'scripts/e2e/panel/screens.e2e.test.ts' },
  { command: 'test:pages', test: 'scripts/e2e/pages/axe.pages.test.ts' },
  { command: 'test:browsers', test: 'scripts/e2e/site/jobs.e2e.test.ts' },
  { command: 'test:long', test: 'scripts/e2e/repo-rules/examples.long.test.ts' },
  { command: 'test:all-long', test: 'scripts/test/long.ts' },
  { command: 'test:postgres', test: 'scripts/testing/cms/postgres/global-setup.ts' },
  { command: 'check -- docs', test: 'scripts/check/docs/main.ts' },
  // Benchmarks in small, to see that they run.
  { command: 'build -- guide', stack: 'stopped', run: ['npm run build -- guide'], shows: /pictures are in/ },
  { command: 'fuzz', stack: 'stopped', run: ['npm run fuzz -- --calls 200'] },
  { command: 'bench', stack: 'stopped', run: ['npm run bench'], shows: /soak/ },
  { command: 'bench -- timing', stack: 'stopped', run: ['npm run bench -- timing --tries 5 || true'] },
  { command: 'load', stack: 'stopped', run: ['npm run load -- --seconds 1 || true'] },
  { command: 'bench -- soak', stack: 'stopped', run: ['npm run bench -- soak --minutes 1 || true'], shows: /PASSED|FAILED/ },
  { command: 'bench -- faults', stack: 'stopped', run: ['npm run bench -- faults --rounds 1'] },
  { command: 'bench -- faults-site', stack: 'stopped', run: ['npm run bench -- faults-site --rounds 1'] },
  { command: 'rehearse', stack: 'stopped', run: ['npm run rehearse', 'npm run rehearse -- cdn', 'npm run rehearse -- machines'] },
  { command: 'bench:publish', stack: 'stopped', run: ['npm run bench:publish -- --sizes 100 --edits 5'] },
  { command: 'bench:search', stack: 'stopped', run: ['npm run bench:search'] },
  { command: 'bench -- api', stack: 'stopped', run: ['npm run bench -- api'] },
  { command: 'bench:admin', stack: 'stopped', run: ['npm run bench:admin'] },
  { command: 'bench -- site', stack: 'stopped', run: ['npm run bench -- site'] },
  { command: 'bench -- lists', stack: 'stopped', run: ['npm run bench -- lists --without-lighthouse'] },
  // Scripts of workspaces.
  { command: 'dev', byHand: 'stays open for the one who works on the panel' },
  { command: 'build:code', test: 'scripts/build/targets.ts' },
  // Programs of the system.
  { command: /^npm run$/, byHand: 'prints the scripts of package.json' },
  { command: /^sudo -u sanabel tar -xzf \/tmp\/sanabel-/, test: 'scripts/release/release.long.test.ts' },
  { command: /^npm ci$/, test: 'scripts/install.mjs' },
  { command: /^sudo systemctl edit /, byHand: 'opens an editor; a rehearsal has no systemd' },
  {
    command:
      /^(?:sudo (?:apt-get|useradd|git|chown|cp|install|systemctl) |sudo -u sanabel git pull|cd \/opt\/sanabel|sudo -u sanabel npm run configure)/,
    test: REHEARSAL,
  },
  { command: /^(?:[A-Z_]+=\S+ )*npx vitest run --project /, test: 'scripts/test/steps.ts' },
  { command: /^sudo journalctl -u sanabel-cms -f$/, byHand: 'shows what systemd has kept; a rehearsal has no systemd' },
  {
    command: /^docker compose -f deploy\/compose\.yaml /,
    byHand: 'needs Docker; npm run check -- deploy does the same steps outside a container',
  },
  { command: /^docker buildx imagetools inspect /, byHand: 'needs Docker, and asks its registry' },
  { command: /^ssh YOUR-USER@your\.domain sudo cat /, byHand: 'a rehearsal has no second computer' },
  { command: /^openssl rand/, byHand: 'a program of the system' },
  { command: /^git /, byHand: 'a program of the system' },
];
