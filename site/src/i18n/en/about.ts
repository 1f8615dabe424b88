import type { about as arabic } from '../ar/about.ts';
import type { Counterpart } from '../ar/index.ts';

export const about = {
  title: 'About the club',
  description: '{{club}} is a project of {{foundation}}: its six goals, and how growers, traders and consumers benefit.',
  hero: {
    title: 'Neighbours on the same land',
    lead: '{{club}} is where growers, traders, buyers and experts meet, and everyone both gives and gains.',
  },
  foundation: {
    label: 'Who we are',
    statement:
      '{{club}} is *a project of {{foundation}}*. It works with people in villages and towns so that the land serves those who farm it and those it feeds.',
    text: 'Its door is open to everyone who cares about the land: farmer, trader, supplier, consumer, expert or curious visitor.',
    address: 'Our address:',
  },
  objectives: {
    title: 'Six goals, one ear of wheat',
    experts: { title: 'Connect with experts', text: 'Your question reaches someone who knows, and the answer comes in plain words.' },
    solutions: { title: 'Agricultural solutions', text: 'What works on land like yours, in steps you can take with the tools you have.' },
    knowledge: { title: 'Knowledge exchange', text: 'Farmers teach as well as learn: meetings, field days and short videos.' },
    marketing: {
      title: 'Product marketing',
      text: 'A shorter route from the field to traders and consumers, with a fair in each crop’s season.',
    },
    support: { title: 'Technical support', text: 'Help with irrigation, fertiliser and pests, from sowing to harvest.' },
    training: {
      title: 'Training and qualification',
      text: 'Hands-on courses for young people and women, in farming and after the harvest.',
    },
  },
  benefits: {
    title: 'How do you benefit?',
    markets: { title: 'Market access', text: 'Know who will buy before you sow, and sell what you have, however much or little.' },
    productivity: {
      title: 'Efficiency and productivity',
      text: 'Water, fertiliser and time where they count, with decisions based on measurement.',
    },
    finance: { title: 'Financial inclusion', text: 'A clear route to finance, savings and crop insurance.' },
    sustainability: { title: 'Sustainable development', text: 'Land that stays fertile for those who farm it after us.' },
  },
  next: { title: 'Where would you like to start?', services: 'Browse our services' },
} satisfies Counterpart<typeof arabic>;
