import type { ViteUserConfig } from 'astro';

/** A plugin of Vite, as Astro takes it. */
export type PluginOption = NonNullable<ViteUserConfig['plugins']>[number];

/** React with what every island needs: each part alone would cost a request. */
const WITH_REACT = /node_modules\/(?:react|react-dom|scheduler)\/|islands\/parts\/(?:Icon|Local)|components\/icons/;
/** What pages without React have too. */
const NUMERALS = /contract\/(?:src|dist)\/digits|i18n\/format/;

/** How the islands' scripts are cut into files; here, because Astro's own settings win over what its configuration says of these. */
export const islandFiles = (): PluginOption => ({
  name: 'sanabel:island-files',
  configEnvironment: (name) =>
    name === 'client'
      ? {
          build: {
            // An island and React are asked for together as it is. To hurry the rest takes a slow phone longer than it saves.
            modulePreload: false,
            rolldownOptions: {
              output: {
                codeSplitting: {
                  groups: [
                    { name: 'react', test: WITH_REACT },
                    { name: 'numerals', test: NUMERALS },
                  ],
                },
              },
            },
          },
        }
      : undefined,
});
