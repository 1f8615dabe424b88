import { jobRequestEntity } from '@sanabel/contract/entities/job-request';
import { JSON_BODY_MAX_BYTES } from '@sanabel/contract/limits';
import { boundedSearch } from '@sanabel/contract/lists';
import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, fetchUtils, RaRecord } from 'react-admin';
import * as z from 'zod';
import { type Answer, call } from './call.ts';
import { changeMany, deleteMany, isList } from './many.ts';
import { isResource, RESOURCES } from './resources.ts';
import { readyForm } from './upload.ts';

const bytesOf = (json: object): number => new TextEncoder().encode(JSON.stringify(json)).length;

/**
 * Fields as they are sent: a form with parts as soon as one of them is a file, JSON otherwise. Texts that are too long together for JSON
 * (an article in two languages may be) go as parts too, where each has room of its own.
 */
export const bodyOf = (fields: Readonly<Record<string, unknown>>): FormData | object => {
  const sent = Object.entries(fields).filter(([, value]) => value !== undefined);
  const json = Object.fromEntries(sent);
  if (!sent.some(([, value]) => value instanceof Blob) && bytesOf(json) <= JSON_BODY_MAX_BYTES) return json;
  const form = new FormData();
  for (const [name, value] of sent) form.append(name, value instanceof Blob ? value : String(value));
  return form;
};

interface SaveOptions {
  method: 'POST' | 'PATCH';
  body: FormData | object;
  headers?: Record<string, string>;
}

/** Saves fields; large files of the content go ahead, in pieces. An admin's own picture goes as it is: not every role may send ahead. */
const save = async (resource: string, path: string, { body, ...options }: SaveOptions): Promise<Answer> => {
  if (!(body instanceof FormData) || resource === 'admins') return call(path, { ...options, body });
  const ready = await readyForm(body);
  const answer = await call(path, { ...options, body: ready.form });
  await ready.forget();
  return answer;
};

const BY_ID = /^\["id",/;

/**
 * Removes the order by id, which react-admin asks for while no column is chosen. Our ids are opaque, so no order is meant by it:
 * without `sort` the server answers in the list's own order, which editors may have set.
 */
export const inOwnOrder = (path: string): string => {
  const [address = '', search = ''] = path.split('?');
  const query = new URLSearchParams(search);
  if (BY_ID.test(query.get('sort') ?? '')) query.delete('sort');
  const rest = String(query);
  return rest ? `${address}?${rest}` : address;
};

/** ra-data-simple-rest's way to the network, through our one way of calling the API. It only reads: our own calls write. */
const httpClient = async (path: string, { headers }: fetchUtils.Options = {}) => {
  const answer = await call(inOwnOrder(path), { headers: Object.fromEntries(new Headers(headers)) });
  return { ...answer, body: '' };
};

/** A search of more words than the server takes: somebody has pasted a whole title. */
const inBounds = (filter: Readonly<Record<string, unknown>> = {}): object =>
  typeof filter.q === 'string' ? { ...filter, q: boundedSearch(filter.q) } : filter;

const dialect = simpleRestProvider('', httpClient, 'Content-Range');

/** The API's answer, checked against the contract at this one place. */
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
  // Who applies is told nothing of how applications are handled; a new one is as its fall-backs say.
  if (resource === 'job-requests') return { ...jobRequestEntity.fallback, ...z.looseObject({}).parse(json) };
  return json;
};

/** The contact data is a single record without an id; its `ETag` is its version. */
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
 * react-admin's view of /api/v1. Queries speak ra-data-simple-rest's dialect; writes differ from it: PATCH, multipart when there is a file,
 * and `If-Match` with the version that the editor saw (`meta.version`, else `previousData`'s), so that of two editors the second is told (409).
 * Many at once are one call where the API has one. Nothing casts but the border of react-admin's generics.
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
