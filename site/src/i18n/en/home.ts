import type { home as arabic } from '../ar/home.ts';
import type { Counterpart } from '../ar/index.ts';

export const home = {
  title: 'Home',
  hero: {
    eyebrow: '{{projectOf}}',
    title: 'From first seed to\u00a0last ear of wheat',
    lead: 'A farming club that brings growers, traders, suppliers, consumers and experts together: knowledge that takes root, and harvests that find a market.',
    region: 'You farm in: {{region}}',
    browse: 'Browse the crops',
    and: ', ',
  },
  vision: {
    label: 'Our vision',
    statement:
      '*Farming knowledge* in every field in {{country}}, and every harvest with the people who need it, at a *fair price* and with a lighter footprint on land and water.',
    audience: 'Who the club brings together',
    farmers: { name: 'Farmers', role: 'who grow' },
    traders: { name: 'Traders', role: 'who sell' },
    suppliers: { name: 'Suppliers', role: 'who equip' },
    consumers: { name: 'Consumers', role: 'who buy' },
    experts: { name: 'Experts', role: 'who advise' },
    visitors: { name: 'Visitors', role: 'who learn' },
  },
  word: {
    label: 'A word from the foundation',
    text: '“We began with a simple question: what if every farmer had an expert next door? The club grew from that question, and it grows with you.”',
  },
  goals: {
    title: 'Six goals we work towards',
    experts: { title: 'Connect with experts', text: 'A clear answer straight from a specialist.' },
    solutions: { title: 'Agricultural solutions', text: 'Advice that works in the field, not theory.' },
    knowledge: { title: 'Knowledge exchange', text: 'What one farmer learns today helps the neighbours tomorrow.' },
    marketing: { title: 'Product marketing', text: 'A shorter, fairer route from field to buyer.' },
    support: { title: 'Technical support', text: 'With you from preparing the soil until after the harvest.' },
    training: { title: 'Training and qualification', text: 'New skills for young people and women in rural areas.' },
  },
  crops: {
    title: 'Crops of the season',
    some: 'Some of our crops',
    lead: 'A card for each crop: its type, its season, and one grain on the ear for each month of growth.',
    all: 'All crops',
  },
  guidance: { title: 'Guidance and awareness', all: 'All articles' },
  expert: {
    title: 'Have a question? An expert is closer than you think',
    lead: 'Send a photo or voice note on WhatsApp and a specialist in your crop will reply.',
    chat: 'Ask on WhatsApp',
    search: 'Search what others asked',
    samples: 'Questions from the field',
    question: 'My tomato leaves are yellowing from the bottom. What should I do?',
    answer: 'It may be a lack of magnesium. Send a photo of both sides of the leaf.',
    voice: 'An 18-second voice note',
    voiceLength: '0:18',
  },
  climate: { title: 'When the climate changes', all: 'All climate articles' },
} satisfies Counterpart<typeof arabic>;
