import { accounts } from './accounts.ts';

/** Deleted admins have no entry. */
export const namesOf = async (ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map();
  const rows = await accounts().findMany({ where: { documentId: { $in: [...new Set(ids)] } } });
  return new Map(rows.map(({ documentId, fullName }) => [documentId, fullName]));
};
