import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildInfo, ENTITIES, filesOf, publication, TIMED_NAMES, type TimedName } from '@sanabel/contract';
import { CALLS } from '@sanabel/contract/calls';
import { ARTICLE_TYPES } from '@sanabel/contract/enumerations';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { until } from '../../process/until.ts';
import { createApi } from '../../seed/api.ts';
import { form, png } from '../../testing/cms/pictures.ts';
import { fixtureToSend } from '../../testing/content/fixtures.ts';
import { containing, searchFiles } from './search-files.ts';

const { siteUrl, cmsUrl, dataDir, session } = inject('stack');
const current = join(dataDir, 'published', 'current');
const PUBLISHED_WITHIN_MS = 60_000;
const YEAR_MS = 366 * 24 * 3_600_000;

/** Every picture is one pixel wider: files are named by their content, so each item gets its own. */
const PICTURE_WIDTH = 400;

const canary = randomUUID().slice(0, 8);
/** Reasons why visitors do not see an item; the last one was live before. */
const STATES = {
  draft: { isDraft: true },
  scheduled: { publishAt: `${new Date(Date.now() + YEAR_MS).toISOString().slice(0, 14)}00:00.000Z` },
  'taken back': {},
} as const;
type State = keyof typeof STATES;

interface Unseen {
  list: TimedName;
  id: string;
  /** Prefixes of its picture files; those of a live item stay a while for open pages. */
  stems: string[];
}
const unseen: Unseen[] = [];
const added: Pick<Unseen, 'list' | 'id'>[] = [];
let live: string;
const editor = createApi(siteUrl, session.token);

/** Unique words in each text of an item, in either language. */
const canaryTexts = (list: TimedName, state: State | 'live'): string => `${state === 'live' ? 'ظاهر' : 'خفي'} ${canary} ${list} ${state}`;
const HIDDEN = containing(`خفي ${canary}`);
const SHOWN = containing(canaryTexts('crops', 'live'));

const add = async (list: TimedName, state: State | 'live', timing: object): Promise<Unseen> => {
  const { item, titles } = ENTITIES[list];
  const known = Object.entries(fixtureToSend(list)).filter(([name]) => name in item.shape && name !== 'duration');
  const texts = Object.fromEntries(titles.map((title) => [title, canaryTexts(list, state)]));
  const [{ field = 'image' } = {}] = filesOf(ENTITIES[list], 'image');
  const own = list === 'gallery' ? { type: 'image' } : Object.fromEntries(known);
  const body = form({ ...own, ...texts, ...timing }, { [field]: await png({ width: PICTURE_WIDTH + added.length, height: 500 }) });
  const answer = (await editor.send('POST', `/${list}`, body)) as { id: string } | { galleryItem: { id: string } };
  const made = 'galleryItem' in answer ? answer.galleryItem : answer;
  added.push({ list, id: made.id });
  const stems = Object.values(made).flatMap((value) => /\/uploads\/([^/]+?)(?:-\d+)?\.\w+$/.exec(String(value))?.[1] ?? []);
  expect(stems.length, list).toBeGreaterThan(0);
  return { list, id: made.id, stems };
};

const untilPublished = async (): Promise<void> => {
  const { revision } = publication.parse(await editor.get('/publication'));
  await until(async () => buildInfo.parse(await (await fetch(`${siteUrl}/build.json`)).json()).revision >= revision, {
    timeoutMs: PUBLISHED_WITHIN_MS,
    what: `revision ${revision} on the site`,
  });
};

const answerOf = async (url: string): Promise<Buffer> => {
  const answer = await fetch(url, { redirect: 'manual' });
  return Buffer.concat([Buffer.from(JSON.stringify([...answer.headers])), Buffer.from(await answer.arrayBuffer())]);
};
const servedPaths = (): string[] =>
  readdirSync(current, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && !entry.name.startsWith('_'))
    .map((entry) => join(entry.parentPath, entry.name).slice(current.length))
    .map((path) => path.replace(/(?:\/index)?\.html$/, '') || '/');
const isOfOne = (bytes: Buffer): boolean =>
  HIDDEN(bytes) || unseen.some(({ id, stems }) => [id, ...stems].some((name) => bytes.includes(name)));

beforeAll(async () => {
  for (const list of TIMED_NAMES) unseen.push(await add(list, 'taken back', {}));
  live = (await add('crops', 'live', {})).id;
  await untilPublished();
  for (const { list, id } of unseen) await editor.send('PATCH', `/${list}/${id}`, { isDraft: true });
  for (const list of TIMED_NAMES) for (const state of ['draft', 'scheduled'] as const) unseen.push(await add(list, state, STATES[state]));
  await untilPublished();
});
afterAll(async () => {
  for (const { list, id } of added) {
    await editor.send('DELETE', `/${list}/${id}`);
    await editor.send('DELETE', `/trash/${id}`);
  }
  await untilPublished();
});

describe('drafts, scheduled items, and those taken offline', () => {
  it('are searched for where an item that is live is found', async () => {
    const found = searchFiles(current, { live: SHOWN });
    for (const file of [`services/crop/${live}.html`, 'services/crops.html', 'names-crops-1.json', 'en/services/crops.html'])
      expect(found).toContain(`live in ${file}`);
    expect(SHOWN(await answerOf(`${siteUrl}/services/crops`))).toBe(true);
    expect((await answerOf(`${siteUrl}/sitemap-crops-1.xml`)).includes(live)).toBe(true);
  });

  it('are in no answer of the API to strangers, whatever is asked, nor in what the site is made of', async () => {
    const open = CALLS.filter(({ method, who, path }) => method === 'GET' && who === 'open' && !path.includes('{token}'));
    const query = `?filter=${encodeURIComponent(JSON.stringify({ q: canary }))}`;
    const plain = open.filter(({ path }) => !path.includes('{')).flatMap(({ path, isList }) => [path, ...(isList ? [path + query] : [])]);
    const types = ARTICLE_TYPES.map((type) => `/articles/subtype/${type}`);
    for (const path of [...plain, ...types]) expect([path, isOfOne(await answerOf(`${siteUrl}/api/v1${path}`))]).toEqual([path, false]);
    for (const { list, id } of unseen) {
      const answer = await fetch(`${siteUrl}/api/v1/${list}/${id}`);
      expect([answer.status, HIDDEN(Buffer.from(await answer.text()))]).toEqual([404, false]);
    }
    const { CONTENT_TOKEN } = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as { CONTENT_TOKEN: string };
    const content = await fetch(`${cmsUrl}/api/v1/content`, { headers: { authorization: `Bearer ${CONTENT_TOKEN}` } });
    expect([content.status, isOfOne(Buffer.from(await content.text()))]).toEqual([200, false]);
  });

  it('are in no page, search index, map or header of the site, linked or not', async () => {
    expect(searchFiles(current, { hidden: isOfOne })).toEqual([]);
    const paths = servedPaths();
    expect(paths).toEqual(expect.arrayContaining(['/', '/names-crops-1.json', '/sitemap-crops-1.xml', `/services/crop/${live}`]));
    for (const path of paths.filter((one) => !one.startsWith('/media/') && !one.startsWith('/admin/')))
      expect([path, isOfOne(await answerOf(`${siteUrl}${path}`))]).toEqual([path, false]);
  });

  it('have no address, and those that never were live no file', async () => {
    for (const { list, id } of unseen.filter((item) => ENTITIES[item.list].page.includes('{id}')))
      for (const locale of ['', '/en']) {
        const answer = await fetch(`${siteUrl}${locale}${ENTITIES[list].page.replace('{id}', id)}`, { redirect: 'manual' });
        // The pages of some kinds lead to their list.
        expect([302, 404]).toContain(answer.status);
        expect(HIDDEN(Buffer.from(await answer.text()))).toBe(false);
      }
    const files = servedPaths();
    const stems = unseen.slice(TIMED_NAMES.length).flatMap((item) => item.stems);
    expect(files.filter((path) => stems.some((stem) => path.includes(stem)))).toEqual([]);
  });

  it.each(['logs', 'cache'])('are in no file of %s', (folder) => {
    expect(searchFiles(join(dataDir, folder), { hidden: HIDDEN })).toEqual([]);
  });
});
