import { type Background, background, backgroundSelection, backgrounds } from '@sanabel/contract/entities/background';
import { SECTIONS, type Section } from '@sanabel/contract/enumerations';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import * as z from 'zod';
import { call, reading } from '../../kit/data/call.ts';
import { useReadFailure } from '../../kit/feedback/failures.tsx';
import type { Chosen } from '../../kit/media/chosen.ts';
import { usePublication } from '../../kit/publication/use-publication.ts';
import type { OnProgress } from '../../kit/upload/resumable.ts';
import { formOf, upload } from '../../kit/upload/upload.ts';

/** Reads the section from the address, so that it survives adding, reloading and sharing. */
export const useSection = (): { section: Section; show: (section: Section) => void } => {
  const [params, setParams] = useSearchParams();
  const named = params.get('section');
  return {
    section: SECTIONS.find((section) => section === named) ?? SECTIONS[0],
    show: (section) => setParams({ section }, { replace: true }),
  };
};

const KEY = ['backgrounds'];

/** `key` lets the server recognise a repeated upload. */
export interface NewBackground {
  image: File | Chosen;
  key: string;
}

export const addBackground = async (section: Section, { image, key }: NewBackground, onProgress: OnProgress): Promise<Background> => {
  const form = formOf({ idempotencyKey: key, section, image });
  return background.parse((await upload('/backgrounds/add', form, { onProgress })).json);
};

export const selectBackground = async (section: Section, backgroundId: string | null): Promise<void> => {
  backgroundSelection.parse((await call('/backgrounds/select', { method: 'POST', body: { section, backgroundId } })).json);
};

export const setBackgroundFocus = async (id: string, focus: string): Promise<void> => {
  background.parse((await call(`/backgrounds/${encodeURIComponent(id)}`, { method: 'PATCH', body: { focus } })).json);
};

export const deleteBackground = async (id: string): Promise<void> => {
  z.object({ id: z.string() }).parse((await call(`/backgrounds/${encodeURIComponent(id)}`, { method: 'DELETE' })).json);
};

export const useBackgrounds = () => {
  const client = useQueryClient();
  const { refreshPublication } = usePublication();
  const { data, error, isPending, refetch } = useQuery({ queryKey: KEY, queryFn: reading('/backgrounds', backgrounds) });
  useReadFailure(error, refetch);
  return {
    backgrounds: data ?? null,
    isLoading: isPending,
    refetch,
    /** Call after every change; resolves when the server's new answer has arrived. */
    readAgain: async (): Promise<void> => {
      void refreshPublication();
      await client.invalidateQueries({ queryKey: KEY });
    },
  };
};
