import { Client } from 'pg';

const WAIT_MS = 10_000;

/** Asks PostgreSQL once before Strapi does, so that a wrong address is told in words; without the password that is in it. */
export const reachPostgres = async (address: string): Promise<void> => {
  const { host, pathname } = new URL(address);
  const client = new Client({ connectionString: address, connectionTimeoutMillis: WAIT_MS });
  try {
    await client.connect();
    await client.query('select 1');
  } catch (error) {
    const { code = '', message = '' } = error as { code?: string; message?: string };
    throw new Error(`DATABASE_URL: the database ${host}${pathname} cannot be used: ${message || code || 'no reason given'}`);
  } finally {
    await client.end().catch(() => {});
  }
};
