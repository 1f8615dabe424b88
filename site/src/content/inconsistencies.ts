import type { Content } from '@sanabel/contract/content';

/** The url of every file that an item shows; an empty one means that it has none. */
const fileUrls = (content: Content): [item: string, url: string][] => [
  ...content.crops.map(({ id, imageUrl }): [string, string] => [`crop ${id}`, imageUrl]),
  ...content.articles.map(({ id, imageUrl }): [string, string] => [`article ${id}`, imageUrl]),
  ...content.partners.map(({ id, logo }): [string, string] => [`partner ${id}`, logo]),
  ...content.members.map(({ id, image }): [string, string] => [`member ${id}`, image]),
  ...content.backgrounds.map(({ section, url }): [string, string] => [`background of ${section}`, url]),
  ...content.gallery.flatMap(({ id, type, url, thumbnail }): [string, string][] => [
    [`gallery item ${id}`, type === 'youtube' ? '' : url],
    [`thumbnail of gallery item ${id}`, thumbnail],
  ]),
];

/** The digest's key of every item: `crops/abc`, by the name of its list. */
const itemKeys = ({ crops, articles, gallery, partners, members }: Content): string[] =>
  Object.entries({ crops, articles, gallery, partners, members }).flatMap(([list, items]) => items.map(({ id }) => `${list}/${id}`));

/**
 * What makes a read unfit to build from although its shape is right: a list cut short (it has fewer items than digests),
 * an item twice, a file that nobody can fetch. An honest empty database has no digests either, and builds.
 */
export const inconsistencies = (content: Content): string[] => {
  const keys = itemKeys(content);
  const items = new Set(keys);
  const digests = Object.keys(content.digests).filter((key) => /^(crops|articles|gallery|partners|members)\//.test(key));
  return [
    ...(items.size < keys.length ? ['An item is there twice.'] : []),
    ...keys.filter((key) => content.digests[key] === undefined).map((key) => `${key} has no digest.`),
    ...digests.filter((key) => !items.has(key)).map((key) => `${key} has a digest but is missing.`),
    ...fileUrls(content)
      .filter(([, url]) => url !== '' && !content.media[url])
      .map(([item, url]) => `The file ${url} (${item}) is not among the media.`),
  ];
};
