import type { Twin } from '../ar/index.ts';
import type { lists as arabic } from '../ar/lists.ts';

export const lists = {
  crops: {
    title: 'Crops',
    description: 'All the crops of {{club}} by type and season: when to sow, water and harvest each of them.',
    lead: 'Choose a type or a season, or type the first letters of a name.',
    search: 'Search the crops',
    placeholder: 'Name of a crop',
    type: 'Type',
    season: 'Season',
    all: 'All',
    count: { one: '{{n}} crop', other: '{{n}} crops' },
    none: 'No crop like that',
    noneText: 'No crop meets all of: {{conditions}}. Loosen one condition.',
    nameContains: 'a name with “{{text}}”',
    clear: 'Clear all choices',
    keepOnly: 'Keep only “{{condition}}”',
    empty: 'No crops available at the moment',
    failed: 'Failed to load crops',
  },
  awareness: {
    title: 'Guidance and awareness',
    description: 'Short awareness articles for growers: irrigation, feeding, pests and after the harvest, in steps for the field.',
    lead: 'Short articles with clear steps and tools that are at hand.',
  },
  climate: {
    title: 'Climate change',
    description: 'Articles on heat, salt, drought and frost: what has changed on our land, and what we do about it this season.',
    lead: 'What has changed on our land, and what we do about it this season.',
  },
  articles: {
    search: 'Search the articles',
    placeholder: 'A word of the title',
    count: { one: '{{n}} article', other: '{{n}} articles' },
    none: 'No article with these words',
    noneText: 'No article contains “{{text}}”. Try another word, or ask an expert.',
    clear: 'Clear the search',
    empty: 'No articles available at the moment. Please check back later.',
    failedGuidance: 'Failed to load guidance articles.',
    failed: 'Failed to load articles.',
  },
  results: 'Results',
  newestFirst: '{{count}}, newest first',
} satisfies Twin<typeof arabic>;
