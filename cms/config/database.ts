import { join } from 'node:path';
import { settings } from './sanabel.ts';

const POOL_MAX = 10;
const WAIT_MS = 10_000;

const sqlite = () => ({
  // The client's name is sqlite although the package is better-sqlite3.
  client: 'sqlite',
  connection: { filename: join(settings.DATA_DIR, 'database', 'sanabel.db') },
  useNullAsDefault: true,
});

/** The address says it all: `sslmode` is read by the driver itself, `pool_max` here. */
const postgres = (address: string) => {
  // Strapi keeps moments in columns without a zone, and the driver writes and reads those in the process's own zone:
  // two machines would disagree, and so would one whose clock goes back in autumn.
  process.env.TZ = 'UTC';
  const url = new URL(address);
  const max = Number(url.searchParams.get('pool_max')) || POOL_MAX;
  url.searchParams.delete('pool_max');
  return {
    client: 'postgres',
    connection: { connectionString: url.href },
    pool: { min: 0, max },
    // A database that is gone is a clear 503 soon, not a request that hangs.
    acquireConnectionTimeout: WAIT_MS,
  };
};

export default { connection: settings.DATABASE_URL ? postgres(settings.DATABASE_URL) : sqlite() };
