import type { Catalogue } from './catalogue.ts';

export const en = {
  panel: 'Control panel',
  title: 'Control panel · Sanabel Club',
  language: 'Language',
  heading: 'The control panel comes here',
  lead: 'We are building it now. From here the site’s crops, articles, pictures and job applications will be looked after.',
  meanwhile: 'Until it is ready, content is changed through the API, and every change appears on the site by itself a moment later.',
  visitSite: 'Visit the site',
  health: 'Health of the API',
} as const satisfies Catalogue;
