import { figures } from '@sanabel/contract/panel';
import { useful } from '@sanabel/contract/useful';
import { useQuery } from '@tanstack/react-query';
import { call } from './call.ts';

export const FIGURES_KEY = ['figures'];

export const useFigures = () =>
  useQuery({
    queryKey: FIGURES_KEY,
    queryFn: async ({ signal }) => figures.parse((await call('/figures', { signal })).json),
  });

/** What visitors called useful. */
export const useUseful = ({ enabled = true } = {}) =>
  useQuery({
    queryKey: ['useful'],
    queryFn: async ({ signal }) => useful.parse((await call('/useful', { signal })).json),
    enabled,
  });
