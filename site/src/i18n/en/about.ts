import type { about as arabic } from '../ar/about.ts';
import type { Twin } from '../ar/index.ts';

export const about = {
  title: 'About the club',
  description: '{{club}} is a project of {{foundation}}: its six objectives, and what it brings to growers, traders and consumers.',
  hero: {
    title: 'Neighbours on one land',
    lead: '{{club}} is where those who grow, sell, buy and know meet, and where each one takes something and gives something.',
  },
  foundation: {
    label: 'Who we are',
    statement:
      '{{club}} is *a project of {{foundation}}*. It works with people of villages and towns so that the land serves those who farm it and those who eat from it.',
    text: 'Its door is open to everyone who cares about the land: farmer, trader, supplier, consumer, expert or curious visitor.',
    address: 'Our address:',
  },
  objectives: {
    title: 'Six objectives on one ear',
    experts: { title: 'Connect with experts', text: 'A question that reaches someone who knows, and an answer in the words of the field.' },
    solutions: { title: 'Agricultural solutions', text: 'What works on land like yours, in steps that village tools can do.' },
    knowledge: { title: 'Knowledge exchange', text: 'Farmers teach as they learn: meetings, field days and short videos.' },
    marketing: { title: 'Product marketing', text: 'A shorter road from field to trader and table, and a fair in each crop’s season.' },
    support: { title: 'Technical support', text: 'Irrigation, feeding and pests, followed from sowing to harvest.' },
    training: {
      title: 'Training and qualification',
      text: 'Hands-on courses for young people and women, in farming and after the harvest.',
    },
  },
  benefits: {
    title: 'What is in it for you?',
    markets: { title: 'Market access', text: 'Know who buys before you sow, and sell the quantity that you have.' },
    productivity: {
      title: 'Efficiency and productivity',
      text: 'Water, feed and time where they count, by decisions that rest on measuring.',
    },
    finance: { title: 'Financial inclusion', text: 'A plain road to finance, savings and crop insurance.' },
    sustainability: { title: 'Sustainable development', text: 'Land that stays fertile for those who farm it after us.' },
  },
  next: { title: 'Begin where you need to', services: 'Browse our services' },
} satisfies Twin<typeof arabic>;
