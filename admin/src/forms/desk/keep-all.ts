import type { AutosaveInput } from '@sanabel/contract/autosaves';
import { newName } from '../../data/random.ts';
import type { Draft } from '../draft.ts';

type Keep = (path: string, body: AutosaveInput) => Promise<unknown>;

/** Moves this browser's unsaved changes to the server before sign-out, and returns those that could not be saved there. */
export const keepAll = async (drafts: readonly Draft[], keep: Keep): Promise<Draft[]> => {
  const lost = await Promise.all(
    drafts.map(async (draft) => {
      const { path, values, basedOn } = draft;
      if (path === null) return [draft];
      const body = { draftId: draft.draftId || newName(), values: { ...values }, basedOn };
      return keep(path, body).then(
        () => [],
        () => [draft],
      );
    }),
  );
  return lost.flat();
};
