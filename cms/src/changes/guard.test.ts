import { ENTITIES, PUBLIC_NAMES } from '@sanabel/contract';
import type { Core } from '@strapi/types';
import { describe, expect, it } from 'vitest';
import { guardContent } from './publish.ts';

type Subscriber = Record<string, () => void> & { models: string[] };

const uids = PUBLIC_NAMES.map((name) => `api::${ENTITIES[name].singular}.${ENTITIES[name].singular}`);
const guarded = (listening: boolean): Subscriber => {
  const found: Subscriber[] = [];
  guardContent({
    server: { httpServer: { listening } },
    contentTypes: Object.fromEntries([...uids, 'api::mail.mail'].map((uid) => [uid, {}])),
    db: { lifecycles: { subscribe: (one: Subscriber) => found.push(one) } },
  } as unknown as Core.Strapi);
  return found[0] as Subscriber;
};
const writes = ['Create', 'CreateMany', 'Update', 'UpdateMany', 'Delete', 'DeleteMany'].map((name) => `before${name}`);

describe('public content', () => {
  it('is every table that visitors see something of', () => {
    expect(guarded(true).models).toEqual(uids);
  });

  it.each(writes)('is written through publish() alone: %s', (write) => {
    expect(() => guarded(true)[write]?.()).toThrow('publish()');
    expect(() => guarded(false)[write]?.()).not.toThrow();
  });
});
