import { randomBytes } from 'node:crypto';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { publication } from '@sanabel/contract';
import { until } from '../../process/until.ts';
import { callApi } from '../../seed/api.ts';
import { startBucket } from '../../testing/cms/bucket.ts';
import { findPostgres } from '../../testing/cms/postgres/binaries.ts';
import { startCluster } from '../../testing/cms/postgres/cluster.ts';
import { freePort } from '../../testing/free-ports.ts';
import { openEditors, readThere, type Send } from '../../testing/people/editors.ts';
import { openJournal } from '../../testing/people/journal.ts';
import { createRandom } from '../../testing/random.ts';
import type { Machine } from './machine.ts';
import { APPLICATION, commandsOf, inCheckout, type Rehearsal, sendThrough, setInEnv, settingsOf, WAIT } from './rehearsal.ts';
import { commit } from './versions.ts';
import { HOST, openClient, openVisitors } from './web.ts';

const GUIDE = 'Several machines';
/** Addresses of the guide, and those of this machine that replace them. */
const HOSTS = { first: ['10.0.0.1', '127.0.1.1'], second: ['10.0.0.2', '127.0.1.2'] } as const;
const LISTS = ['members', 'partners', 'crops', 'articles'] as const;
const EDITORS = 3;
const ROUNDS = 2;
/** Edits that must be acknowledged while a machine is down, and after it is back. */
const EDITS = 15;
const COOKIE = /sanabel-machine=([^;]+)/;

/** Gives each session the cookie of the load balancer, as its browser does. */
const withCookies = (client: ReturnType<typeof openClient>) => {
  const cookies = new Map<string, string>();
  const given: string[] = [];
  const send: Send = async (_kind, method, path, { token, headers, ...options } = {}) => {
    const cookie = token === undefined ? undefined : cookies.get(token);
    const all = { ...headers, ...(cookie && { cookie: `sanabel-machine=${cookie}` }) };
    const answer = await client(`/api/v1${path}`, { method, token, headers: all, ...options });
    const [, set = ''] = COOKIE.exec(String(answer.headers['set-cookie'] ?? '')) ?? [];
    if (set && token !== undefined) {
      cookies.set(token, set);
      given.push(set);
    }
    return { status: answer.status, body: JSON.parse(answer.text) };
  };
  return { send, given };
};

/**
 * Two machines with the CMS behind a load balancer, on one PostgreSQL and one bucket. Editors write and visitors read while either machine
 * is killed and started again, and while both are upgraded: no acknowledged edit and no session may be lost, and no page may fail.
 */
export const rehearseMachines = async (rehearsal: Rehearsal): Promise<void> => {
  const { home, origin, ports, tell, judge, onEnd } = rehearsal;
  const found = findPostgres();
  if ('missing' in found) throw new Error(`PostgreSQL cannot be had: ${found.missing}`);
  const cluster = await startCluster(found.folder, true);
  onEnd(cluster.stop);
  const bucket = await startBucket();
  onEnd(bucket.stop);

  const port = await freePort();
  const secret = randomBytes(32).toString('hex');
  const here: [string, string][] = [
    ['1338', String(port)],
    ['SECRET', secret],
    ...Object.values(HOSTS).map(([from, to]) => [from, to] as [string, string]),
  ];
  const hereFor = (text: string): string => here.reduce((before, [from, to]) => before.replaceAll(from, to), text);
  const [ofFirst = {}, ofSecond = {}] = settingsOf(GUIDE).map((settings) =>
    Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, hereFor(value)])),
  );
  const [fetching = '', configure = '', starting = ''] = commandsOf('One server');
  const [copying = '', startingSecond = '', balancing = ''] = commandsOf(GUIDE);
  const withoutCaddy = (commands: string): string => commands.replace(/^.*caddy.*\n/gim, '');
  const envOf = ({ checkout }: Machine): string => join(checkout, '.env');

  tell('The first machine by the guide …');
  const first = await rehearsal.openMachine('first');
  await first.run(fetching);
  const own = { ...ofFirst, DATABASE_URL: cluster.url, ...bucket.environment, JOB_NOTICE_DELAY_MS: 1000 };
  await rehearsal.configure(first, configure, { WAY: 'server', DOMAIN: HOST }, own);
  await first.run(inCheckout(withoutCaddy(starting)));
  await rehearsal.untilReady(first);

  tell('The second machine …');
  const second = await rehearsal.openMachine('second');
  await second.run(fetching);
  const settings = readFileSync(envOf(first), 'utf8').replaceAll(join(home, 'first'), join(home, 'second'));
  writeFileSync(join(home, 'second', 'env.copy'), settings);
  copyFileSync(join(first.dataDir, 'secrets.json'), join(home, 'second', 'secrets.json'));
  await second.run(copying);
  const { DATABASE_URL: _shared, ...notShared } = ofFirst;
  setInEnv(envOf(second), Object.fromEntries(Object.keys(notShared).map((name) => [name, ''])));
  setInEnv(envOf(second), ofSecond);
  await second.run(inCheckout(startingSecond));
  await rehearsal.untilReady(second);

  tell('The load balancer …');
  const addresses = Object.entries({ '1337': ports.cms, '4321': ports.site }).flatMap(([port, own]) =>
    Object.values(HOSTS).map(([address, replacement]) => [`${address}:${port}`, `${replacement}:${own}`]),
  );
  const balancer = await rehearsal.openMachine('balancer', Object.fromEntries(addresses));
  await balancer.run(fetching);
  const { SITE_URL = '', PROXY_SECRET = '' } = parseEnv(readFileSync(envOf(first), 'utf8'));
  writeFileSync(envOf(balancer), `SITE_URL=${SITE_URL}\nPROXY_SECRET=${PROXY_SECRET}\n`);
  await balancer.run(inCheckout(balancing));

  const client = openClient(ports.https);
  const open = sendThrough(client);
  const shows = (path: string, text: string): Promise<boolean> =>
    client(path).then(
      (answer) => answer.text.includes(text),
      () => false,
    );
  await until(() => shows('/', '</html>'), { ...WAIT, what: 'the home page' });
  const answers = (name: keyof typeof HOSTS): Promise<boolean> =>
    callApi(`http://${HOSTS[name][1]}:${ports.cms}`, 'GET', '/health').then(
      ({ ok }) => ok,
      () => false,
    );

  const sessions: { token: string }[] = [];
  while (sessions.length < EDITORS) sessions.push({ token: await rehearsal.signIn(open, first) });
  const [session = { token: '' }] = sessions;
  const { send, given } = withCookies(client);
  const journal = openJournal();
  let signedOut = 0;
  const editors = openEditors({
    ...{ send, journal, random: createRandom(Date.now()), sessions, lists: LISTS, most: 10, pauseMs: [50, 150] },
    kinds: ['new', 'new', 'name', 'name', 'name', 'text', 'picture', 'draft', 'deleted', 'restored'],
    onSignedOut: async () => {
      signedOut += 1;
    },
  });
  const judgeEdits = async (text: string): Promise<void> => {
    const there = await readThere(send, session, LISTS);
    const lost = journal.check(there);
    for (const line of lost) console.log(line);
    judge(lost.length === 0, `${text}: ${journal.acknowledged()} acknowledged, ${lost.length} lost`);
    journal.settle(there);
  };
  const visitors = openVisitors(client);
  const addressesIn = async (path: string): Promise<string[]> =>
    [...(await client(path)).text.matchAll(/<loc>([^<]+)</g)].map(([, address = '']) => new URL(address).pathname);
  const pages = (await Promise.all((await addressesIn('/sitemap.xml')).map(addressesIn))).flat();
  const lists = LISTS.map((list) => `/api/v1/${list}`);
  const endVisits = visitors.begin([...pages, ...lists]);
  const endEdits = editors.begin();
  const more = (what: string): Promise<boolean> => {
    const before = journal.acknowledged();
    return until(async () => journal.acknowledged() >= before + EDITS, { ...WAIT, what: `edits ${what}` });
  };
  await more('at first');
  tell(`${EDITORS} editors write, visitors read ${pages.length} pages and ${lists.length} lists.`);
  judge(given.length === EDITORS, `each of ${EDITORS} editors stays on a machine, by a cookie`);

  let [tries, applications] = [0, 0];
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, machine] of Object.entries({ second, first })) {
      const at = name as keyof typeof HOSTS;
      await machine.kill('sanabel-cms');
      await until(async () => !(await answers(at)), { ...WAIT, what: `the end of the ${name} machine` });
      // The load balancer needs a second to see that the machine is down.
      const apply = (): Promise<boolean> =>
        open('application', 'POST', '/job-requests', { json: { ...APPLICATION, email: `applicant-${++tries}@example.com` } }).then(
          ({ status }) => status === 201,
          () => false,
        );
      await until(apply, { ...WAIT, what: 'an application' });
      applications += 1;
      await more(`while the ${name} machine is down`);
      const isDown = !(await answers(at));
      await until(() => answers(at), { ...WAIT, what: `the ${name} machine after it was killed` });
      tell(`The ${name} machine was killed, and came back${isDown ? `; ${EDITS} edits meanwhile` : ''}.`);
      await more(`after the ${name} machine`);
    }
  tell(`${applications} applications were taken while a machine was down, in ${tries} tries.`);
  await first.kill('sanabel-site');
  await until(() => shows('/', '</html>'), { ...WAIT, what: 'the site server after it was killed' });
  await endEdits();
  await judgeEdits('edits of both machines');
  for (const line of editors.refused()) judge(false, line);
  tell(`${editors.unanswered()} calls of editors had no answer; ${given.length} cookies of the load balancer for ${EDITORS} editors.`);

  /** The CMS itself cannot see it: it asks for the site without the port of this rehearsal. */
  const isLive = async (): Promise<boolean> => {
    const { revision } = publication.parse((await send('look', 'GET', '/publication', { token: session.token })).body);
    return (JSON.parse((await client('/build.json')).text) as { revision: number }).revision === revision;
  };
  await until(isLive, { ...WAIT, what: 'the last edit on the site' });
  tell('The site has all edits.');
  await endVisits();
  const { failures } = visitors;
  const slowest = visitors.slowestMs().toFixed(0);
  judge(failures.length === 0, `of ${visitors.requests()} requests of visitors ${failures.length} failed; the slowest took ${slowest} ms`);
  for (const line of failures.slice(0, 20)) console.log(line);

  tell('A new version on both …');
  await commit(origin, 'good');
  await second.run('sudo systemctl stop sanabel-cms');
  console.log(await first.run(inCheckout('sudo -u sanabel npm run --silent upgrade')));
  await second.run(inCheckout('sudo -u sanabel git pull\nsudo systemctl start sanabel-cms'));
  await until(() => shows('/en/accessibility', 'A site for all of us'), { ...WAIT, what: 'the new version’s page' });
  await until(() => answers('second'), { ...WAIT, what: 'the second machine after the upgrade' });
  await judgeEdits('after the upgrade');

  const known = await Promise.all(
    Object.values(HOSTS).flatMap(([, host]) =>
      sessions.map(({ token }) => callApi(`http://${host}:${ports.cms}`, 'GET', '/auth/me', { token }).then(({ status }) => status)),
    ),
  );
  const lost = signedOut + known.filter((status) => status !== 200).length;
  judge(lost === 0, `${sessions.length} sessions, known to both machines: ${lost} lost`);
};
