import type { Twin } from '../ar/index.ts';
import type { services as arabic } from '../ar/services.ts';

export const services = {
  title: 'Services',
  description: 'Crop cards, awareness articles, climate articles, and an expert who answers your question.',
  hero: {
    title: 'Knowledge that grows, harvests that arrive',
    lead: 'A card for every crop, short articles to put to work in the field, and an expert who answers.',
  },
  jump: 'Parts of this page',
  crops: { title: 'Crops', lead: 'One kernel on the ear is one month of growth.', all: 'All crops ({{count}})' },
  guidance: { title: 'Guidance and awareness', lead: 'Clear steps with what you have at hand.', all: 'All articles ({{count}})' },
  climate: {
    title: 'Climate change',
    lead: 'What has changed on our land, and what we do about it this season.',
    all: 'All climate articles ({{count}})',
  },
} satisfies Twin<typeof arabic>;
