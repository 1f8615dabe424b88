import '../environment/dot-env.ts';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildWhatChanged } from '../build/build.ts';
import { readEnvironment } from '../environment/environment.ts';
import { inRoot, ROOT } from '../environment/root.ts';
import { ExpectedError, openLogs } from '../process/log.ts';
import { runProgram } from '../process/run.ts';
import { noteFile, packRelease } from './archive.ts';

/** `npm run build -- release` builds this commit, with the names of `.env`, and packs what is built: a server then needs no build (docs/deploy.md). */
const git = async (...args: string[]): Promise<string> => (await runProgram('git', args, { cwd: ROOT })).answer.trim();

try {
  if ((await git('status', '--porcelain')) !== '')
    throw new ExpectedError('Commit the changes of this checkout first: a release is built of a commit.');
  const [commit, version] = [await git('rev-parse', 'HEAD'), JSON.parse(readFileSync(inRoot('package.json'), 'utf8')).version];
  const { DATA_DIR } = readEnvironment(process.env);
  rmSync(noteFile, { force: true });
  await buildWhatChanged({ logs: openLogs(join(DATA_DIR, 'logs'), 'info'), onBuild: (name) => console.log(`Building ${name} …`) });
  const file = inRoot('dist', `sanabel-${version}-${commit.slice(0, 8)}.tar.gz`);
  mkdirSync(inRoot('dist'), { recursive: true });
  writeFileSync(noteFile, JSON.stringify({ version, commit }));
  await packRelease(file);
  rmSync(noteFile);
  console.log(file);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
