import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, renameSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { parseEnv } from 'node:util';
import { runProgram } from '../../process/run.ts';
import { until } from '../../process/until.ts';
import { startSiteServer } from '../../site-server/site-server.ts';
import { form, png } from '../../testing/cms/pictures.ts';
import { APPLICATION, commandsOf, inCheckout, type Rehearsal, sendThrough, setInEnv, WAIT } from './rehearsal.ts';
import { HOST, openClient } from './web.ts';

/** The only name of this machine that every program resolves. */
const CMS_HOST = 'localhost';
const NAME = 'Mona of the rehearsal';

const openCdn = (home: string, origin: string, variables: Readonly<Record<string, string>>) => {
  const clone = join(home, 'cdn');
  execFileSync('git', ['clone', '--quiet', origin, clone]);
  const published = join(home, 'served');
  mkdirSync(published);
  let deploys = 0;
  const buildOnce = async (): Promise<void> => {
    const { status, output } = await runProgram('npm', ['run', 'build:cdn'], { cwd: clone, env: { ...process.env, ...variables } });
    if (status !== 0) throw new Error(`The CDN's build failed:\n${output.slice(-3_000)}`);
    deploys += 1;
    // Visitors read the last deploy while the next one is built.
    cpSync(join(clone, 'site', 'out'), join(published, String(deploys)), { recursive: true });
    symlinkSync(String(deploys), join(published, 'next'));
    renameSync(join(published, 'next'), join(published, 'current'));
  };
  let builds = Promise.resolve();
  let calls = 0;
  return {
    published,
    calls: () => calls,
    build: (): Promise<void> => {
      calls += 1;
      builds = builds.then(buildOnce);
      return builds;
    },
  };
};

/**
 * The CMS on a machine behind Caddy with deploy/Caddyfile.cms, the pages on a CDN: a clone that runs `npm run build:cdn` at each call of
 * its hook, and a server that keeps to netlify.toml. An edit must reach the site by the hook, an application the CMS through the CDN, and
 * pages must stay when Caddy or the machine is gone.
 */
export const rehearseCdn = async (rehearsal: Rehearsal): Promise<void> => {
  const { home, origin, ports, tell, judge } = rehearsal;
  const siteUrl = `http://127.0.0.1:${ports.cdn}`;
  const cmsUrl = `https://${CMS_HOST}:${ports.https}`;
  const ask = (path: string, init?: RequestInit): Promise<Response> => fetch(siteUrl + path, init);

  tell('A machine for the CMS by the guide …');
  const machine = await rehearsal.openMachine('machine');
  const [fetching = '', configure = '', starting = ''] = commandsOf('One server');
  const [caddy = '', again = ''] = commandsOf('A CDN');
  const file = join(machine.checkout, '.env');
  const answer = (command: string, hookUrl: string): Promise<void> => {
    const answers = { WAY: 'cdn', DOMAIN: HOST, CMS_DOMAIN: `cms.${HOST}`, REBUILD_HOOK_URL: hookUrl };
    return rehearsal.configure(machine, command, answers, { API_URL: cmsUrl, SITE_URL: siteUrl });
  };
  await machine.run(fetching);
  await answer(configure, '');
  await machine.run(inCheckout(starting));
  await machine.run(inCheckout(caddy));
  await rehearsal.untilReady(machine);

  tell('The CDN builds for the first time …');
  const secrets = JSON.parse(readFileSync(join(machine.dataDir, 'secrets.json'), 'utf8')) as { CONTENT_TOKEN: string };
  const { PROXY_SECRET = '' } = parseEnv(readFileSync(file, 'utf8'));
  const root = join(home, 'machine', 'caddy', 'pki', 'authorities', 'local', 'root.crt');
  setDefaultCACertificates([...getCACertificates('default'), readFileSync(root, 'utf8')]);
  const cdn = openCdn(home, origin, {
    ...{ CONTENT_TOKEN: secrets.CONTENT_TOKEN, API_URL: cmsUrl, CMS_URL: cmsUrl, SITE_URL: siteUrl, DEFAULT_LOCALE: 'ar' },
    ...{ CACHE_DIR: join(home, 'cdn-cache'), NODE_EXTRA_CA_CERTS: root },
  });
  await cdn.build();
  const server = await startSiteServer({
    ...{ host: '127.0.0.1', port: ports.cdn, published: cdn.published, cmsUrl, proxySecret: PROXY_SECRET },
    onError: (error) => tell(error.message),
  });
  const receiver = createServer((request, response) => {
    response.end();
    if (request.method === 'POST') cdn.build().catch(rehearsal.fail);
  }).listen(ports.hook, '127.0.0.1');
  judge((await ask('/')).status === 200 && (await ask('/en')).status === 200, 'the CDN has the site in both languages');

  tell('It gets its hook …');
  const [configureAgain = '', restart = ''] = again.trim().split('\n');
  await answer(configureAgain, 'https://cdn.example/hook');
  setInEnv(file, { REBUILD_HOOK_URL: `http://127.0.0.1:${ports.hook}/` });
  await machine.run(inCheckout(restart));
  const send = sendThrough(openClient(ports.https, CMS_HOST));
  const isUp = (): Promise<boolean> =>
    send('look', 'GET', '/health').then(
      ({ status }) => status === 200,
      () => false,
    );
  await until(isUp, { ...WAIT, what: 'the CMS' });

  const token = await rehearsal.signIn(send, machine);
  const before = cdn.calls();
  const member = form({ name: NAME, role: 'Agronomist' }, { image: await png() });
  judge((await send('new', 'POST', '/members', { token, form: member })).status === 201, 'the panel saves at API_URL, through Caddy');
  const isShown = (): Promise<boolean> =>
    ask('/')
      .then((page) => page.text())
      .then((page) => page.includes(NAME))
      .catch(() => false);
  await until(isShown, { ...WAIT, what: 'the edit on the site' });
  judge(cdn.calls() > before, 'an edit reached the site by a call of the hook');

  const body = JSON.stringify(APPLICATION);
  const sent = await ask('/api/v1/job-requests', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
  judge(sent.status === 201, 'an application reaches the CMS through the CDN');
  const doctor = await machine.run(inCheckout('sudo -u sanabel npm run --silent doctor -- --json || true'));
  judge(/The build hook at 127\.0\.0\.1:\d+ responds/.test(doctor), 'the doctor sees that the hook answers');

  await machine.kill('caddy');
  judge((await ask('/en/about')).status === 200, 'visitors read on when Caddy is killed');
  const comes = () => ask('/api/v1/health').then(({ status }) => status === 200);
  await until(comes, { ...WAIT, what: 'the CMS behind Caddy after it was killed' });
  tell('Caddy was killed, and came back.');

  await machine.lose();
  judge((await ask('/about')).status === 200, 'visitors read on when the machine is gone');
  judge((await ask('/api/v1/crops')).status === 503, 'and a call is answered that the CMS is away');
  receiver.close();
  await server.stop();
};
