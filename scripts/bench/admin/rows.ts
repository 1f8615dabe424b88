import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export const ROLES = ['مهندس ري', 'مرشدة زراعية', 'محررة محتوى', 'سائق توزيع', 'أخصائية تسويق', 'فني صوب'];
const HOUR_MS = 3_600_000;

/** Every e-mail address of ours, to be counted in the file. */
export const APPLICANT = /applicant-\d+@bench\.example/g;
/** A word that one in a hundred has. */
export const RARE = 'نادر';

/** Puts so many job requests into the database of a running stack: over the API they would take an hour of its limits. */
export const fillJobRequests = (dataDir: string, count: number): void => {
  const database = new DatabaseSync(join(dataDir, 'database', 'sanabel.db'));
  database.exec('pragma busy_timeout = 10000; begin');
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
  database.exec('commit');
  database.close();
};
