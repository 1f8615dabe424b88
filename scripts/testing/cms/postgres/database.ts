/// <reference path="../../../../cms/src/database/drivers.d.ts" />
import { randomUUID } from 'node:crypto';
import pg from 'pg';

type Row = Record<string, unknown>;

export const queryPostgres = async (url: string, statement: string, values: unknown[] = []): Promise<Row[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement, values)).rows;
  } finally {
    await client.end();
  }
};

/** Creates a database beside `url`, empty or as a copy, and returns its address. */
export const createDatabase = async (url: string, copied?: string): Promise<string> => {
  const name = `cms_${randomUUID().replaceAll('-', '')}`;
  await queryPostgres(url, `create database ${name}${copied ? ` template ${new URL(copied).pathname.slice(1)}` : ''}`);
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
};

export const dropDatabase = async (url: string): Promise<void> => {
  const { pathname } = new URL(url);
  await queryPostgres(Object.assign(new URL(url), { pathname: '/postgres' }).href, `drop database ${pathname.slice(1)} with (force)`);
};
