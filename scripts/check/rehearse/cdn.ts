import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { parseEnv } from 'node:util';
import { runProgram } from '../../process/run.ts';
import { until } from '../../process/until.ts';
import { startSiteServer } from '../../site-server/site-server.ts';
import { startInbox } from '../../testing/cms/inbox.ts';
import { form, png } from '../../testing/cms/pictures.ts';
import { freePorts } from '../../testing/free-ports.ts';
import { openApi } from './editors.ts';
import { commandsOf, setInEnv } from './guide.ts';
import { openRecord } from './record.ts';
import { makeOrigin, openMachine } from './server.ts';
import { HOST, openDoor } from './web.ts';

/**
 * `npm run rehearse -- cdn`: the second way of docs/deploy.md, by its commands. A machine (a folder, see main.ts) has the CMS behind Caddy with
 * deploy/Caddyfile.cms; the CDN is a clone that runs `npm run build:cdn` at each call of its hook, and a server that keeps to netlify.toml.
 * An edit must reach the site by the hook, an application the CMS through the CDN, and pages must stay when Caddy or the machine is gone.
 */
const OWNER = 'owner@sanabel.localhost';
const PATIENCE = { timeoutMs: 600_000 };
/** The only name of this machine that every program resolves. */
const CMS_HOST = 'localhost';
const NAME = 'Mona of the rehearsal';

const home = mkdtempSync(join(tmpdir(), 'sanabel-rehearsal-cdn-'));
const [http = 0, https = 0, site = 0, cms = 0, mail = 0, smtp = 0, cdn = 0, hook = 0] = await freePorts(8);
const cmsUrl = `https://${CMS_HOST}:${https}`;
const inbox = await startInbox(smtp);
const { tell, judge, fail, end } = openRecord(home);

const ask = (path: string, init?: RequestInit): Promise<Response> => fetch(`http://127.0.0.1:${cdn}${path}`, init);
const shows = (path: string, text: string): Promise<boolean> =>
  ask(path)
    .then((answer) => answer.text())
    .then((page) => page.includes(text))
    .catch(() => false);

/** Builds as the CDN does, in its clone, one build after another. */
const openCdn = (variables: Readonly<Record<string, string>>) => {
  const clone = join(home, 'cdn');
  execFileSync('git', ['clone', '--quiet', join(home, 'origin.git'), clone]);
  const published = join(home, 'served');
  mkdirSync(published);
  let deploys = 0;
  const cdnBuild = async (): Promise<void> => {
    const { status, said } = await runProgram('npm', ['run', 'build:cdn'], { cwd: clone, env: { ...process.env, ...variables } });
    if (status !== 0) throw new Error(`The CDN's build failed:\n${said.slice(-3_000)}`);
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
      builds = builds.then(cdnBuild);
      return builds;
    },
  };
};

try {
  makeOrigin(join(home, 'origin.git'));
  tell('A machine for the CMS by the guide …');
  const machine = await openMachine(join(home, 'machine'), join(home, 'origin.git'), { http, https, site, cms });
  const [fetching = '', configure = '', starting = ''] = commandsOf('One server');
  const [caddy = '', again = ''] = commandsOf('A CDN');
  const at = (commands: string): string => `cd /opt/sanabel\n${commands}`;
  const file = join(machine.checkout, '.env');
  const answer = async (command: string, hookUrl: string): Promise<void> => {
    const answers = {
      DOMAIN: HOST,
      CMS_DOMAIN: `cms.${HOST}`,
      ADMIN_EMAIL: OWNER,
      SMTP_HOST: 'localhost',
      SMTP_PORT: String(smtp),
      SMTP_USER: '',
    };
    writeFileSync(join(home, 'answers.json'), JSON.stringify({ WAY: 'cdn', DEFAULT_LOCALE: 'ar', REBUILD_HOOK_URL: hookUrl, ...answers }));
    await machine.run(at(`${command.trim()} -- --answers ${join(home, 'answers.json')}`));
    setInEnv(file, {
      SITE_PORT: site,
      CMS_PORT: cms,
      MAIL_PORT: mail,
      DATA_DIR: machine.dataDir,
      API_URL: cmsUrl,
      SITE_URL: `http://127.0.0.1:${cdn}`,
    });
  };
  await machine.run(fetching);
  await answer(configure, '');
  await machine.run(at(starting));
  await machine.run(at(caddy));
  await until(async () => /^Ready/m.test(machine.journal('sanabel-cms')), { ...PATIENCE, what: 'the first start' });

  tell('The CDN builds for the first time …');
  const secrets = JSON.parse(readFileSync(join(machine.dataDir, 'secrets.json'), 'utf8')) as { CONTENT_TOKEN: string };
  const { PROXY_SECRET = '' } = parseEnv(readFileSync(file, 'utf8'));
  const root = join(home, 'machine', 'caddy', 'pki', 'authorities', 'local', 'root.crt');
  setDefaultCACertificates([...getCACertificates('default'), readFileSync(root, 'utf8')]);
  const host = openCdn({
    CONTENT_TOKEN: secrets.CONTENT_TOKEN,
    API_URL: cmsUrl,
    CMS_URL: cmsUrl,
    SITE_URL: `http://127.0.0.1:${cdn}`,
    DEFAULT_LOCALE: 'ar',
    CACHE_DIR: join(home, 'cdn-cache'),
    NODE_EXTRA_CA_CERTS: root,
  });
  await host.build();
  const server = await startSiteServer({
    host: '127.0.0.1',
    port: cdn,
    published: host.published,
    cmsUrl,
    proxySecret: PROXY_SECRET,
    onError: (error) => tell(error.message),
  });
  const receiver = createServer((request, response) => {
    response.end();
    if (request.method === 'POST') host.build().catch(fail);
  }).listen(hook, '127.0.0.1');
  judge((await ask('/')).status === 200 && (await ask('/en')).status === 200, 'the CDN has the site in both languages');

  tell('It gets its hook …');
  const [configureAgain = '', restart = ''] = again.trim().split('\n');
  await answer(configureAgain, 'https://cdn.example/hook');
  setInEnv(file, { REBUILD_HOOK_URL: `http://127.0.0.1:${hook}/` });
  await machine.run(at(restart));
  const api = openApi(openDoor(https, CMS_HOST));
  await until(
    () =>
      api.call('/health').then(
        ({ status }) => status === 200,
        () => false,
      ),
    { ...PATIENCE, what: 'the CMS' },
  );

  const [, password = ''] = /Admin password\s+(\S+)/.exec(machine.journal('sanabel-cms')) ?? [];
  const token = await api.signIn(inbox, OWNER, password);
  const before = host.calls();
  const saved = await api.call('/members', {
    method: 'POST',
    token,
    form: form({ name: NAME, role: 'Agronomist' }, { image: await png() }),
  });
  judge(saved.status === 201, 'the panel saves at API_URL, through Caddy');
  await until(() => shows('/', NAME), { ...PATIENCE, what: 'the edit on the site' });
  judge(host.calls() > before, 'an edit reached the site by a call of the hook');

  const application = {
    fullName: 'Mona',
    phoneNumber: '01012345678',
    role: 'Agronomist',
    qualification: 'x',
    email: 'a@example.com',
    experience: '1',
  };
  const sent = await ask('/api/v1/job-requests', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(application),
  });
  judge(sent.status === 201, 'an application reaches the CMS through the CDN');
  const doctor = await machine.run(at('sudo -u sanabel npm run --silent doctor -- --json || true'));
  judge(/The build hook at 127\.0\.0\.1:\d+ answers/.test(doctor), 'the doctor sees that the hook answers');

  await machine.kill('caddy');
  judge((await ask('/en/about')).status === 200, 'visitors read on when Caddy is killed');
  const comes = () => ask('/api/v1/health').then(({ status }) => status === 200);
  await until(comes, { ...PATIENCE, what: 'the CMS behind Caddy after it was killed' });
  tell('Caddy was killed, and came back.');

  await machine.lose();
  judge((await ask('/about')).status === 200, 'visitors read on when the machine is gone');
  judge((await ask('/api/v1/crops')).status === 503, 'and a call tells that the CMS is away');
  receiver.close();
  await server.stop();
} catch (error) {
  fail(error);
} finally {
  await inbox.stop();
}
end();
