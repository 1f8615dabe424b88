import { figures } from '@sanabel/contract/panel';
import { useful } from '@sanabel/contract/useful';
import { useQuery } from '@tanstack/react-query';
import { reading } from './call.ts';

export const FIGURES_KEY = ['figures'];

export const useFigures = () => useQuery({ queryKey: FIGURES_KEY, queryFn: reading('/figures', figures) });

/** What visitors called useful. */
export const useUseful = ({ enabled = true } = {}) =>
  useQuery({
    queryKey: ['useful'],
    queryFn: reading('/useful', useful),
    enabled,
  });
