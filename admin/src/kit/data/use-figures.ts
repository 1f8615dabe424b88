import { figures } from '@sanabel/contract/panel';
import { useQuery } from '@tanstack/react-query';
import { call } from './call.ts';

export const FIGURES_KEY = ['figures'];

export const useFigures = () =>
  useQuery({
    queryKey: FIGURES_KEY,
    queryFn: async ({ signal }) => figures.parse((await call('/figures', { signal })).json),
  });
