import type { ComponentType } from 'react';

/**
 * The site's React islands by name. Each loads as a chunk of its own, in the browser only when its place is reached.
 * The default export of the module is the component.
 */
export const ISLANDS = {
  typewriter: () => import('./typewriter/Typewriter.tsx'),
  photos: () => import('./gallery/Photos.tsx'),
  videos: () => import('./gallery/Videos.tsx'),
  jobs: () => import('./jobs/JobForm.tsx'),
} satisfies Record<string, () => Promise<{ default: ComponentType<never> }>>;

export type IslandName = keyof typeof ISLANDS;
export type IslandProps<Name extends IslandName> = (typeof ISLANDS)[Name] extends () => Promise<{ default: ComponentType<infer Props> }>
  ? Props
  : never;
