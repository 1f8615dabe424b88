import { spawn } from 'node:child_process';
import { inRoot } from '../environment/root.ts';
import { cmsEnvironment } from './cms/cms.ts';
import { takeData } from './cms/data.ts';
import { makeTemplate } from './cms/template.ts';
import { watchOutput } from './output.ts';

process.env.TEST_BUILT = 'yes';
const t = await makeTemplate();
process.env.TEST_TEMPLATE = t.json;
const program = inRoot('scripts', 'testing', 'cms', 'run-again.ts');
const child = spawn(process.execPath, ['--cpu-prof', '--cpu-prof-dir=/tmp/cpuprof', program], {
  cwd: inRoot('cms'),
  env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: inRoot('node_modules', '.cache', 'node') },
  stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
});
for (let i = 0; i < 8; i += 1) {
  const data = await takeData();
  const output = watchOutput(child, 'cms', '{"message":"this run of the cms has ended"}');
  child.send({ ...cmsEnvironment(data), PORT: String(23450 + i), SMTP_PORT: '1' });
  await output.until(/cms ready/);
  child.kill('SIGTERM');
  await output.ended;
}
child.disconnect();
await new Promise((r) => child.once('exit', r));
await t.remove();
process.exit(0);
