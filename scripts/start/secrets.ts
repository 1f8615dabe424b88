import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { Environment } from '../environment/environment.ts';
import { ExpectedError } from '../process/log.ts';

const SECRET_BYTES = 32;
const PASSWORD_BYTES = 15;

const secret = z.string().min(32);
const secrets = z.object({
  ADMIN_EMAIL: z.string(),
  /** Empty once the admin has chosen another. */
  ADMIN_PASSWORD: z.string(),
  ADMIN_PASSWORD_IS_GENERATED: z.enum(['true', 'false']).default('false'),
  CONTENT_TOKEN: secret,
  CODE_SECRET: secret,
  /** Used while authenticator apps move to a new CODE_SECRET (docs/operations.md). */
  CODE_SECRET_PREVIOUS: secret.optional(),
  APP_KEYS: secret,
  API_TOKEN_SALT: secret,
  ADMIN_JWT_SECRET: secret,
  TRANSFER_TOKEN_SALT: secret,
  JWT_SECRET: secret,
});
export type Secrets = z.infer<typeof secrets>;

const random = (bytes = SECRET_BYTES): string => randomBytes(bytes).toString('base64url');

const invent = ({ ADMIN_EMAIL, ADMIN_PASSWORD }: Environment): Secrets => ({
  ADMIN_EMAIL,
  ADMIN_PASSWORD: ADMIN_PASSWORD ?? random(PASSWORD_BYTES),
  ADMIN_PASSWORD_IS_GENERATED: ADMIN_PASSWORD === undefined ? 'true' : 'false',
  CONTENT_TOKEN: random(),
  CODE_SECRET: random(),
  APP_KEYS: random(),
  API_TOKEN_SALT: random(),
  ADMIN_JWT_SECRET: random(),
  TRANSFER_TOKEN_SALT: random(),
  JWT_SECRET: random(),
});

const read = (path: string): Secrets => {
  try {
    return secrets.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    throw new ExpectedError(
      `${path} cannot be read as the secrets of this installation. Put the right file back, or delete the data folder.`,
    );
  }
};

/** Writes a file whole or not at all, also in a power cut, and private to its owner from the first byte. */
export const writePrivate = (path: string, text: string | Buffer): void => {
  const next = `${path}.next`;
  writeFileSync(next, text, { mode: 0o600, flush: true });
  chmodSync(next, 0o600);
  renameSync(next, path);
};

const write = (path: string, value: Secrets): void => writePrivate(path, `${JSON.stringify(value, null, 2)}\n`);

/** Written by the CMS when the generated first password has been changed. */
const CHANGED = 'first-password-changed';

/** Drops the first password once its admin has chosen another. */
const withoutOldPassword = (saved: Secrets, dataDir: string): Secrets => {
  if (saved.ADMIN_PASSWORD === '' || !existsSync(join(dataDir, CHANGED))) return saved;
  const next = { ...saved, ADMIN_PASSWORD: '' };
  write(join(dataDir, 'secrets.json'), next);
  return next;
};

/** Forgets a chosen first password once its account exists. A generated one stays, because it is stored nowhere else. */
export const forgetChosenPassword = (dataDir: string): void => {
  const path = join(dataDir, 'secrets.json');
  const saved = read(path);
  if (saved.ADMIN_PASSWORD_IS_GENERATED === 'false' && saved.ADMIN_PASSWORD !== '') write(path, { ...saved, ADMIN_PASSWORD: '' });
};

/**
 * Reads the secrets of this data folder, or generates them at its first start. The CMS creates the first admin only once, so a later change
 * of its name or password has no effect and prints a warning.
 */
export const readSecrets = (environment: Environment): Secrets => {
  const path = join(environment.DATA_DIR, 'secrets.json');
  if (!existsSync(path)) {
    if (environment.PUBLISHER_URL)
      throw new ExpectedError(
        `Two machines share their secrets: copy secrets.json from DATA_DIR of the machine with the publisher to ${path}, for this user alone.`,
      );
    mkdirSync(environment.DATA_DIR, { recursive: true });
    write(path, invent(environment));
  }
  const saved = withoutOldPassword(read(path), environment.DATA_DIR);
  const { ADMIN_PASSWORD = saved.ADMIN_PASSWORD } = environment;
  if (ADMIN_PASSWORD !== saved.ADMIN_PASSWORD)
    console.warn('ADMIN_PASSWORD is not used: it names the first admin only, and this data folder has one already. Take it out of .env.');
  return saved;
};
