import { createContext, useContext } from 'react';
import type { Section } from '../data/section.ts';

/** The sections that the reader may use; the shell, which knows them, provides them. */
export const GuideSections = createContext<readonly Section[]>([]);

/** The section of a name; undefined where the reader may not use it. */
export const useSection = (name: string): Section | undefined => useContext(GuideSections).find((section) => section.name === name);
