import '../environment/dot-env.ts';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readEnvironment } from '../environment/environment.ts';
import { inRoot } from '../environment/root.ts';
import { readSecrets } from '../start/secrets.ts';
import { askRunningCms } from './ask.ts';

/**
 * `npm run admin:code -- <e-mail>` shows a sign-in code when mail is down; `npm run admin:password -- <e-mail>` sets a new password.
 * Both need this installation's data folder or secrets, so they work on the server alone.
 */
const [tool = '', ...rest] = process.argv.slice(2);
const environment = readEnvironment(process.env);

const startTool = (): number => {
  const hasOwnSecrets = Boolean(process.env.CODE_SECRET);
  if (!hasOwnSecrets && !existsSync(join(environment.DATA_DIR, 'secrets.json'))) {
    console.error(`No CMS has been started with ${environment.DATA_DIR} yet, and CODE_SECRET is not set.`);
    return 1;
  }
  // A CMS on a separate server has its secrets in the environment; `npm start` keeps them in the data folder.
  const secrets = hasOwnSecrets ? {} : readSecrets(environment);
  const { status } = spawnSync(process.execPath, [`dist/src/${tool}.js`, ...rest], {
    cwd: inRoot('cms'),
    env: { ...process.env, ...secrets, NODE_ENV: 'production', DATA_DIR: environment.DATA_DIR, LOG_LEVEL: 'error' },
    stdio: 'inherit',
  });
  return status ?? 1;
};

const [address] = rest;
const answer = tool === 'admin-code' && address ? await askRunningCms(environment.DATA_DIR, address) : null;
if (answer) console.log(answer.text);
process.exitCode = answer ? answer.status : startTool();
