import '../environment/dot-env.ts';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { drawBlank, type Publisher, startPublisherWithHook } from '../../site/src/publisher/index.ts';
import { refuseHalfRestored } from '../backup/marker.ts';
import { buildWhatChanged } from '../build/build.ts';
import { type Environment, readEnvironment } from '../environment/environment.ts';
import { inRoot, ROOT } from '../environment/root.ts';
import { startInbox } from '../inbox/inbox.ts';
import { lockDataFolder } from '../process/data-folder-lock.ts';
import { ExpectedError, type Logs, openLogs } from '../process/log.ts';
import { seedApart } from '../seed/start.ts';
import { startSiteServer } from '../site-server/site-server.ts';
import { startCms, untilHealthy } from './cms.ts';
import { checkPorts, HALVES, type Half } from './ports.ts';
import { forgetChosenPassword, readSecrets, type Secrets } from './secrets.ts';
import { type Supervisor, supervise } from './supervisor.ts';
import { startWatched } from './watchdog.ts';

const printTable = (environment: Environment, { ADMIN_EMAIL, ADMIN_PASSWORD, ADMIN_PASSWORD_IS_GENERATED }: Secrets): void => {
  const { SITE_URL, CMS_URL, INBOX_URL, SMTP_HOST, DATA_DIR, DEFAULT_LOCALE } = environment;
  const home = (locale: string) => `${SITE_URL}/${locale === DEFAULT_LOCALE ? '' : locale}`;
  const folder = relative(ROOT, DATA_DIR);
  // A chosen password is not printed, because a journal keeps the output.
  const set = ADMIN_PASSWORD_IS_GENERATED === 'true' ? ADMIN_PASSWORD : 'the one in ADMIN_PASSWORD';
  const password = ADMIN_PASSWORD === '' ? 'the one that the admin has chosen' : set;
  const rows = [
    [DEFAULT_LOCALE === 'ar' ? 'Site' : 'Arabic site', home('ar')],
    [DEFAULT_LOCALE === 'ar' ? 'English site' : 'Site', home('en')],
    ['Admin', `${SITE_URL}/admin/`],
    ['Mail', SMTP_HOST ? `sent by ${SMTP_HOST}` : `${INBOX_URL}/`],
    ['API', `${CMS_URL}/api/v1`],
    ['Admin e-mail', ADMIN_EMAIL],
    ['Admin password', password],
    ['Data folder', folder.startsWith('..') ? DATA_DIR : folder],
  ] as const;
  const width = Math.max(...rows.map(([name]) => name.length));
  console.log(`\n${rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`).join('\n')}\n`);
};

const PROXY_SECRET_BYTES = 32;

interface Stack {
  environment: Environment;
  /** Releases the lock of the data folder. */
  unlock: () => void;
  secrets: Secrets;
  proxySecret: string;
  logs: Logs;
}

/** Throws when the halves share no PROXY_SECRET and so could not trust each other. */
const readHalf = (name: string | undefined, { PROXY_SECRET }: Environment): Half | undefined => {
  const half = HALVES.find((one) => one === name);
  if (half && !PROXY_SECRET) throw new ExpectedError('CMS and site are started apart: set PROXY_SECRET for both (npm run configure does).');
  return half;
};

const onErrorIn = (logs: Logs, part: string) => (error: Error) => logs.part(part).error(error.message);

const SCALES: Partial<Record<Environment['SEED'], number>> = { demo: 1, 'demo-small': 0.25, 'demo-tiny': 0.125 };

const isPublished = ({ DATA_DIR }: Environment): boolean => existsSync(join(DATA_DIR, 'published', 'current', 'index.html'));

const firstSite = async (publisher: Publisher): Promise<void> => {
  await publisher.settled();
  const failure = publisher.lastFailure();
  if (failure) throw new ExpectedError(`The site could not be published.\n${failure.message}`);
};

type PublisherHere = Awaited<ReturnType<typeof startPublisherWithHook>>;

const startPublisherOf = async (supervisor: Supervisor, { environment, secrets, logs, unlock }: Stack): Promise<PublisherHere> => {
  const { DATA_DIR, CMS_URL, SITE_URL, DEFAULT_LOCALE, PUBLISHER_HOST: host, PUBLISHER_PORT: port, PUBLISHER_SECRET: secret } = environment;
  const publisher = await startPublisherWithHook(
    {
      published: join(DATA_DIR, 'published'),
      mediaFolder: join(DATA_DIR, 'cache', 'site', 'media'),
      site: inRoot('site', 'dist'),
      admin: inRoot('admin', 'dist'),
      source: { cmsUrl: CMS_URL, token: secrets.CONTENT_TOKEN },
      settings: { SITE_URL, DEFAULT_LOCALE, API_URL: environment.API_URL ?? '', S3_PUBLIC_URL: environment.S3_PUBLIC_URL ?? '' },
      unlock,
      log: logs.part('publisher'),
      ...(environment.SEED === 'demo-tiny' && { drawImage: drawBlank }),
    },
    { host, port, secret },
  );
  supervisor.add(publisher.stop);
  // Every upload of the demo content requests a new site; one at the end is enough.
  publisher.pause();
  return publisher;
};

/** Fills an empty database with the demo content, and publishes. */
const prepareSite = async (publisher: PublisherHere, supervisor: Supervisor, { environment, secrets }: Stack): Promise<void> => {
  const { SMTP_HOST, DATA_DIR, CMS_URL, INBOX_URL } = environment;
  const scale = SCALES[environment.SEED];
  // The demo's editor signs in with a code from the inbox.
  const password = secrets.ADMIN_PASSWORD || environment.ADMIN_PASSWORD;
  if (scale !== undefined && password && !SMTP_HOST) {
    const credentials = { email: secrets.ADMIN_EMAIL, password };
    await seedApart({ cmsUrl: CMS_URL, inboxUrl: INBOX_URL, dataDir: DATA_DIR, credentials, scale, signal: supervisor.signal });
  }
  publisher.request(0);
  publisher.release();
  // An older site is served at once while the publisher looks for changes.
  if (!isPublished(environment)) await firstSite(publisher);
};

const startCmsWithPublisher = async (supervisor: Supervisor, stack: Stack): Promise<void> => {
  const { environment, secrets, proxySecret, logs } = stack;
  const { MAIL_PORT, SMTP_HOST, SMTP_PORT, DATA_DIR, CMS_URL, PUBLISHER_URL, REBUILD_HOOK_URL } = environment;
  await buildWhatChanged({ logs, onChild: supervisor.tool, onBuild: (name) => console.log(`Building ${name} …`) });

  if (!SMTP_HOST) {
    const inbox = await startInbox({ webPort: MAIL_PORT, smtpPort: SMTP_PORT, onError: onErrorIn(logs, 'inbox') });
    supervisor.add(inbox.stop);
  }

  const publisher = PUBLISHER_URL === undefined ? await startPublisherOf(supervisor, stack) : null;
  const publisherUrl = publisher?.hookUrl ?? PUBLISHER_URL ?? '';
  const cmsOptions = {
    environment,
    secrets,
    proxySecret,
    hookUrl: REBUILD_HOOK_URL ?? publisherUrl,
    rendererUrl: `${publisherUrl}/preview`,
    releasesUrl: REBUILD_HOOK_URL ? '' : `${publisherUrl}/releases`,
    log: logs.part('cms'),
  };
  const cms = startWatched(() => startCms(cmsOptions), { url: `${CMS_URL}/api/v1/health`, log: cmsOptions.log });
  supervisor.part(cms);
  await untilHealthy(CMS_URL, supervisor.signal);
  if (publisher) await prepareSite(publisher, supervisor, stack);
  forgetChosenPassword(DATA_DIR);
  supervisor.signal.throwIfAborted();
};

/** `npm start` runs the whole stack. `start:cms` and `start:site` run its halves, so that the site stays up while the CMS is stopped. */
await supervise(async (supervisor) => {
  const environment = readEnvironment(process.env);
  const half = readHalf(process.argv[2], environment);
  await checkPorts(environment, half);
  // Everything that is written from here on is private to this user.
  process.umask(0o077);
  const logs = openLogs(join(environment.DATA_DIR, 'logs'), environment.LOG_LEVEL);
  // Random for each start, unless a proxy in front has to know it, too.
  const proxySecret = environment.PROXY_SECRET ?? randomBytes(PROXY_SECRET_BYTES).toString('base64url');
  const serveSite = async (): Promise<void> => {
    const { HOST, SITE_PORT, DATA_DIR, CMS_URL } = environment;
    const published = join(DATA_DIR, 'published');
    const onError = onErrorIn(logs, 'site');
    const cacheFolder = join(DATA_DIR, 'cache', 'site-server');
    const site = await startSiteServer({ host: HOST, port: SITE_PORT, published, cacheFolder, cmsUrl: CMS_URL, proxySecret, onError });
    supervisor.add(site.stop);
  };
  // Serve an older site at once: a new container or another version is built first.
  const isFirst = half !== 'cms' && isPublished(environment);
  if (isFirst) await serveSite();
  if (half !== 'site') {
    const unlock = lockDataFolder(environment.DATA_DIR);
    refuseHalfRestored(environment.DATA_DIR);
    const secrets = readSecrets(environment);
    await startCmsWithPublisher(supervisor, { environment, secrets, proxySecret, logs, unlock });
    printTable(environment, secrets);
  }
  if (half !== 'cms' && !isFirst) await serveSite();
  console.log(`Ready in ${(performance.now() / 1000).toFixed(1)} s. Ctrl-C stops everything.`);
});
