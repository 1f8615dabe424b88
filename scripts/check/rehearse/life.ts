import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../../process/until.ts';
import { startInbox } from '../../testing/cms/inbox.ts';
import { freePorts } from '../../testing/free-ports.ts';
import { OTHER_NAMES } from '../../testing/other-names.ts';
import { lost, openApi, openEditors } from './editors.ts';
import { commandsOf, setInEnv } from './guide.ts';
import { openRecord } from './record.ts';
import { type Machine, makeOrigin, openMachine, type Ports } from './server.ts';
import { commit } from './versions.ts';
import { HOST, openDoor, openVisitors } from './web.ts';

/**
 * `npm run rehearse`: the life of an installation in some minutes. By the commands of docs/deploy.md the site is brought to a machine (a
 * folder: `systemctl` is a stand-in that keeps its units running, `apt-get` and `useradd` do nothing; Caddy, the CMS and the site are
 * real). Three editors work and visitors read while parts fail, a backup is made, the machine is lost, another one takes its place, and a
 * good and a broken version come. No page may fail, and nothing that an editor was promised may be lost.
 */
const OWNER = 'owner@sanabel.localhost';
const MINUTES_MS = 60_000;
const PATIENCE = { timeoutMs: 10 * MINUTES_MS };

const home = mkdtempSync(join(tmpdir(), 'sanabel-rehearsal-'));
const [http = 0, https = 0, site = 0, cms = 0, mail = 0, smtp = 0] = await freePorts(6);
const ports: Ports = { http, https, site, cms };
const origin = join(home, 'origin.git');
const door = openDoor(https);
const api = openApi(door);
const visitors = openVisitors(door);
let inbox = await startInbox(smtp);
const { tell, judge, fail, end } = openRecord(home);

const isUp = async (): Promise<boolean> =>
  door('/api/v1/health')
    .then(({ status }) => status === 200)
    .catch(() => false);
const shows = async (path: string, text: string): Promise<boolean> =>
  door(path)
    .then((answer) => answer.text.includes(text))
    .catch(() => false);

/** A machine by the guide: its commands one after another, `settings` in the place of the questions. */
const deploy = async (name: string, settle: (machine: Machine, configure: string) => Promise<void>): Promise<Machine> => {
  const machine = await openMachine(join(home, name), origin, ports);
  const [fetching = '', configure = '', starting = ''] = commandsOf('One server');
  await machine.run(fetching);
  const at = (commands: string) => `cd /opt/sanabel\n${commands}`;
  await settle(machine, at(configure.trim()));
  await machine.run(at(starting));
  await until(async () => /^Ready/m.test(machine.journal('sanabel-cms')), { ...PATIENCE, what: 'the first start' });
  await until(() => shows('/', '</html>'), { ...PATIENCE, what: 'the home page' });
  return machine;
};

const pages = async (): Promise<string[]> => {
  const parts = [...(await door('/sitemap.xml')).text.matchAll(/<loc>([^<]+)</g)].map(([, address = '']) => new URL(address).pathname);
  const maps = await Promise.all(parts.map(async (part) => (await door(part)).text));
  return maps.flatMap((map) => [...map.matchAll(/<loc>([^<]+)</g)].map(([, address = '']) => new URL(address).pathname));
};

try {
  makeOrigin(origin);
  tell('A machine by the guide …');
  let machine = await deploy('first', async ({ checkout, run }, configure) => {
    const answers = {
      WAY: 'server',
      DOMAIN: HOST,
      DEFAULT_LOCALE: 'ar',
      CLUB: 'other',
      ...OTHER_NAMES,
      ADMIN_EMAIL: OWNER,
      SMTP_HOST: 'localhost',
      SMTP_PORT: String(smtp),
    };
    writeFileSync(join(home, 'answers.json'), JSON.stringify({ ...answers, SMTP_USER: '' }));
    await run(`${configure} -- --answers ${join(home, 'answers.json')}`);
    // No wait for further applications, either.
    setInEnv(join(checkout, '.env'), {
      SITE_PORT: site,
      CMS_PORT: cms,
      MAIL_PORT: mail,
      DATA_DIR: join(home, 'first', 'data'),
      JOB_NOTICE_DELAY_MS: 1000,
    });
  });
  tell('It is on the internet, as far as this machine goes.');
  judge(
    (await shows('/', `<title>${OTHER_NAMES.CLUB_NAME_AR}`)) && (await shows('/en', `<title>${OTHER_NAMES.CLUB_NAME_EN}`)),
    'the site has the names that were asked for',
  );
  const [, password = ''] = /Admin password\s+(\S+)/.exec(machine.journal('sanabel-cms')) ?? [];
  const tokens: string[] = [];
  for (let editor = 0; editor < 3; editor += 1) tokens.push(await api.signIn(inbox, OWNER, password));
  const editors = openEditors(api, tokens);
  const paths = await pages();
  let endVisits = visitors.begin(paths);
  let endEdits = editors.begin();
  tell(`Three editors write, visitors read ${paths.length} pages.`);
  await until(async () => editors.writes() > 20, { ...PATIENCE, what: 'edits' });

  for (const unit of ['sanabel-cms', 'sanabel-site'] as const) {
    await machine.kill(unit);
    const before = editors.writes();
    await until(async () => (await isUp()) && editors.writes() > before + 5, { ...PATIENCE, what: `${unit} after it was killed` });
    tell(`${unit} was killed, and came back.`);
  }
  await inbox.stop();
  const application = {
    fullName: 'Mona',
    phoneNumber: '01012345678',
    role: 'Agronomist',
    qualification: 'x',
    email: 'a@example.com',
    experience: '1',
  };
  judge(
    (await api.call('/job-requests', { method: 'POST', json: application })).status === 201,
    'an application is taken while the mail server is down',
  );
  inbox = await startInbox(smtp);
  await inbox.next(OWNER);
  tell('Its notice came when the mail server was back.');

  const away = join(home, 'away');
  await machine.run(`cd /opt/sanabel\nsudo -u sanabel npm run backup -- --to ${away}`);
  tell('A backup was made while they wrote.');
  await endEdits();
  const last = (await machine.run(`cd /opt/sanabel\nsudo -u sanabel npm run --silent backup -- --to ${away}`)).split('\n')[0] ?? '';
  copyFileSync(join(machine.checkout, '.env'), join(home, 'env'));
  await endVisits();
  judge(lost(editors.known, await api.members()).length === 0, `all that was promised in ${editors.writes()} edits is there`);
  await machine.lose();
  const lostAt = performance.now();
  rmSync(join(home, 'first'), { recursive: true, force: true });
  tell('The machine is lost. Another one, by the guide, with the old settings and the backup …');
  machine = await deploy('second', async ({ dataDir, run }) => {
    const settings = readFileSync(join(home, 'env'), 'utf8').replaceAll(join(home, 'first'), join(home, 'second'));
    writeFileSync(join(home, 'second', 'env.copy'), settings);
    copyFileSync(last, join(home, 'second', 'NAME.tar'));
    const [restoring = ''] = commandsOf('Afterwards');
    await run(restoring);
    tell(`Restored into ${dataDir.slice(home.length)}.`);
  });
  tell(`Visitors read again after ${((performance.now() - lostAt) / 1000).toFixed(0)} s.`);
  const there = await api.members();
  judge(lost(editors.known, there).length === 0, 'all that was promised is on the new machine');
  endVisits = visitors.begin(await pages());

  await commit(origin, 'good');
  endEdits = editors.begin();
  tell('A new version …');
  console.log(await machine.run('cd /opt/sanabel\nsudo -u sanabel npm run --silent upgrade'));
  await until(() => shows('/en/accessibility', 'A site for all of us'), { ...PATIENCE, what: 'the new version’s page' });
  judge(lost(editors.known, await api.members()).length === 0, 'nothing was lost by the upgrade');
  await endEdits();
  await commit(origin, 'unpublishable');
  const refused = await machine.run('cd /opt/sanabel\nsudo -u sanabel npm run --silent upgrade -- --wait 30 2>&1 && exit 1 || exit 0');
  console.log(refused);
  judge(/Not upgraded/.test(refused) && /This page cannot be rendered/.test(refused), 'a version that cannot publish leads back');
  await commit(origin, 'broken');
  const said = await machine.run('cd /opt/sanabel\nsudo -u sanabel npm run --silent upgrade -- --wait 30 2>&1 && exit 1 || exit 0');
  console.log(said);
  judge(/Not upgraded/.test(said) && (await isUp()), 'a version that does not start leads back');
  judge(lost(editors.known, await api.members()).length === 0, 'what it had deleted is there again');

  const before = await machine.run('cd /opt/sanabel\nsudo -u sanabel npm run --silent rollback');
  const [, older = ''] = /^(\d+) (?!.*visitors see it)/m.exec(before) ?? [];
  await machine.run(`cd /opt/sanabel\nsudo -u sanabel npm run rollback -- ${older}`);
  const after = await machine.run('cd /opt/sanabel\nsudo -u sanabel npm run --silent rollback');
  judge(new RegExp(`^${older} .*visitors see it`, 'm').test(after), `the site went back to release ${older}`);
  await endVisits();
  judge(
    visitors.failures.length === 0,
    `of ${visitors.requests()} requests of visitors ${visitors.failures.length} failed; the slowest took ${visitors.slowestMs().toFixed(0)} ms`,
  );
  for (const line of visitors.failures.slice(0, 20)) console.log(line);
  await machine.lose();
} catch (error) {
  fail(error);
} finally {
  await inbox.stop();
}
end();
