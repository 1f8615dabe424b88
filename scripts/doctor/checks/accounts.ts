import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { normaliseEmail } from '@sanabel/contract';
import pg from 'pg';
import * as z from 'zod';
import { type DatabaseLocation, kindOf, sqliteFile } from '../../backup/database.ts';
import { type Both, type Check, type Finding, ok, orNull, skipped, warning } from '../check.ts';

interface EmailColumn {
  table: string;
  pathOf(id: string): string;
  name: Both;
}

/** Tables with unique addresses, the same as in cms/src/collection/mend-emails.ts. */
const EMAIL_COLUMNS: readonly EmailColumn[] = [
  { table: 'up_users', pathOf: (id) => `admins/${id}`, name: { ar: 'حسابات', en: 'accounts' } },
  { table: 'invitations', pathOf: (id) => `admins/invite#${id}`, name: { ar: 'دعوات', en: 'invitations' } },
  { table: 'job_requests', pathOf: (id) => `jobs/${id}`, name: { ar: 'طلبات عمل', en: 'work requests' } },
];

const emailRows = z.array(z.object({ id: z.string(), email: z.string().nullable() }));
type EmailRow = z.infer<typeof emailRows>[number];

/** Reads without a lock that others would wait for. Throws when the database cannot be opened. */
const readRows = async (location: DatabaseLocation, table: string): Promise<EmailRow[]> => {
  const statement = `SELECT document_id AS id, email FROM ${table} ORDER BY id`;
  if (kindOf(location) === 'sqlite') {
    const database = new DatabaseSync(sqliteFile(location.dataDir), { readOnly: true });
    try {
      return emailRows.parse(database.prepare(statement).all());
    } finally {
      database.close();
    }
  }
  const client = new pg.Client({ connectionString: location.url });
  await client.connect();
  try {
    return emailRows.parse((await client.query(statement)).rows);
  } finally {
    await client.end();
  }
};

/** Groups rows whose addresses are equal once normalised, but are stored differently. */
export const collisionsIn = (rows: readonly EmailRow[]): string[][] => {
  const byAddress = Map.groupBy(rows, ({ email }) => (email ? normaliseEmail(email) : null));
  return [...byAddress].flatMap(([address, same]) =>
    address !== null && same.length > 1 && same.some(({ email }) => email !== address) ? [same.map(({ id }) => id)] : [],
  );
};

const ADVICE: Both = {
  ar: 'احذف من اللوحة واحدًا من كل اثنين، لأن البحث بالبريد لا يجد إلا أحدهما. ويُصحَّح بريد الآخر حين يُعاد تشغيل النظام.',
  en: 'Delete one of the two in the panel, because only one of them can be found by its address. The other is corrected when the CMS next starts.',
};

export const accounts: Check = {
  name: { ar: 'عناوين البريد المخزونة', en: 'Stored email addresses' },
  isInside: true,
  run: async ({ site, inside, variables }) => {
    if (!inside) return [];
    const location = { dataDir: inside.DATA_DIR, url: variables.DATABASE_URL ?? '' };
    if (kindOf(location) === 'sqlite' && !existsSync(sqliteFile(location.dataDir)))
      return [skipped('لا قاعدة بيانات هنا بعد.', 'There is no database here yet.')];
    const findings: Finding[] = [];
    for (const { table, pathOf, name } of EMAIL_COLUMNS) {
      const rows = await orNull(readRows(location, table));
      if (rows === null) return [skipped('لم تُقرأ قاعدة البيانات.', 'The database could not be read.')];
      for (const ids of collisionsIn(rows)) {
        const where = ids.map((id) => new URL(`/admin/${pathOf(id)}`, site).href).join(' ');
        const text = {
          ar: `${name.ar} ببريد واحد، لا فرق فيه إلا أحرف لا تُرى: ${where}`,
          en: `${name.en} with the same address except for invisible characters: ${where}`,
        };
        findings.push(warning(text, ADVICE));
      }
    }
    return findings.length > 0 ? findings : [ok('كل عنوان لواحد فقط.', 'Each address is used only once.')];
  },
};
