import { ENTITIES, type EntityName } from './entities/index.ts';
import { activityEntry, trashEntry } from './history.ts';

/** Entities that are read otherwise than as a list of items. */
type Unlisted = 'media' | 'backgrounds';
type ListedName = Exclude<EntityName, Unlisted>;

const { media: _, backgrounds: __, ...listed } = ENTITIES;
const items = Object.fromEntries(Object.values(listed).map(({ name, item }) => [name, item])) as {
  [Name in ListedName]: (typeof ENTITIES)[Name]['item'];
};

/** The lists of the API, each with the schema of its items. */
export const RESOURCES = { ...items, trash: trashEntry, activity: activityEntry };
