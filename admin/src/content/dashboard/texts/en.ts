import { kindNames } from '@sanabel/contract/kinds/index';
import { needs } from '@sanabel/contract/labels/en';
import { WAITING } from '@sanabel/contract/states';
import { countedAll, type Shape, two } from '../../../kit/i18n/catalogue.ts';
import type { ar } from './ar.ts';

export const en = {
  title: 'Services',
  search: 'Search by name, title or description',
  change: 'What do you want to change?',
  lastDone: 'What you did last',
  needs: {
    title: needs.title,
    ...two('count', 'One thing waits for you', '{{count, n}} things wait for you'),
    lists: { ...kindNames('en', 'list'), ...needs.articles },
    failed: needs.failed,
    failedItem: '{{name}} was not published',
    ...countedAll(['requests', ...WAITING], needs),
  },
  missed: {
    title: 'Searched for, not found',
    hint: 'Searches of the last 90 days with no result, and how often. Some may need a new article, or another name for an existing crop.',
    none: 'Every search in the last 90 days found something.',
    unknown: 'The searches could not be loaded.',
    ...two('times', 'time', 'times'),
  },
  useful: {
    title: 'Were the pages useful?',
    hint: 'Answers since {{month}}; pages with the most “No” answers come first.',
    none: 'Nobody has answered since {{month}}.',
    nothing: 'No answers or reads have been counted yet.',
    unknown: 'The answers could not be loaded.',
    page: 'Page',
    yes: 'Yes',
    no: 'No',
    opened: 'Reads',
    unopened: 'Pages nobody opens',
    unopenedHint:
      'On the site for a month or longer without being read once since {{month}}. We count readers who stay for ten seconds, except those who save data or ask not to be tracked.',
    unopenedNone: 'Every page that has been on the site for a month has been read at least once since {{month}}.',
    ...two('more', 'And one more.', 'And {{count, n}} more.'),
  },
  figures: {
    title: 'The club in figures',
    requests: 'Work requests in 12 months',
    types: 'Crops by type',
    seasons: 'Crops by season',
    articles: 'Articles by type',
    name: 'Item',
    count: 'Count',
    month: 'Month',
    unknown: 'The figures could not be loaded.',
    ...two('requestsTotal', 'One request', '{{count, n}} requests'),
  },
} satisfies Shape<typeof ar>;
