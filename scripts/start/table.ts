import { relative } from 'node:path';
import type { Environment } from '../environment/environment.ts';
import { ROOT } from '../environment/root.ts';
import type { Secrets } from './secrets.ts';

/** Prints the addresses of all parts, once everything is up. */
export const printTable = (environment: Environment, { ADMIN_EMAIL, ADMIN_PASSWORD }: Secrets): void => {
  const { SITE_URL, CMS_URL, INBOX_URL, DATA_DIR, DEFAULT_LOCALE } = environment;
  const home = (locale: string) => `${SITE_URL}/${locale === DEFAULT_LOCALE ? '' : locale}`;
  const folder = relative(ROOT, DATA_DIR);
  const rows = [
    [DEFAULT_LOCALE === 'ar' ? 'Site' : 'Arabic site', home('ar')],
    [DEFAULT_LOCALE === 'ar' ? 'English site' : 'Site', home('en')],
    ['Admin', `${SITE_URL}/admin/`],
    ['Inbox', `${INBOX_URL}/`],
    ['API', `${CMS_URL}/api/v1`],
    ['Admin e-mail', ADMIN_EMAIL],
    ['Admin password', ADMIN_PASSWORD],
    ['Data folder', folder.startsWith('..') ? DATA_DIR : folder],
  ] as const;
  const width = Math.max(...rows.map(([name]) => name.length));
  console.log(`\n${rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`).join('\n')}\n`);
};
