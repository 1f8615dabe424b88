import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { inject } from 'vitest';

/** Forgets calls of earlier files: together they send more applications than one address may in an hour. */
const database = new DatabaseSync(join(inject('stack').dataDir, 'database', 'sanabel.db'), { timeout: 5_000 });
database.exec('delete from rate_limits');
database.close();
