import { ENTITIES } from '@sanabel/contract/entities/index';
import { lastChange } from '@sanabel/contract/panel';
import { call } from '../data/call.ts';
import type { EditableName } from '../data/resources.ts';
import { readSession } from '../session/session.ts';
import type { ConflictFacts } from './conflict.ts';

export const lastChangeOf = async (resource: EditableName, id: string | number): Promise<ConflictFacts['by']> => {
  if (!ENTITIES[resource].isPublic) return null;
  try {
    const { json } = await call(`/activity/${resource}/${encodeURIComponent(String(id))}`);
    const { adminId, adminName, at } = lastChange.parse(json);
    return { name: adminName, at, isMe: adminId === readSession()?.admin.id };
  } catch {
    // Conflicts are shown even without a name.
    return null;
  }
};
