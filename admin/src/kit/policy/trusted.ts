import { LOGO } from '@sanabel/brand/logo';

/** The panel's path in the build (vite.config.ts) and on a development server. */
const OWN_FILES = '/admin/';

/**
 * The panel's policy requires Trusted Types: browsers that support them accept HTML and script addresses only from here. This file allows
 * one drawing, and workers among the panel's own files (decision 096).
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

/** Browsers without Trusted Types take plain strings. */
const trusted = (globalThis as { trustedTypes?: Factory }).trustedTypes?.createPolicy('panel', makers) ?? makers;

export const LOGO_DRAWING = { __html: trusted.createHTML(LOGO.drawing) };

export const startWorker = (address: string): Worker => new Worker(trusted.createScriptURL(address), { type: 'module' });
