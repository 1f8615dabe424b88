import type { Labels, Months, NeedLabels } from './labels.ts';

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
  guideRegions: {
    everywhere: 'All regions',
    delta: 'Delta',
    middle: 'Middle Egypt',
    upper: 'Upper Egypt',
    reclaimed: 'Reclaimed land',
  },
  guideRows: {
    seedRate: 'Seed rate',
    spacing: 'Spacing',
    fertiliser: 'Nitrogen',
    water: 'Water',
    yield: 'Expected yield',
  },
  guideUnits: {
    kg: 'kg',
    tonnes: 'tonnes',
    seedlings: 'seedlings',
    cm: 'cm',
    m: 'm',
    kgN: 'kg N',
    m3: 'm³',
    irrigations: 'irrigations',
    ardab: 'ardabs',
    qintar: 'qintars',
  },
  spans: {
    first: 'the first half of {{month}}',
    second: 'the second half of {{month}}',
    begin: 'the start of {{month}}',
    early: 'early {{month}}',
    middle: 'mid {{month}}',
    late: 'late {{month}}',
    end: 'the end of {{month}}',
    day: '{{day}} {{month}}',
    days: 'from {{from}} to {{to}} {{month}}',
    fromTo: 'from {{from}} to {{to}}',
    year: 'all year round',
  },
  jobStatuses: { new: 'New', contacted: 'Contacted', interview: 'Interview', accepted: 'Accepted', declined: 'Declined' },
} satisfies Labels;

export const months = { one: '{{n}} month', other: '{{n}} months' } satisfies Months;

export const needs = {
  title: 'Waiting for you',
  failed: 'Publication failed',
  requests: { one: 'One new work request', other: '{{n}} new work requests' },
  refusedChange: { one: 'One item whose timed changes failed', other: '{{n}} items whose timed changes failed' },
  noEnglish: { one: 'One item without English', other: '{{n}} items without English' },
  staleEnglish: { one: 'One item whose English is out of date', other: '{{n}} items whose English is out of date' },
  staleArabic: { one: 'One item whose Arabic is out of date', other: '{{n}} items whose Arabic is out of date' },
  unreadDraft: { one: 'One item with an unreviewed draft', other: '{{n}} items with unreviewed drafts' },
  toReview: { one: 'One item due for review', other: '{{n}} items due for review' },
  draft: { one: 'One draft', other: '{{n}} drafts' },
  articles: {
    awareness: 'Guidance and awareness',
    climate: 'Climate articles',
  },
} satisfies NeedLabels;
