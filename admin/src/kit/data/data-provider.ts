import { jobRequestEntity } from '@sanabel/contract/entities/job-request';
import { JSON_BODY_MAX_BYTES } from '@sanabel/contract/limits';
import { boundedSearch } from '@sanabel/contract/lists';
import type { DataProvider, fetchUtils, RaRecord } from 'ra-core';
import simpleRestProvider from 'ra-data-simple-rest';
import * as z from 'zod';
import { sending } from '../upload/sending.ts';
import { formOf, upload } from '../upload/upload.ts';
import { type Answer, call } from './call.ts';
import { changeMany, deleteMany, isList } from './many.ts';
import { isResource, RESOURCES } from './resources.ts';

const bytesOf = (json: object): number => new TextEncoder().encode(JSON.stringify(json)).length;

/** Returns a form if there is a file or the JSON is too long (an article in two languages may be): each part has its own limit. */
export const bodyOf = (fields: Readonly<Record<string, unknown>>): FormData | object => {
  const sent = Object.entries(fields).filter(([, value]) => value !== undefined);
  const json = Object.fromEntries(sent);
  if (!sent.some(([, value]) => value instanceof Blob) && bytesOf(json) <= JSON_BODY_MAX_BYTES) return json;
  return formOf(json);
};

interface SaveOptions {
  method: 'POST' | 'PATCH';
  body: FormData | object;
  headers?: Record<string, string>;
}

/** Admins' pictures are sent directly: not every role may upload ahead. */
const save = async (resource: string, path: string, { body, ...options }: SaveOptions): Promise<Answer> => {
  if (!(body instanceof FormData)) return call(path, { ...options, body });
  const onProgress = [...body.values()].some((value) => value instanceof Blob) ? sending.set : () => {};
  try {
    return await (resource === 'admins'
      ? call(path, { ...options, body, onProgress })
      : upload(path, body, { ...options, onProgress: (share) => onProgress(share) }));
  } finally {
    sending.set(null);
  }
};

const BY_ID = /^\["id",/;

/** Removes react-admin's default order by id. Our ids are opaque; without `sort` the server uses the list's own order. */
export const inOwnOrder = (path: string): string => {
  const [address = '', search = ''] = path.split('?');
  const query = new URLSearchParams(search);
  if (BY_ID.test(query.get('sort') ?? '')) query.delete('sort');
  const rest = String(query);
  return rest ? `${address}?${rest}` : address;
};

/** Only reads use it: our own calls write. */
const httpClient = async (path: string, { headers }: fetchUtils.Options = {}) => {
  const answer = await call(inOwnOrder(path), { headers: Object.fromEntries(new Headers(headers)) });
  return { ...answer, body: '' };
};

/** A pasted title can have more words than the server takes. */
const inBounds = (filter: Readonly<Record<string, unknown>> = {}): object =>
  typeof filter.q === 'string' ? { ...filter, q: boundedSearch(filter.q) } : filter;

const dialect = simpleRestProvider('', httpClient, 'Content-Range');

/** Validates every answer against the contract. */
const parsed = (resource: string, json: unknown): RaRecord => {
  if (!isResource(resource)) throw new Error(`There is no list of ${resource}.`);
  return RESOURCES[resource].parse(json);
};
const parsedAll = (resource: string, list: unknown): RaRecord[] =>
  z
    .array(z.unknown())
    .parse(list)
    .map((json) => parsed(resource, json));

/** A new gallery item comes in an envelope, a new admin with a status beside its fields (api.md, "Calls"). */
const createdItem = (resource: string, json: unknown): unknown => {
  if (resource === 'gallery') return z.object({ galleryItem: z.unknown() }).parse(json).galleryItem;
  if (resource === 'admins')
    return z
      .looseObject({ status: z.literal('success') })
      .transform(({ status: _, ...item }) => item)
      .parse(json);
  // Applicants do not see how applications are handled, so these fields are missing: use the defaults.
  if (resource === 'job-requests') return { ...jobRequestEntity.fallback, ...z.looseObject({}).parse(json) };
  return json;
};

/** Single record without an id; its `ETag` is its version. */
const CONTACTS = 'media';
const contactsOf = ({ json, headers }: Answer): RaRecord =>
  parsed(CONTACTS, { ...z.looseObject({}).parse(json), id: CONTACTS, updatedAt: headers.get('ETag') ?? '' });

const pathOf = (resource: string, id: unknown): string =>
  resource === CONTACTS ? `/${CONTACTS}` : `/${resource}/${encodeURIComponent(String(id))}`;

const remove = async (resource: string, id: unknown): Promise<RaRecord> => {
  const { json } = await call(pathOf(resource, id), { method: 'DELETE' });
  return z.object({ id: z.string() }).parse(json);
};

/**
 * Maps react-admin to /api/v1. Queries use ra-data-simple-rest's dialect. Writes use PATCH, multipart for files, and `If-Match` with the
 * version that the editor saw (`meta.version`, else `previousData`'s), so that a second editor gets a 409.
 */
export const dataProvider = {
  ...dialect,
  async getList(resource, params) {
    const { data, total } = await dialect.getList(resource, { ...params, filter: inBounds(params.filter) });
    return { data: parsedAll(resource, data), total };
  },
  async getOne(resource, params) {
    if (resource === CONTACTS) return { data: contactsOf(await call(pathOf(resource, CONTACTS))) };
    const { data } = await dialect.getOne(resource, params);
    return { data: parsed(resource, data) };
  },
  async getMany(resource, params) {
    const { data } = await dialect.getMany(resource, params);
    return { data: parsedAll(resource, data) };
  },
  async getManyReference(resource, params) {
    const { data, total } = await dialect.getManyReference(resource, params);
    return { data: parsedAll(resource, data), total };
  },
  async create(resource, { data }) {
    const { json } = await save(resource, `/${resource}`, { method: 'POST', body: bodyOf(data) });
    return { data: parsed(resource, createdItem(resource, json)) };
  },
  async update(resource, { id, data, previousData, meta }) {
    const version: unknown = meta?.version ?? previousData?.updatedAt;
    const answer = await save(resource, pathOf(resource, id), {
      method: 'PATCH',
      body: bodyOf(data),
      ...(typeof version === 'string' && version !== '' ? { headers: { 'If-Match': version } } : {}),
    });
    return { data: resource === CONTACTS ? contactsOf(answer) : parsed(resource, answer.json) };
  },
  async updateMany(resource, { ids, data }) {
    if (isList(resource)) return { data: (await changeMany(resource, ids.map(String), data)).items.map(({ id }) => id) };
    await Promise.all(ids.map((id) => call(pathOf(resource, id), { method: 'PATCH', body: bodyOf(data) })));
    return { data: ids };
  },
  async delete(resource, { id }) {
    return { data: await remove(resource, id) };
  },
  async deleteMany(resource, { ids }) {
    if (isList(resource)) return { data: (await deleteMany(resource, ids.map(String))).items.map(({ id }) => id) };
    const deleted = await Promise.all(ids.map((id) => remove(resource, id)));
    return { data: deleted.map((item) => item.id) };
  },
} as DataProvider;
