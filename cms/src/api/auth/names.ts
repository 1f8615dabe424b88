import { accounts } from './accounts.ts';

/** The names of admins by their ids; one who is gone has none. */
export const namesOf = async (ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map();
  const rows = await accounts().findMany({ where: { documentId: { $in: [...new Set(ids)] } } });
  return new Map(rows.map(({ documentId, fullName }) => [documentId, fullName]));
};
