import type { ComponentType } from 'react';
import { ISLANDS } from './registry.ts';

type AnyIsland = ComponentType<Record<string, unknown>>;

/** The component behind a name in the HTML. Its properties were checked against its type where the page placed it (Island.astro). */
export const findIsland = async (name: string): Promise<AnyIsland> => {
  const loaders = Object.entries(ISLANDS) as [string, () => Promise<{ default: AnyIsland }>][];
  const load = new Map(loaders).get(name);
  if (!load) throw new Error(`There is no island called ${name}.`);
  return (await load()).default;
};
