import { randomBytes } from 'node:crypto';
import { CLUB, NAME_VARIABLES } from '@sanabel/brand/club';
import { readVariables } from '../environment/env-file.ts';
import { isOnCdn } from '../environment/environment.ts';
import { ExpectedError } from '../process/log.ts';
import type { Answers } from './questions.ts';

const SECRET_BYTES = 32;
const TLS_FROM_START = '465';
const secret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

/** Generated once and kept in later runs: what they protect would be lost with them. */
const SECRETS = ['PROXY_SECRET', 'BACKUP_PASSPHRASE', 'METRICS_TOKEN'] as const;

const NAMES: ReadonlySet<string> = new Set(NAME_VARIABLES);
const SENDERS = { ar: 'CLUB_NAME_AR', en: 'CLUB_NAME_EN' } as const;

type Settings = Readonly<Record<string, string | undefined>>;

export const settingsOf = (answers: Answers, before: Settings): Record<string, string> => {
  const { WAY, CLUB: club, DOMAIN, SENDER, CMS_DOMAIN, REBUILD_HOOK_URL, ...asked } = answers;
  const isRemoved = (name: string): boolean => club === 'this' && NAMES.has(name);
  const saved = Object.fromEntries(
    Object.entries(before).flatMap(([name, value]) => (value && !isRemoved(name) ? [[name, value] as const] : [])),
  );
  const { API_URL: directly, REBUILD_HOOK_URL: _, ...others } = saved;
  // A panel on one server may call the CMS directly, too. An address left over from a CDN is dropped.
  const apiUrl = WAY === 'cdn' ? `https://${CMS_DOMAIN}` : isOnCdn(before) ? undefined : directly;
  return {
    HOST: '127.0.0.1',
    SEED: 'none',
    ...others,
    ...asked,
    ...(asked.SMTP_USER === '' && { SMTP_PASSWORD: '' }),
    SITE_URL: `https://${DOMAIN}`,
    MAIL_FROM: `${asked[SENDERS[asked.DEFAULT_LOCALE]] ?? CLUB.name[asked.DEFAULT_LOCALE]} <${SENDER}>`,
    SMTP_SECURE: String(asked.SMTP_PORT === TLS_FROM_START),
    PAGES_ON: WAY,
    ...(apiUrl && { API_URL: apiUrl }),
    ...(WAY === 'cdn' && REBUILD_HOOK_URL && { REBUILD_HOOK_URL }),
    ...Object.fromEntries(SECRETS.map((name) => [name, saved[name] ?? secret()])),
  };
};

export const answersIn = (before: Settings): Partial<Answers> => {
  const { SITE_URL = '', MAIL_FROM = '', API_URL, REBUILD_HOOK_URL } = before;
  const asked = [
    'DEFAULT_LOCALE',
    'ADMIN_EMAIL',
    'SMTP_HOST',
    'SMTP_PORT',
    'SMTP_USER',
    'SMTP_PASSWORD',
    'DATA_DIR',
    ...NAME_VARIABLES,
  ] as const;
  const [, sender] = /<([^>]+)>/.exec(MAIL_FROM) ?? [];
  return {
    ...Object.fromEntries(asked.flatMap((name) => (before[name] ? [[name, before[name]]] : []))),
    // An empty name is an answer, too: a mail server on this machine needs no login.
    ...(before.SMTP_USER !== undefined && { SMTP_USER: before.SMTP_USER }),
    CLUB: before.CLUB_NAME_AR ? 'other' : 'this',
    ...(SITE_URL && { DOMAIN: new URL(SITE_URL).hostname, WAY: isOnCdn(before) ? 'cdn' : 'server' }),
    ...(sender && { SENDER: sender }),
    ...(API_URL && { CMS_DOMAIN: new URL(API_URL).hostname }),
    ...(REBUILD_HOOK_URL && { REBUILD_HOOK_URL }),
  };
};

const PLAIN = /^[\w.:/@+=-]*$/;
const HEAD = '# Written by npm run configure, which can be run again. .env.example says what each variable means.';

export const readEnvFile = (text: string): Settings => readVariables(Buffer.from(text));

/** Characters with a special meaning between double quotes, which Node, systemd, compose and a shell read differently. */
const MEANT = /["$\\`]/;

const quoted = (value: string): string => {
  if (PLAIN.test(value)) return value;
  return value.includes("'") && !MEANT.test(value) ? `"${value}"` : `'${value}'`;
};

/** Writes an `.env` file that Node, systemd and compose read alike. Throws an ExpectedError for a value that cannot be quoted. */
export const envFile = (settings: Readonly<Record<string, string>>): string => {
  const lines = Object.entries(settings).map(([name, value]) => {
    const line = `${name}=${quoted(value)}`;
    if (readEnvFile(line)[name] === value) return line;
    throw new ExpectedError(
      `${name} cannot be written so that every program reads the same: use no carriage return, and no ' together with ", $, \\ or \`.`,
    );
  });
  return `${[HEAD, ...lines].join('\n')}\n`;
};
