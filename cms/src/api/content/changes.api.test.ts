import { CONTACT } from '@sanabel/brand/club';
import {
  applyChanges,
  type Content,
  type ContentChanges,
  checksumOf,
  content,
  contentChanges,
  errorBody,
  type OrderedName,
  SECTIONS,
} from '@sanabel/contract';
import { type Cms, startCms } from '@sanabel/scripts/testing/cms/cms.ts';
import { isWriting, query } from '@sanabel/scripts/testing/cms/database.ts';
import { form, png } from '@sanabel/scripts/testing/cms/pictures.ts';
import { sized } from '@sanabel/scripts/testing/size.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let cms: Cms;
let token: string;
let pictures: Buffer[];

beforeAll(async () => {
  cms = await startCms();
  token = await cms.signIn();
  pictures = await Promise.all([40, 50, 60].map((width) => png({ width, height: 30 })));
});
afterAll(() => cms.stop());

const read = (search = '') => cms.call('GET', `/content${search}`, { token: cms.contentToken });
const whole = async (): Promise<Content> => content.parse(await (await read()).json());
const since = async (revision: number): Promise<ContentChanges> => contentChanges.parse(await (await read(`?since=${revision}`)).json());
const call = async (method: string, path: string, options: object = {}): Promise<Response> => {
  const answer = await cms.call(method, path, { token, ...options });
  expect(answer.ok, `${method} ${path}: ${answer.status}`).toBe(true);
  return answer;
};

const both = (name: string, arabicName: string, value: string) => ({ [name]: value, [arabicName]: value });
const FIELDS = {
  crops: (text: string) => ({
    ...both('title', 'arabicTitle', text),
    ...both('description', 'arabicDescription', text),
    ...both('name', 'arabicName', text),
    type: 'Grains',
    season: 'Winter',
    growthPeriod: 3,
  }),
  partners: (text: string) => ({ name: text, link: 'https://example.com' }),
  members: (text: string) => ({ name: text, role: text }),
} as const satisfies Partial<Record<OrderedName, (text: string) => object>>;
const FILE = { crops: 'image', partners: 'logo', members: 'image' } as const;
type Kind = keyof typeof FIELDS;

const picked = <T>(list: readonly T[], pick: number): T | undefined => list[pick % Math.max(1, list.length)];
const ids = async (path: string): Promise<string[]> => ((await (await call('GET', path)).json()) as { id: string }[]).map(({ id }) => id);
const backgroundOf = async (pick: number) => {
  const { backgroundsBySection } = (await (await call('GET', '/backgrounds')).json()) as {
    backgroundsBySection: Record<string, { id: string }[]>;
  };
  return picked(
    Object.entries(backgroundsBySection).flatMap(([section, list]) => list.map(({ id }) => ({ section, id }))),
    pick,
  );
};

interface Step {
  action: keyof typeof ACTIONS;
  kind: Kind;
  pick: number;
  text: string;
}

/** Every change that an editor can make to what visitors see. */
const ACTIONS = {
  create: async ({ kind, pick, text }: Step) => {
    await call('POST', `/${kind}`, { form: form(FIELDS[kind](text), { [FILE[kind]]: picked(pictures, pick) as Buffer }) });
  },
  edit: async ({ kind, pick, text }: Step) => {
    const id = picked(await ids(`/${kind}`), pick);
    if (id) await call('PATCH', `/${kind}/${id}`, { json: { name: text } });
  },
  picture: async ({ kind, pick, text }: Step) => {
    const id = picked(await ids(`/${kind}`), pick);
    if (id) await call('PATCH', `/${kind}/${id}`, { form: form({}, { [FILE[kind]]: picked(pictures, text.length) as Buffer }) });
  },
  delete: async ({ kind, pick }: Step) => {
    const id = picked(await ids(`/${kind}`), pick);
    if (id) await call('DELETE', `/${kind}/${id}`);
  },
  restore: async ({ pick }: Step) => {
    const id = picked(await ids('/trash'), pick);
    if (id) await call('POST', `/trash/${id}/restore`);
  },
  order: async ({ kind, pick }: Step) => {
    const all = await ids(`/${kind}`);
    const at = pick % (all.length + 1);
    await call('POST', `/${kind}/order`, { json: { ids: [...all.slice(at), ...all.slice(0, at)] } });
  },
  contact: async ({ text }: Step) => {
    await call('PATCH', '/media', { json: { ...CONTACT, address: text } });
  },
  video: async ({ text }: Step) => {
    await call('POST', '/gallery', { json: { type: 'youtube', url: 'https://youtu.be/dQw4w9WgXcQ', title: text } });
  },
  background: async ({ pick }: Step) => {
    const section = picked(SECTIONS, pick);
    await call('POST', '/backgrounds/add', { form: form({ section }, { image: picked(pictures, pick) as Buffer }) });
  },
  select: async ({ pick }: Step) => {
    const one = await backgroundOf(pick);
    if (one) await call('POST', '/backgrounds/select', { json: { section: one.section, backgroundId: one.id } });
  },
  uncover: async ({ pick }: Step) => {
    const one = await backgroundOf(pick);
    if (one) await call('DELETE', `/backgrounds/${one.id}`);
  },
};

const step = fc.record<Step>({
  action: fc.constantFrom(...(Object.keys(ACTIONS) as (keyof typeof ACTIONS)[])),
  kind: fc.constantFrom(...(Object.keys(FIELDS) as Kind[])),
  pick: fc.nat({ max: 50 }),
  text: fc.constantFrom('wheat', 'قمح', 'ذُرة 🌾', 'a longer line of text'),
});

describe('what has changed since a revision', () => {
  it('brings an earlier read to exactly what a new one has, whatever was done', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), fc.array(step, { maxLength: 6 }), async (first, second) => {
        const oldest = await whole();
        for (const one of first) await ACTIONS[one.action](one);
        const changes = await since(oldest.revision);
        const middle = applyChanges(oldest, changes);
        const middleRead = await whole();
        expect(middle).toEqual(middleRead);
        expect(checksumOf(middleRead)).toBe(middleRead.checksum);
        for (const one of second) await ACTIONS[one.action](one);
        const [far, near] = [
          applyChanges(oldest, await since(oldest.revision)),
          applyChanges(middleRead, await since(middleRead.revision)),
        ];
        const newest = await whole();
        expect(far).toEqual(newest);
        expect(near).toEqual(newest);
      }),
      { numRuns: sized(4, 8) },
    );
  });

  it('is nothing when nothing has changed', async () => {
    const { revision, checksum } = await whole();
    expect(await since(revision)).toEqual({
      since: revision,
      revision,
      items: {},
      removed: [],
      order: {},
      media: {},
      digests: {},
      checksum,
    });
  });

  it('is the changed item alone after an edit, without any order', async () => {
    await ACTIONS.create({ action: 'create', kind: 'crops', pick: 0, text: 'wheat' });
    const { revision, crops } = await whole();
    await call('PATCH', `/crops/${crops[0]?.id}`, { json: { title: 'Only this' } });
    const { items, order, removed, media, digests } = await since(revision);
    expect([Object.keys(items), items.crops?.map(({ title }) => title), order, removed]).toEqual([['crops'], ['Only this'], {}, []]);
    expect([Object.keys(digests), Object.keys(media)]).toEqual([[`crops/${crops[0]?.id}`], [crops[0]?.imageUrl]]);
  });

  it.each(['-1', '1.5', 'x', '', '9'.repeat(12), '1e3', 'NaN'])('cannot be answered for %j', async (revision) => {
    const answer = await read(`?since=${revision}`);
    expect([answer.status, errorBody.parse(await answer.json()).code]).toEqual([409, 'CONTENT_UNKNOWN_REVISION']);
  });

  it('cannot be answered when the log does not go so far back, and are for the machine alone', async () => {
    const { revision } = await whole();
    await query(cms, 'delete from publication_entries where revision <= ?', revision - 2);
    expect([(await read(`?since=${revision - 3}`)).status, (await read(`?since=${revision - 2}`)).status]).toEqual([409, 200]);
    expect((await cms.call('GET', `/content?since=${revision}`, { token })).status).toBe(401);
  });

  it('is right after other rows came under the same numbers, as a restored backup brings them', async () => {
    await since((await whole()).revision);
    const { revision, crops } = await whole();
    await query(cms, "update crops set title = 'From the backup' where document_id = ?", crops[0]?.id ?? '');
    await query(cms, "update publication_entries set document_id = 'otherotherotherotherother' where revision = ?", revision);
    const { checksum } = await since(revision);
    expect(checksum).toBe((await whole()).checksum);
    expect((await whole()).crops[0]?.title).toBe('From the backup');
  });
});

it('is read while a spreadsheet is imported', async () => {
  const { revision } = await whole();
  await call('PATCH', '/media', { json: { email: 'before-the-import@club.example' } });
  let isImported = false;
  const rows = Array.from({ length: 1_000 }, (_, index) => ({ arabicName: `محصول ${index}` }));
  const importing = call('POST', '/crops/import', { json: { rows } }).finally(() => {
    isImported = true;
  });
  await expect.poll(() => isWriting(cms), { interval: 5 }).toBe(true);
  const { contact } = await since(revision);
  expect([contact?.email, isImported]).toEqual(['before-the-import@club.example', false]);
  await importing;
});
