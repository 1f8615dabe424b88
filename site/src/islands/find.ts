import type { ComponentType } from 'react';
import { ISLANDS } from './registry.ts';

type AnyIsland = ComponentType<Record<string, unknown>>;

/** The component behind a name in the HTML. Its properties were checked against its type where the page placed it (Island.astro). */
export const findIsland = async (name: string): Promise<AnyIsland> => {
  const load = new Map<string, () => Promise<{ default: ComponentType<never> }>>(Object.entries(ISLANDS)).get(name);
  if (!load) throw new Error(`There is no island called ${name}.`);
  return (await load()).default as AnyIsland;
};
