import type { Crop } from '@sanabel/contract/entities/crop';
import { valuesIn } from '@sanabel/contract/kinds/fields';
import { KINDS } from '@sanabel/contract/kinds/index';
import { pageCount } from '../../content/paging.ts';
import { itemsOn } from '../../content/range-in.ts';
import { read, type SiteData } from '../../content/site-data.ts';
import { type ItemOf, itemOf, itemsIn } from '../../content/snapshot.ts';
import type { Path } from '../../i18n/routes.ts';

export type Answer = ItemOf<'answers'>;
export type Topic = Answer['topic'];
export const TOPICS = Object.keys(KINDS.answers.fields.topic.choices) as Topic[];

/** The first page holds up to twice as many; the script shows `STEP` at a time. */
export const ASK_PAGE = 12;
export const STEP = 6;
export const ON_CROP_PAGE = 3;
const NEAR = 3;
const EXPERTS = 4;

interface Index {
  crops: Map<string, Answer[]>;
  topics: Map<string, Answer[]>;
}
const indexes = new WeakMap<SiteData, Index>();

/** Built once for each SiteData; newest first, like the list. */
const indexOf = (siteData: SiteData): Index => {
  const known = indexes.get(siteData);
  if (known) return known;
  const all = itemsIn(siteData, 'answers');
  const groups = (keysOf: (answer: Answer) => string[]) => {
    const made = new Map<string, Answer[]>();
    for (const answer of all) for (const key of keysOf(answer)) made.set(key, [...(made.get(key) ?? []), answer]);
    return made;
  };
  const index = { crops: groups(({ crops }) => valuesIn(crops)), topics: groups(({ topic }) => [topic]) };
  indexes.set(siteData, index);
  return index;
};

export const answersAbout = ({ id }: Crop): readonly Answer[] =>
  read(`answers about ${id}`, (siteData) => indexOf(siteData).crops.get(id)?.slice(0, ON_CROP_PAGE) ?? []);

export const countAbout = ({ id }: Crop): number =>
  read(`count answers about ${id}`, (siteData) => indexOf(siteData).crops.get(id)?.length ?? 0);

/** Names ids and numbers in turn, because reads are compared by their plain values; most asked first. */
const askedCrops = (): readonly (string | number)[] =>
  read('asked crops', (siteData) => {
    const known = new Set(itemsIn(siteData, 'crops').map(({ id }) => id));
    return [...indexOf(siteData).crops]
      .filter(([id]) => known.has(id))
      .toSorted(([, one], [, other]) => other.length - one.length)
      .flatMap(([id, { length }]) => [id, length]);
  });

export const cropsAsked = (): { crop: Crop; count: number }[] => {
  const pairs = askedCrops();
  return pairs.flatMap((id, place) => {
    const crop = typeof id === 'string' ? itemOf('crops', id) : undefined;
    return crop ? [{ crop, count: Number(pairs[place + 1]) }] : [];
  });
};

export const topicCount = (topic: Topic): number =>
  read(`count answers on ${topic}`, (siteData) => indexOf(siteData).topics.get(topic)?.length ?? 0);

/** The same crop first, then the topic; newest first. */
export const nearAnswers = ({ id, crops, topic }: Answer): readonly Answer[] =>
  read(`answers near ${id} ${crops} ${topic}`, (siteData) => {
    const index = indexOf(siteData);
    const near = [...valuesIn(crops).flatMap((crop) => index.crops.get(crop) ?? []), ...(index.topics.get(topic) ?? [])];
    return [...new Set(near)].filter((answer) => answer.id !== id).slice(0, NEAR);
  });

/** Members with the newest answers. */
export const experts = (): readonly ItemOf<'members'>[] =>
  read('answering members', (siteData) => {
    const members = new Map(itemsIn(siteData, 'members').map((member) => [member.id, member]));
    const found = new Set(itemsIn(siteData, 'answers').flatMap(({ member }) => members.get(member) ?? []));
    return [...found].slice(0, EXPERTS);
  });

export const pagesOfAnswers = (): number => read('pages answers', (siteData) => pageCount(itemsIn(siteData, 'answers').length, ASK_PAGE));

/** Pages count from the oldest; without a number it is the newest. */
export const answersOn = (page = Number.POSITIVE_INFINITY): readonly Answer[] =>
  read(`page answers ${Number.isFinite(page) ? page : 'newest'}`, (siteData) => {
    const items = itemsIn(siteData, 'answers');
    return itemsOn(items, Math.min(page, pageCount(items.length, ASK_PAGE)), ASK_PAGE);
  });

export const askPath = (page?: number): Path => (page === undefined ? '/ask' : `/ask/page/${page}`);

/** Pages of the list behind the first. */
export const askPaths = (): Path[] => Array.from({ length: Math.max(0, pagesOfAnswers() - 1) }, (_, index) => askPath(index + 1));

/** The list with one filter. */
export const filteredPath = (facet: 'crop' | 'topic', value: string): Path => `${askPath()}?${facet}=${value}`;

export const answerWith = (id = ''): Answer => {
  const answer = itemOf('answers', id);
  if (!answer) throw new Error(`There is no answer ${id}.`);
  return answer;
};

export const cropsOf = ({ crops }: Answer): Crop[] => valuesIn(crops).flatMap((id) => itemOf('crops', id) ?? []);

export const expertOf = ({ member }: Answer): ItemOf<'members'> | undefined => (member ? itemOf('members', member) : undefined);
