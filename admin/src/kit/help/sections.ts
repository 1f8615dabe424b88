import { createContext, useContext } from 'react';
import type { Section } from '../data/section.ts';

/** Asks the shell for the list of keyboard shortcuts. */
export const SHOW_SHORTCUTS = 'sanabel:shortcuts';

/** Provided by the shell, which knows the sections that the reader may use. */
export const GuideSections = createContext<readonly Section[]>([]);

export const useSection = (name: string): Section | undefined => useContext(GuideSections).find((section) => section.name === name);
