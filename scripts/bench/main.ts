import { type Programs, runNamed } from '../process/programs.ts';

export const BENCHMARKS: Programs = {
  size: { file: 'scripts/bench/size/main.ts', about: 'bytes of each kind of page of a built site and of the panel, against their budgets' },
  site: {
    file: 'scripts/bench/site/main.ts',
    about: 'Lighthouse on each kind of page; a crop page beside a single-page app',
    needsBenchPackages: true,
  },
  lists: {
    file: 'scripts/bench/lists/main.ts',
    about: 'a list of 5,000 crops: bytes, Lighthouse, filtering on a slow phone (--without-lighthouse)',
    needsBenchPackages: true,
  },
  search: {
    file: 'scripts/bench/search/main.ts',
    about: 'the search of the site with 1,000 and 10,000 items: bytes, and its first result beside a plain scan',
    // Required by the site's modules; nothing is read with it here.
    env: { CONTENT_TOKEN: 'none' },
  },
  publish: {
    file: 'scripts/bench/publish/main.ts',
    about: 'from "save" to served with 100, 1,000 and 10,000 items, beside a full render and Hugo (--sizes 100 --edits 5)',
  },
  admin: { file: 'scripts/bench/admin/main.ts', about: 'the panel with 10,000 rows: open, search, page, save' },
  api: { file: 'scripts/bench/api/main.ts', about: 'public reads beside stock Strapi and bare Koa' },
  load: {
    file: 'scripts/bench/load/main.ts',
    about:
      'what others notice of the worst anonymous calls, or of one caller (--seconds 10 --flood); the site server beside Caddy (--caddy)',
  },
  soak: {
    file: 'scripts/bench/soak/main.ts',
    about: 'half an hour of mixed load: memory, handles, waiting readers (--minutes 30 --database sqlite|postgres --seed 1)',
  },
  timing: {
    file: 'scripts/bench/timing/main.ts',
    about: 'whether answers show by bytes or time that an address is known (--tries 400 --only resend)',
  },
  faults: {
    file: 'scripts/bench/faults/main.ts',
    args: ['cms'],
    about:
      'the CMS is killed, cut off and starved while editors write (--rounds 30 --database sqlite|postgres --seed 7 --only "CMS killed")',
  },
  'faults-site': {
    file: 'scripts/bench/faults/main.ts',
    args: ['site'],
    about: 'the same for CMS, publisher and site server while visitors visit (--rounds 30 --items 60 --seed 7 --stop)',
  },
};

/** `npm run bench -- NAME`: one benchmark; without a name, the list of them. */
if (import.meta.main) await runNamed('bench', BENCHMARKS);
