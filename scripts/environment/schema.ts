import { MAIL, NAME_MAX, NAME_SIGNS, NAME_VARIABLES, type NameVariable } from '@sanabel/brand/club';
import { LOCALES } from '@sanabel/contract/enumerations';
import { email, newPassword } from '@sanabel/contract/fields';
import { BACKUP_PASSPHRASE_MIN } from '@sanabel/contract/limits';
import { secret } from '@sanabel/contract/secrets';
import * as z from 'zod';

const portNumber = z.coerce
  .number('must be a port number, 1 to 65535')
  .int('must be a port number, 1 to 65535')
  .min(1, 'must be a port number, 1 to 65535')
  .max(65_535, 'must be a port number, 1 to 65535');
const port = (standard: number) => portNumber.default(standard);

const host = z.string().regex(/^[\w.:-]+$/, 'must be a host name or an address');

const webAddress = z.url({ protocol: /^https?$/, error: 'must be a web address that starts with http:// or https://' });

export const clubName = z
  .string()
  .max(NAME_MAX, `must have at most ${NAME_MAX} characters`)
  .regex(NAME_SIGNS, 'must have letters, digits, spaces, full stops, dashes and ’ alone')
  .optional();

/** Every variable that `npm start` reads; `.env.example` describes them. */
export const variables = z.object({
  HOST: host.default('127.0.0.1'),
  SITE_PORT: port(4321),
  CMS_PORT: port(1337),
  MAIL_PORT: port(1080),
  /** Without a mail server, `npm start` runs its own inbox. */
  SMTP_HOST: host.optional(),
  SMTP_PORT: port(1025),
  DATA_DIR: z.string().default('.data'),
  SEED: z.enum(['demo', 'demo-small', 'demo-tiny', 'none'], 'must be demo, demo-small, demo-tiny or none').default('demo'),
  DEFAULT_LOCALE: z.enum(LOCALES, 'must be ar or en').default('ar'),
  ADMIN_EMAIL: z
    .string()
    .refine((value) => email.safeParse(value).success, 'must be an e-mail address')
    .default(MAIL.firstAdmin),
  ADMIN_PASSWORD: z
    .string()
    .refine((value) => newPassword.safeParse(value).success, 'must have 12 to 256 characters and not be a common password')
    .optional(),
  MAIL_FROM: z.string().default(MAIL.from),
  PUBLISH_DEBOUNCE_MS: z.coerce.number('must be a number of milliseconds').int().min(0, 'must not be negative').optional(),
  REBUILD_HOOK_URL: webAddress.optional(),
  CMS_HOST: host.default('127.0.0.1'),
  /** Address of this machine's publisher; an unset port is a random one. */
  PUBLISHER_HOST: host.default('127.0.0.1'),
  PUBLISHER_PORT: portNumber.optional(),
  /** Part of an address, so letters, digits, - and _ alone. */
  PUBLISHER_SECRET: secret.regex(/^[\w-]*$/, 'may have letters, digits, - and _ only').optional(),
  /** Hook of another machine's publisher: then this one starts none. */
  PUBLISHER_URL: webAddress.optional(),
  SITE_URL: webAddress.optional(),
  API_URL: webAddress.optional(),
  PAGES_ON: z.enum(['server', 'cdn'], 'must be server or cdn').optional(),
  S3_PUBLIC_URL: webAddress.optional(),
  PROXY_SECRET: secret.optional(),
  ALLOWED_ORIGINS: z.string().default(''),
  BACKUP_PASSPHRASE: z.string().min(BACKUP_PASSPHRASE_MIN, `must have at least ${BACKUP_PASSPHRASE_MIN} characters`).optional(),
  /** Read by `npm run restore` only. */
  ARCHIVE_WORDS: z.string().optional(),
  ...(Object.fromEntries(NAME_VARIABLES.map((name) => [name, clubName])) as Record<NameVariable, typeof clubName>),
  LOG_LEVEL: z.enum(['error', 'warn', 'info', 'debug'], 'must be error, warn, info or debug').default('warn'),
});

export type Variables = z.infer<typeof variables>;
export type LogLevel = Variables['LOG_LEVEL'];
