import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { until } from '../../process/until.ts';
import { OTHER_NAMES } from '../../testing/other-names.ts';
import { openEditors, readThere } from '../../testing/people/editors.ts';
import { openJournal } from '../../testing/people/journal.ts';
import { createRandom } from '../../testing/random.ts';
import type { Machine } from './machine.ts';
import { APPLICATION, commandsOf, inCheckout, OWNER, type Rehearsal, sendThrough, WAIT } from './rehearsal.ts';
import { commit } from './versions.ts';
import { HOST, openClient, openVisitors } from './web.ts';

const EDITORS = 3;
const CLUB = 'sudo -u sanabel npm run';

/**
 * The life of an installation on one server. Editors work and visitors read while parts fail, a backup is made, the machine is lost,
 * another one takes its place, and good and broken versions come. No page may fail, and no acknowledged edit may be lost.
 */
export const rehearseLife = async (rehearsal: Rehearsal): Promise<void> => {
  const { home, origin, ports, tell, judge } = rehearsal;
  const client = openClient(ports.https);
  const send = sendThrough(client);
  const visitors = openVisitors(client);
  const shows = (path: string, text: string): Promise<boolean> =>
    client(path).then(
      (answer) => answer.text.includes(text),
      () => false,
    );
  const isUp = (): Promise<boolean> =>
    client('/api/v1/health').then(
      ({ status }) => status === 200,
      () => false,
    );
  /** Brings a machine up by the guide: its commands one after another, with `settle` in place of the questions. */
  const deploy = async (name: string, settle: (machine: Machine, configure: string) => Promise<void>): Promise<Machine> => {
    const machine = await rehearsal.openMachine(name);
    const [fetching = '', configure = '', starting = ''] = commandsOf('One server');
    await machine.run(fetching);
    await settle(machine, configure);
    await machine.run(inCheckout(starting));
    await rehearsal.untilReady(machine);
    await until(() => shows('/', '</html>'), { ...WAIT, what: 'the home page' });
    return machine;
  };
  const addressesIn = async (path: string): Promise<string[]> =>
    [...(await client(path)).text.matchAll(/<loc>([^<]+)</g)].map(([, address = '']) => new URL(address).pathname);
  const pages = async (): Promise<string[]> => (await Promise.all((await addressesIn('/sitemap.xml')).map(addressesIn))).flat();

  tell('A machine by the guide …');
  let machine = await deploy('first', async (first, configure) => {
    // Notices do not wait for further applications.
    const own = { JOB_NOTICE_DELAY_MS: 1000 };
    await rehearsal.configure(first, configure, { WAY: 'server', DOMAIN: HOST, CLUB: 'other', ...OTHER_NAMES }, own);
  });
  tell('It is on the internet, as far as this machine goes.');
  const isNamed = (await shows('/', `<title>${OTHER_NAMES.CLUB_NAME_AR}`)) && (await shows('/en', `<title>${OTHER_NAMES.CLUB_NAME_EN}`));
  judge(isNamed, 'the site has the names that were asked for');

  const sessions: { token: string }[] = [];
  while (sessions.length < EDITORS) sessions.push({ token: await rehearsal.signIn(send, machine) });
  const journal = openJournal();
  const readMembers = () => readThere(send, { token: '' }, ['members']);
  for (const [id, { list }] of await readMembers()) journal.add({ list, id, number: 0, owner: EDITORS, certain: {} });
  const editors = openEditors({
    ...{ send, journal, random: createRandom(Date.now()), sessions, lists: ['members'], pauseMs: [100, 200] },
    kinds: ['new', 'new', 'name', 'name', 'name', 'picture', 'deleted'],
  });
  const judgeMembers = async (text: string): Promise<void> => {
    const there = await readMembers();
    const lost = journal.check(there);
    for (const line of lost) console.log(line);
    judge(lost.length === 0, text);
    journal.settle(there);
  };
  const paths = await pages();
  let endVisits = visitors.begin(paths);
  let endEdits = editors.begin();
  tell(`${EDITORS} editors write, visitors read ${paths.length} pages.`);
  await until(async () => journal.acknowledged() > 20, { ...WAIT, what: 'edits' });

  for (const unit of ['sanabel-cms', 'sanabel-site'] as const) {
    await machine.kill(unit);
    const before = journal.acknowledged();
    await until(async () => (await isUp()) && journal.acknowledged() > before + 5, { ...WAIT, what: `${unit} after it was killed` });
    tell(`${unit} was killed, and came back.`);
  }
  await rehearsal.inbox().stop();
  const { status } = await send('application', 'POST', '/job-requests', { json: APPLICATION });
  judge(status === 201, 'an application is taken while the mail server is down');
  await rehearsal.restartInbox();
  await rehearsal.inbox().next(OWNER);
  tell('Its notice came when the mail server was back.');

  const away = join(home, 'away');
  await machine.run(inCheckout(`${CLUB} backup -- --to ${away}`));
  tell('A backup was made while they wrote.');
  await endEdits();
  const [last = ''] = (await machine.run(inCheckout(`${CLUB} --silent backup -- --to ${away}`))).split('\n');
  copyFileSync(join(machine.checkout, '.env'), join(home, 'env'));
  await endVisits();
  await judgeMembers(`all ${journal.acknowledged()} acknowledged edits are there`);
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
  await judgeMembers('all that was acknowledged is on the new machine');
  endVisits = visitors.begin(await pages());

  await commit(origin, 'good');
  endEdits = editors.begin();
  tell('A new version …');
  console.log(await machine.run(inCheckout(`${CLUB} --silent upgrade`)));
  await until(() => shows('/en/accessibility', 'A site for all of us'), { ...WAIT, what: 'the new version’s page' });
  await endEdits();
  await judgeMembers('nothing was lost by the upgrade');
  const upgradeInVain = async (version: Parameters<typeof commit>[1]): Promise<string> => {
    await commit(origin, version);
    const output = await machine.run(inCheckout(`${CLUB} --silent upgrade -- --wait 30 2>&1 && exit 1 || exit 0`));
    console.log(output);
    return output;
  };
  const unpublishable = await upgradeInVain('unpublishable');
  const isExplained = /Not upgraded/.test(unpublishable) && /This page cannot be rendered/.test(unpublishable);
  judge(isExplained, 'a version that cannot publish leads back');
  judge(/Not upgraded/.test(await upgradeInVain('broken')) && (await isUp()), 'a version that does not start leads back');
  await judgeMembers('what it had deleted is there again');

  const releases = (): Promise<string> => machine.run(inCheckout(`${CLUB} --silent rollback`));
  const [, older = ''] = /^(\d+) (?!.*visitors see it)/m.exec(await releases()) ?? [];
  await machine.run(inCheckout(`${CLUB} rollback -- ${older}`));
  judge(new RegExp(`^${older} .*visitors see it`, 'm').test(await releases()), `the site went back to release ${older}`);
  await endVisits();
  const { failures } = visitors;
  const slowest = visitors.slowestMs().toFixed(0);
  judge(failures.length === 0, `of ${visitors.requests()} requests of visitors ${failures.length} failed; the slowest took ${slowest} ms`);
  for (const line of failures.slice(0, 20)) console.log(line);
  await machine.lose();
};
