import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';

export const ROLES = ['مهندس ري', 'مرشدة زراعية', 'محررة محتوى', 'سائق توزيع', 'أخصائية تسويق', 'فني صوب'];
const HOUR_MS = 3_600_000;

export const APPLICANT = /applicant-\d+@bench\.example/g;
export const RARE = 'نادر';
const CROP = 'محصول';

const write = <Result>(dataDir: string, act: (database: DatabaseSync) => Result): Result => {
  const database = new DatabaseSync(join(dataDir, 'database', 'sanabel.db'));
  database.exec('pragma busy_timeout = 10000; begin immediate');
  const result = act(database);
  database.exec('commit');
  database.close();
  return result;
};

type Row = Record<string, SQLInputValue>;

const insertRow = (database: DatabaseSync, table: string, row: Row): void => {
  const columns = Object.keys(row);
  database.prepare(`insert into ${table} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`).run(...Object.values(row));
};

const firstRow = (database: DatabaseSync, query: string, ...values: string[]): Row => {
  const { id: _, ...row } = database.prepare(query).get(...values) as Row;
  return row;
};

/** Copies the first crop, as drafts that the site does not render meanwhile. Returns its id. */
export const fillCrops = (dataDir: string, count: number): string =>
  write(dataDir, (database) => {
    const row = firstRow(database, 'select * from crops limit 1');
    for (let index = 0; index < count; index += 1) {
      const name = `${CROP} ${index}${index % 100 === 0 ? ` ${RARE}` : ''}`;
      const own = { document_id: `bench${String(index).padStart(19, '0')}`, name, arabic_name: name, search_text: name.toLowerCase() };
      insertRow(database, 'crops', { ...row, ...own, state: 'draft', position: 0 });
    }
    return String(row.document_id);
  });

export const fillVersions = (dataDir: string, crop: string, count: number): void =>
  write(dataDir, (database) => {
    const row = firstRow(database, "select * from versions where kind = 'crops' and item_id = ? order by id desc limit 1", crop);
    const item = JSON.parse(String(row.item)) as { description: string };
    for (let index = 0; index < count; index += 1) {
      const description = `${item.description} ${index}`;
      const own = { document_id: `version${String(index).padStart(17, '0')}`, act: 'update', changed: '["description"]' };
      insertRow(database, 'versions', { ...row, ...own, item: JSON.stringify({ ...item, description }) });
    }
  });

/** Writes applications directly: over the API its limits would make it last an hour. */
export const fillJobRequests = (dataDir: string, count: number): void =>
  write(dataDir, (database) => {
    const insert = database.prepare(`insert into job_requests
    (document_id, full_name, phone_number, role, qualification, email, experience, status, search_text, position, created_at, updated_at, published_at)
    values (?, ?, ?, ?, ?, ?, ?, 'new', ?, 0, ?, ?, ?)`);
    const now = Date.now();
    for (let index = 0; index < count; index += 1) {
      const role = ROLES[index % ROLES.length] ?? '';
      const name = `متقدم ${index}${index % 100 === 0 ? ` ${RARE}` : ''}`;
      const at = now - index * HOUR_MS;
      insert.run(
        `bench${String(index).padStart(19, '0')}`,
        ...[name, `010${String(index).padStart(8, '0')}`, role, 'بكالوريوس زراعة، ودورة إرشاد حقلي.', `applicant-${index}@bench.example`],
        ...[String(index % 20), `${name} ${role}`, at, at, at],
      );
    }
  });
