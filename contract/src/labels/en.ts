import type { Labels, Months } from './labels.ts';

export const labels = {
  cropFields: { type: 'Type', season: 'Season', growthPeriod: 'Growth period' },
  cropTypes: {
    Grains: 'Grains',
    Vegetables: 'Vegetables',
    Fruits: 'Fruits',
    Oilseeds: 'Oilseeds',
    'Sugar Crops': 'Sugar crops',
    Fodder: 'Fodder',
    Others: 'Others',
  },
  seasons: { Winter: 'Winter', Summer: 'Summer', Nile: 'Nile (late summer)', 'Year-round': 'Year-round' },
  articleTypes: { awareness: 'Guidance and awareness', climate: 'Climate change' },
  jobStatuses: { new: 'New', contacted: 'Contacted', interview: 'Interview', accepted: 'Accepted', declined: 'Declined' },
} satisfies Labels;

export const months = { one: '{{n}} month', other: '{{n}} months' } satisfies Months;
