import type { Counterpart } from '../ar/index.ts';
import type { services as arabic } from '../ar/services.ts';

export const services = {
  title: 'Services',
  description: 'Crop cards, guidance and awareness articles, climate articles, and an expert who answers your question.',
  hero: {
    title: 'Knowledge takes root, harvests reach the market',
    lead: 'A card for every crop, short articles with steps you can use in the field, and an expert who answers your question.',
  },
  gone: 'This page is no longer here. This is what we offer:',
  jump: 'On this page',
  month: 'What to do in the field this month',
  crops: { title: 'Crops', lead: 'Each grain on the ear is one month of growth.', all: 'All crops ({{count}})' },
  guidance: { title: 'Guidance and awareness', lead: 'Clear steps with the tools you have.', all: 'All articles ({{count}})' },
  climate: {
    title: 'Climate change',
    lead: 'What has changed on our land, and what we do about it this season.',
    all: 'All climate articles ({{count}})',
  },
} satisfies Counterpart<typeof arabic>;
