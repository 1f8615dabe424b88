import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { LIFETIMES } from './lifetimes.ts';

vi.mock('../../config/sanabel.ts', () => ({ settings: { JOB_REQUEST_RETENTION_DAYS: 365 } }));

const root = join(import.meta.dirname, '..');
const NAMES_AN_ACCOUNT = /^(admin|invitedBy|statusBy|deletedBy|followUp)/;

interface Schema {
  info: { singularName: string };
  attributes: Readonly<Record<string, { type: string }>>;
}

const tables = await Promise.all(
  globSync('api/*/content-types/*/schema.ts', { cwd: root }).map(async (path) => {
    const { default: schema } = (await import(join(root, path))) as { default: Schema };
    return { uid: `api::${path.split('/')[1]}.${schema.info.singularName}`, attributes: schema.attributes };
  }),
);
const known = tables.filter(({ uid }) => uid in LIFETIMES);

it('knows every private table', () => {
  expect(known.map(({ uid }) => uid).toSorted()).toEqual(
    Object.keys(LIFETIMES)
      .filter((uid) => uid.startsWith('api::'))
      .toSorted(),
  );
});

it.each(known)('$uid: what names an account ends with it, or says why not, and its columns are there', ({ uid, attributes }) => {
  const lifetime = LIFETIMES[uid as keyof typeof LIFETIMES];
  const named = Object.keys(attributes).filter((name) => NAMES_AN_ACCOUNT.test(name) && name !== 'adminRole');
  expect(named.length > 0 && !('of' in lifetime || 'outlives' in lifetime) ? named : []).toEqual([]);
  const columns = [...('of' in lifetime ? [lifetime.of[0]] : []), ...('after' in lifetime ? lifetime.after.map(([name]) => name) : [])];
  expect(columns.filter((name) => !(name in attributes) && name !== 'createdAt')).toEqual([]);
});

it.each(known)('$uid: rows that have an end in time do not outlive it', ({ uid, attributes }) => {
  const ends = Object.keys(attributes).filter((name) => /^(expires|windowEnds)At$/.test(name));
  const lifetime = LIFETIMES[uid as keyof typeof LIFETIMES];
  expect('after' in lifetime ? lifetime.after.map(([name]) => name) : []).toEqual(expect.arrayContaining(ends));
});
