import type { Content } from '@sanabel/contract/content';
import { mediaOf } from '@sanabel/contract/entities/files';
import { ENTITIES, ORDERED_NAMES } from '@sanabel/contract/entities/index';

/** The url of every file that an item shows; an empty one means that it has none. */
const fileUrls = (content: Content): [item: string, url: string][] => [
  ...ORDERED_NAMES.flatMap((name) =>
    content[name].flatMap((item) =>
      mediaOf(ENTITIES[name], item).map(([attribute, url]): [string, string] => [
        `${attribute} of ${ENTITIES[name].singular} ${item.id}`,
        url,
      ]),
    ),
  ),
  ...content.backgrounds.map(({ section, url }): [string, string] => [`background of ${section}`, url]),
];

/** The digest's key of every item: `crops/abc`, by the name of its list. */
const itemKeys = (content: Content): string[] => ORDERED_NAMES.flatMap((name) => content[name].map(({ id }) => `${name}/${id}`));

const isItemKey = (key: string): boolean => ORDERED_NAMES.some((name) => key.startsWith(`${name}/`));

/**
 * Lists the faults of a read that is unfit to build from although its shape is right: a list cut short (it has fewer items than
 * digests), an item twice, a file that is not among the media. An empty database has no digests either, and builds.
 */
export const inconsistencies = (content: Content): string[] => {
  const keys = itemKeys(content);
  const items = new Set(keys);
  const digests = Object.keys(content.digests).filter(isItemKey);
  return [
    ...(items.size < keys.length ? ['An item is there twice.'] : []),
    ...keys.filter((key) => content.digests[key] === undefined).map((key) => `${key} has no digest.`),
    ...digests.filter((key) => !items.has(key)).map((key) => `${key} has a digest but is missing.`),
    ...fileUrls(content)
      .filter(([, url]) => url !== '' && !content.media[url])
      .map(([item, url]) => `The file ${url} (${item}) is not among the media.`),
  ];
};
