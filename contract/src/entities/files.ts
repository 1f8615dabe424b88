import type { Entity, FilePart } from './entity.ts';

type Files = Pick<Entity, 'files' | 'changeableFiles'>;

const comesWith = ({ types }: FilePart, type: unknown): boolean => !types || types.some((one) => one === type);

/** The files that come with a new item of this type. */
export const filesOf = ({ files }: Files, type?: unknown): readonly FilePart[] => files.filter((file) => comesWith(file, type));

/** The files that can be sent with a change. */
export const changeableFilesOf = ({ files, changeableFiles = files }: Files): readonly FilePart[] => changeableFiles;

/** Every attribute that may keep the address of a file. */
export const fileAttributesOf = ({ files }: Files): readonly string[] => [...new Set(files.map(({ attribute }) => attribute))];

/** The addresses of the files that an item shows, by attribute. An attribute that holds something else for the item's type is left out. */
export const mediaOf = (entity: Files, item: object): [attribute: string, url: string][] => {
  const values = item as Readonly<Record<string, unknown>>;
  const parts = [...filesOf(entity, values.type), ...changeableFilesOf(entity)].filter((file) => comesWith(file, values.type));
  return [...new Set(parts.map(({ attribute }) => attribute))].map((attribute) => [attribute, String(values[attribute] ?? '')]);
};
