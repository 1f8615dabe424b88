import type { Counterpart } from '../ar/index.ts';
import type { lists as arabic } from '../ar/lists.ts';

export const lists = {
  crops: {
    title: 'Crops',
    description: 'All {{club}} crops by type and season: when to sow, water and harvest each one.',
    lead: 'Choose a type or a season, or type the first letters of a name.',
    search: 'Search the crops',
    placeholder: 'A name or a word',
    type: 'Type',
    season: 'Season',
    all: 'All',
    count: { one: '{{n}} crop', other: '{{n}} crops' },
    none: 'No matching crops',
    noneForOne: 'No crops match {{condition}}. Try another word, or ask an expert.',
    noneText: 'No crop matches all of these: {{conditions}}. Try removing one.',
    nameContains: '“{{text}}”',
    clear: 'Clear all choices',
    keepOnly: 'Keep only “{{condition}}”',
    empty: 'No crops available at the moment',
    failed: 'Failed to load crops',
  },
  awareness: {
    title: 'Guidance and awareness',
    description:
      'Short guidance and awareness articles for growers: irrigation, fertiliser, pests and after the harvest, with steps you can use in the field.',
    lead: 'Short articles with clear steps, using tools you have.',
  },
  climate: {
    title: 'Climate change',
    description:
      'Articles on heat, salinity, frost, khamsin winds and rain: what has changed on our land, and what we do about it this season.',
    lead: 'What has changed on our land, and what we do about it this season.',
  },
  articles: {
    search: 'Search the articles',
    placeholder: 'A word from the article',
    count: { one: '{{n}} article', other: '{{n}} articles' },
    none: 'No matching articles',
    noneText: 'No article contains “{{text}}”. Try another word, or ask an expert.',
    clear: 'Clear search',
    empty: 'No articles available at the moment. Please check back later.',
    failedGuidance: 'Failed to load guidance articles.',
    failed: 'Failed to load articles.',
  },
  results: 'Results',
  withFacet: '{{list}}: {{facet}}',
  described: '{{list}}. {{description}}',
  withPage: '{{list}} · {{page}}',
  pager: {
    label: 'List pages',
    page: 'Page {{page}} of {{pages}}',
    newer: 'Newer',
    older: 'Older',
    previous: 'Previous',
    next: 'Next',
  },
  more: 'Show more',
  newestFirst: '{{count}}, newest first',
} satisfies Counterpart<typeof arabic>;
