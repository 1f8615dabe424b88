import { FILE_COLUMNS } from '../../collection/media-uses.ts';
import { LIVE } from '../../collection/timing.ts';
import { columnIn, modelOf } from '../../database/rows.ts';
import { committedRevision } from '../publication/revision.ts';

const MEDIA_UID = 'api::medium.medium';

/** `x-640.webp` and `x.mp4` are files of the medium `x`. */
export const mediumNameOf = (file: string): string => file.replace(/(?:-\d+)?\.\w+$/, '');

/** Condition on a row of media: something public uses its address. Each part has an index (`indexUses`). */
const usedInPublic = (): [condition: string, values: string[]] => {
  const media = modelOf(MEDIA_UID);
  const address = `${media.tableName}.${columnIn(media, 'url')}`;
  const uses = FILE_COLUMNS.filter(({ collection }) => collection.isPublic).map(({ collection, attribute }): [string, string[]] => {
    const model = modelOf(collection.uid);
    const names = [model.tableName, columnIn(model, attribute), address];
    return collection.hasTiming
      ? ['exists (select 1 from ?? where ?? = ?? and ?? = ?)', [...names, columnIn(model, 'state'), LIVE.state]]
      : ['exists (select 1 from ?? where ?? = ??)', names];
  });
  return [`(${uses.map(([condition]) => condition).join(' or ')})`, uses.flatMap(([, values]) => values)];
};

let used: ReturnType<typeof usedInPublic> | undefined;

const isUsedInPublic = async (name: string): Promise<boolean> => {
  used ??= usedInPublic();
  const { tableName } = modelOf(MEDIA_UID);
  const row: unknown = await strapi.db
    .getConnection(tableName)
    .where({ name })
    .whereRaw(...used)
    .first('id');
  return row !== undefined;
};

/** Public media at one revision, as far as they were requested. */
let known = { revision: -1, names: new Set<string>() };

/** Reads the revision first: all processes refuse what one takes offline. Refusals are not cached: invented names would fill memory. */
export const isPublicFile = async (file: string): Promise<boolean> => {
  const revision = await committedRevision();
  if (known.revision !== revision) known = { revision, names: new Set() };
  const { names } = known;
  const name = mediumNameOf(file);
  if (names.has(name)) return true;
  if (!(await isUsedInPublic(name))) return false;
  names.add(name);
  return true;
};
