import { resolve } from 'node:path';
import { ExpectedError } from '../process/log.ts';
import { ROOT } from './root.ts';
import { type Variables, variables } from './schema.ts';

/** Settings of all parts, read and checked once; nothing else in scripts reads settings from `process.env`. */
export interface Environment extends Omit<Variables, 'DATA_DIR' | 'SITE_URL'> {
  /** Absolute; everything that changes at run time is below it. */
  DATA_DIR: string;
  /** Public address, without a trailing slash. */
  SITE_URL: string;
  CMS_URL: string;
  INBOX_URL: string;
}

/** The inbox listens here, and by default the CMS and the publisher: outside traffic comes through the site. */
export const THIS_MACHINE = '127.0.0.1';

const PORTS = ['SITE_PORT', 'CMS_PORT', 'MAIL_PORT', 'SMTP_PORT'] as const;

const errorOf = (problems: string[]): ExpectedError =>
  new ExpectedError(
    `These settings cannot be used:\n${problems.map((problem) => `  ${problem}`).join('\n')}\n.env.example lists every variable.`,
  );

/** Their values must not reach the log. The two addresses have their key in the path. */
const SECRET = /PASS|SECRET|WORDS|^REBUILD_HOOK_URL$|^PUBLISHER_URL$/;

const problemOf = (name: string, message: string, value: string | undefined): string =>
  SECRET.test(name) ? `${name} ${message}` : `${name} ${message} (it is ${JSON.stringify(value)})`;

const samePorts = (read: Variables): string[] =>
  PORTS.flatMap((name, index) =>
    PORTS.slice(index + 1)
      .filter((other) => read[other] === read[name])
      .map((other) => `${name} and ${other} are both ${read[name]}; each part needs a port of its own`),
  );

/** The panel's host must be under the site's: browsers send the session cookie to no other site (decision 151). */
const foreignApi = ({ API_URL, SITE_URL }: Variables): string[] => {
  // Plain HTTP is for trials on one machine.
  if (!API_URL?.startsWith('https:') || !SITE_URL?.startsWith('https:')) return [];
  const [api, site] = [new URL(API_URL).hostname, new URL(SITE_URL).hostname.replace(/^www\./, '')];
  if (api === site || api.endsWith(`.${site}`)) return [];
  return [`API_URL must be under the domain of SITE_URL, such as https://cms.${site}: nobody could sign in (it is ${API_URL})`];
};

/** Other machines need a publisher's address that lasts, and its path is the only key. */
const openPublisher = ({ PUBLISHER_HOST, PUBLISHER_PORT, PUBLISHER_SECRET }: Variables): string[] =>
  PUBLISHER_HOST === THIS_MACHINE || (PUBLISHER_PORT && PUBLISHER_SECRET)
    ? []
    : ['PUBLISHER_HOST lets other machines call the publisher, so PUBLISHER_PORT and PUBLISHER_SECRET must be set, too'];

/** Returns the address to call: a wildcard host only works for listening. */
const addressOf = (host: string, port: number): string => {
  const callable = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${callable.includes(':') ? `[${callable}]` : callable}:${port}`;
};

/** Tells if visitors read the pages of a CDN. Older settings lack PAGES_ON; there an API_URL means a CDN. */
export const isOnCdn = ({ PAGES_ON, API_URL }: { PAGES_ON?: string | undefined; API_URL?: string | undefined }): boolean =>
  PAGES_ON ? PAGES_ON === 'cdn' : Boolean(API_URL);

/** Treats empty variables as not set. Throws an ExpectedError that names every problem. */
export const readEnvironment = (source: Record<string, string | undefined>): Environment => {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const parsed = variables.safeParse(set);
  if (!parsed.success)
    throw errorOf(parsed.error.issues.map(({ path, message }) => problemOf(String(path[0]), message, set[String(path[0])])));
  const read = parsed.data;
  const clashes = [...samePorts(read), ...foreignApi(read), ...openPublisher(read)];
  if (clashes.length > 0) throw errorOf(clashes);
  return {
    ...read,
    DATA_DIR: resolve(ROOT, read.DATA_DIR),
    SITE_URL: (read.SITE_URL ?? addressOf(read.HOST, read.SITE_PORT)).replace(/\/+$/, ''),
    CMS_URL: addressOf(read.CMS_HOST, read.CMS_PORT),
    INBOX_URL: addressOf(THIS_MACHINE, read.MAIL_PORT),
  };
};
