import { LOGO } from '@sanabel/brand/logo';

/** Where the build puts what the panel loads (vite.config.ts), and where a development server has it. */
const OWN_FILES = '/admin/';

/**
 * The panel's policy asks for Trusted Types: a browser that knows them takes no text as HTML, and no address as that of a script, that
 * was not made here. So this file names all there is: one drawing, and workers among the panel's own files (decision 096).
 */
const makers = {
  createHTML: (html: string): string => {
    if (html !== LOGO.drawing) throw new TypeError('Only the drawing of the logo is trusted.');
    return html;
  },
  createScriptURL: (address: string): string => {
    const { origin, pathname } = new URL(address, window.location.href);
    if (origin !== window.location.origin || !pathname.startsWith(OWN_FILES)) throw new TypeError('Only own files are trusted.');
    return address;
  },
};

interface Factory {
  createPolicy(name: 'panel', rules: typeof makers): typeof makers;
}

/** Other browsers take the texts themselves. */
const trusted = (globalThis as { trustedTypes?: Factory }).trustedTypes?.createPolicy('panel', makers) ?? makers;

/** The drawing of the logo, as React takes it. */
export const LOGO_DRAWING = { __html: trusted.createHTML(LOGO.drawing) };

/** Starts a worker of the panel. */
export const startWorker = (address: string): Worker => new Worker(trusted.createScriptURL(address), { type: 'module' });
