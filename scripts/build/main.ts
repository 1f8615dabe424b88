import { join } from 'node:path';
import { readEnvironment } from '../environment/environment.ts';
import { openLogs } from '../process/log.ts';
import { type Programs, runNamed } from '../process/programs.ts';
import { buildWhatChanged } from './build.ts';

/** Files that are made for the repository, for servers or for people. */
export const MADE: Programs = {
  brand: { file: 'scripts/brand/main.ts', about: 'colours, logo and icons, from brand/src/club.ts and brand/logo.svg' },
  release: {
    file: 'scripts/release/main.ts',
    about: 'an archive of what is built of this commit, with which a server installs less and builds nothing',
  },
  cloze: {
    file: 'scripts/cloze/main.ts',
    about: 'sheets that test with readers how well articles are understood (--site ADDRESS --to FOLDER)',
  },
  guide: { file: 'scripts/pictures/guide/main.ts', about: "the pictures of the editors' guide, of a club with demo content" },
  shots: {
    file: 'scripts/pictures/shots/main.ts',
    about: 'pictures of all pages and screens, compared with earlier ones (--data FOLDER --to FOLDER --against FOLDER)',
  },
};

const build = async (): Promise<void> => {
  // Only here: a test that reads the list above keeps its own environment.
  await import('../environment/dot-env.ts');
  try {
    const { DATA_DIR } = readEnvironment(process.env);
    await buildWhatChanged({ logs: openLogs(join(DATA_DIR, 'logs'), 'info'), onBuild: (name) => console.log(`Building ${name} …`) });
    console.log('Built.');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
};

/** `npm run build` builds everything that the parts run; the publisher renders the public site with it. With a name, it makes one of `MADE`. */
if (import.meta.main) await (process.argv[2] === undefined ? build() : runNamed('build', MADE));
