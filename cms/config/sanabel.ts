import { newPassword } from '@sanabel/contract';
import { areAlike } from '@sanabel/contract/secrets';
import type * as z from 'zod';
import { variables } from './environment/variables.ts';

/** Needed together: with only some of them files could not be read or would be stored locally without a warning. */
const S3_TOGETHER = ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY', 'S3_PUBLIC_URL'] as const;

const BACKUP_S3_TOGETHER = ['BACKUP_S3_BUCKET', 'BACKUP_S3_REGION', 'BACKUP_S3_ACCESS_KEY_ID', 'BACKUP_S3_SECRET_ACCESS_KEY'] as const;

/** No two may be equal: one leaked secret would reveal the other. */
const SECRETS = [
  'CONTENT_TOKEN',
  'CODE_SECRET',
  'CODE_SECRET_PREVIOUS',
  'METRICS_TOKEN',
  'PROXY_SECRET',
  'REBUILD_HOOK_SECRET',
  'API_TOKEN_SALT',
  'ADMIN_JWT_SECRET',
  'TRANSFER_TOKEN_SALT',
  'JWT_SECRET',
] as const;

type Values = z.output<typeof variables>;

const refuseEqualSecrets = (values: Values, context: z.RefinementCtx): void => {
  const given = [
    ...SECRETS.map((name) => ({ name, value: values[name] ?? '' })),
    ...values.APP_KEYS.map((value) => ({ name: 'APP_KEYS', value })),
  ].filter(({ value }) => value !== '');
  for (const [index, { name, value }] of given.entries()) {
    const other = given.slice(0, index).find((earlier) => areAlike(earlier.value, value));
    const problem = other?.value === value ? 'is the same as' : 'is nearly the same as';
    if (other) context.addIssue({ code: 'custom', path: [name], message: `${problem} ${other.name}: make a random one for each` });
  }
};

/** The first admin's password must satisfy the rules for new passwords. */
const refuseWeakPassword = ({ ADMIN_PASSWORD }: Values, context: z.RefinementCtx): void => {
  if (ADMIN_PASSWORD && !newPassword.safeParse(ADMIN_PASSWORD).success)
    context.addIssue({ code: 'custom', path: ['ADMIN_PASSWORD'], message: 'must have 12 to 256 characters and not be a common password' });
};

/** Archives go to a third party's bucket only when they are encrypted. */
const refuseOpenBackups = ({ BACKUP_S3_BUCKET, BACKUP_PASSPHRASE }: Values, context: z.RefinementCtx): void => {
  if (BACKUP_S3_BUCKET && !BACKUP_PASSPHRASE)
    context.addIssue({
      code: 'custom',
      path: ['BACKUP_PASSPHRASE'],
      message: 'is missing: archives go into BACKUP_S3_BUCKET encrypted with it, and are restored with it. Keep it in another place, too',
    });
};

const checked = variables.superRefine((values, context) => {
  refuseEqualSecrets(values, context);
  refuseWeakPassword(values, context);
  refuseOpenBackups(values, context);
  for (const [together, endpoint] of [
    [S3_TOGETHER, 'S3_ENDPOINT'],
    [BACKUP_S3_TOGETHER, 'BACKUP_S3_ENDPOINT'],
  ] as const) {
    const isWanted = [...together, endpoint].some((name) => values[name]);
    for (const name of together)
      if (isWanted && !values[name])
        context.addIssue({ code: 'custom', path: [name], message: 'is missing: a cloud storage needs all of its settings' });
  }
});

const read = () => {
  const result = checked.safeParse(process.env);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The environment is not complete:\n${problems.join('\n')}\nSee .env.example for every variable and its meaning.`);
};

/** The validated environment. No other file of the CMS reads `process.env`. */
export const settings = read();

export const siteOrigin: string = new URL(settings.SITE_URL).origin;

export const origins: readonly string[] = [siteOrigin, ...settings.ALLOWED_ORIGINS];

export default settings;
