import { linkSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ENTITIES, ORDERED_NAMES } from '@sanabel/contract/entities/index';
import sharp from 'sharp';
import { contentOf, generateLists } from '../../testing/content/generated.ts';

const columnOf = (field: string): string =>
  field === 'id' ? 'document_id' : field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const isTime = (column: string): boolean => column.endsWith('_at');
const columnValue = (column: string, value: unknown) => {
  if (value === null || value === undefined) return null;
  if (isTime(column)) return Date.parse(String(value));
  return typeof value === 'number' ? value : typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** Inserts objects as rows; fields without a column are left out. */
const insertAll = (database: DatabaseSync, table: string, rows: readonly object[]): void => {
  const known = new Set((database.prepare(`pragma table_info("${table}")`).all() as { name: string }[]).map(({ name }) => name));
  if (known.size === 0) throw new Error(`The CMS has no table ${table}.`);
  for (const row of rows) {
    const entries = Object.entries(row).map(([field, value]) => [columnOf(field), value] as const);
    const columns = entries.filter(([column]) => known.has(column)).map(([column, value]) => [column, columnValue(column, value)] as const);
    const names = columns.map(([column]) => `"${column}"`).join(', ');
    const marks = columns.map(() => '?').join(', ');
    database.prepare(`insert into "${table}" (${names}) values (${marks})`).run(...columns.map(([, value]) => value));
  }
};

/** Fills a stopped CMS on SQLite with `count` generated crops and articles, and a file for each picture. */
export const fillCms = async (dataDir: string, count: number): Promise<void> => {
  const image = sharp({ create: { width: 320, height: 240, channels: 3, background: '#a7d3ce' } });
  const files = { webp: await image.clone().webp().toBuffer(), avif: await image.clone().avif({ effort: 0 }).toBuffer() };
  const content = contentOf(generateLists(count), 1, { webp: files.webp.length, avif: files.avif.length });
  const database = new DatabaseSync(join(dataDir, 'database', 'sanabel.db'));
  const uploads = join(dataDir, 'public', 'uploads');
  mkdirSync(uploads, { recursive: true });
  for (const [format, bytes] of Object.entries(files)) writeFileSync(join(uploads, `bench.${format}`), bytes);
  database.exec('begin');
  for (const name of ORDERED_NAMES) {
    const rows = content[name].map((item, index) => ({ ...item, position: index + 1, searchText: '', publishedAt: item.createdAt }));
    insertAll(database, `${ENTITIES[name].singular}s`.replaceAll('-', '_'), rows);
  }
  const media = Object.entries(content.media).map(([url, medium]) => ({
    name: url.replace(/^\/uploads\/(.*)-320\.webp$/, '$1'),
    url,
    medium,
  }));
  insertAll(
    database,
    'media_files',
    media.map((row, index) => ({ ...row, documentId: `medium${index}`, createdAt: '2020-01-01T00:00:00Z' })),
  );
  database.exec('update publication_state set revision = revision + 1; commit; pragma wal_checkpoint(truncate)');
  database.close();
  for (const { url } of media)
    for (const format of ['webp', 'avif'])
      linkSync(join(uploads, `bench.${format}`), join(uploads, url.replace('/uploads/', '').replace('webp', format)));
};
