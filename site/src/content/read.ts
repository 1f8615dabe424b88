import { applyChanges } from '@sanabel/contract/apply-changes';
import { checksumOf } from '@sanabel/contract/checksum';
import { type Content, type ContentChanges, content, contentChanges } from '@sanabel/contract/content';
import { mediaOf } from '@sanabel/contract/entities/entity';
import { ENTITIES, ORDERED_NAMES } from '@sanabel/contract/entities/index';

export interface Source {
  cmsUrl: string;
  token: string;
}

const TIMEOUT_MS = 60_000;

/** The CMS has no log from that revision on, or has never had it. */
const UNKNOWN_REVISION = 409;

const call = ({ cmsUrl, token }: Source, path: string): Promise<Response> => {
  const address = new URL(path, cmsUrl);
  return fetch(address, {
    headers: { Authorization: `Bearer ${token}`, Accept: 'application/json' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((cause: unknown) => {
    throw new Error(`The CMS does not answer at ${address.origin}.`, { cause });
  });
};

const bodyOf = (response: Response): Promise<string> => {
  if (!response.ok) throw new Error(`The CMS answered ${response.status} to the read of the content.`);
  return response.text();
};

/** Fails for anything but a complete, consistent answer; the last good site stays (security rule 10). */
export const readContent = async (source: Source): Promise<Content> => parseContent(await bodyOf(await call(source, '/api/v1/content')));

/** Returns null when everything has to be read: the CMS cannot tell what changed, or its answer does not fit. */
export const readChanges = async (source: Source, before: Content): Promise<{ next: Content; changes: ContentChanges } | null> => {
  const response = await call(source, `/api/v1/content?since=${before.revision}`);
  if (response.status === UNKNOWN_REVISION) return null;
  const { data: changes } = contentChanges.safeParse(parseJson(await bodyOf(response)));
  const next = changes && applyChanges(before, changes);
  return changes && next ? { next, changes } : null;
};

/** Checks the contract's shape first, then what a shape cannot tell: that the items are complete. */
export const parseContent = (body: string): Content => {
  const result = content.safeParse(parseJson(body));
  if (!result.success) throw new Error(`The content is not in the contract's shape:\n${explain(result.error.issues)}`);
  const problems = inconsistencies(result.data);
  if (problems.length > 0) throw new Error(`The content is not consistent:\n${problems.slice(0, 20).join('\n')}`);
  return result.data;
};

const parseJson = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch (cause) {
    throw new Error('The content is not JSON, or not all of it.', { cause });
  }
};

const explain = (issues: readonly { path: PropertyKey[]; message: string }[]): string =>
  issues
    .slice(0, 20)
    .map(({ path, message }) => `${path.map(String).join('.') || '(all)'}: ${message}`)
    .join('\n');

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

const itemKeys = (content: Content): string[] => ORDERED_NAMES.flatMap((name) => content[name].map(({ id }) => `${name}/${id}`));

const isItemKey = (key: string): boolean => ORDERED_NAMES.some((name) => key.startsWith(`${name}/`));

/**
 * Lists the errors of a read that is unfit to build from although its shape is right: a list cut short (fewer items than digests), a
 * duplicate item, another order, a missing medium. An empty database has no digests either, and builds.
 */
const inconsistencies = (content: Content): string[] => {
  const keys = itemKeys(content);
  const items = new Set(keys);
  const digests = Object.keys(content.digests).filter(isItemKey);
  return [
    ...(content.checksum === checksumOf(content) ? [] : ['The checksum is that of another content.']),
    ...(items.size < keys.length ? ['An item is there twice.'] : []),
    ...keys.filter((key) => content.digests[key] === undefined).map((key) => `${key} has no digest.`),
    ...digests.filter((key) => !items.has(key)).map((key) => `${key} has a digest but is missing.`),
    ...fileUrls(content)
      .filter(([, url]) => url !== '' && !content.media[url])
      .map(([item, url]) => `The file ${url} (${item}) is not among the media.`),
  ];
};
