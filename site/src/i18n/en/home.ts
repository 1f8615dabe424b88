import type { home as arabic } from '../ar/home.ts';
import type { Twin } from '../ar/index.ts';

export const home = {
  title: 'Home',
  hero: {
    eyebrow: '{{projectOf}}',
    title: 'From first seed to full ear',
    lead: 'One club for farmers, traders, suppliers, consumers and experts: knowledge that grows, and harvests that find their way.',
    browse: 'Browse the crops',
  },
  partners: 'Partners on the ground',
  vision: {
    label: 'Our vision',
    statement:
      'Farming *knowledge* in every field in {{country}}, and every harvest in the hands that need it, at a *fair price* and with a lighter mark on land and water.',
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
    experts: { title: 'Connect with experts', text: 'A clear answer from a specialist, with no middleman.' },
    solutions: { title: 'Practical solutions', text: 'Advice for the field and the tools at hand, not theory.' },
    knowledge: { title: 'Share knowledge', text: 'What one farmer learns today helps the neighbours tomorrow.' },
    marketing: { title: 'Market the harvest', text: 'A shorter, fairer road from field to buyer.' },
    support: { title: 'Technical support', text: 'With you from soil preparation to after harvest.' },
    training: { title: 'Train and qualify', text: 'New skills for young people and women in rural areas.' },
  },
  crops: {
    title: 'Crops of the season',
    lead: 'A card for each crop: its type, its season, and one kernel for each month of growth.',
    all: 'All crops',
  },
  guidance: { title: 'Guidance for growers', all: 'All articles' },
  expert: {
    title: 'Have a question? The expert is closer than you think',
    lead: 'Send a photo or voice note on WhatsApp and a specialist in your crop will reply.',
    chat: 'Ask on WhatsApp',
    samples: 'Questions from the field',
    question: 'My tomato leaves are yellowing from the bottom. What should I do?',
    answer: 'It may be magnesium. Send a photo of both sides of the leaf.',
    voice: 'A voice note of 18 seconds',
    voiceLength: '0:18',
  },
  climate: { title: 'When the climate shifts', all: 'All climate articles' },
  members: { title: 'The people of the club' },
} satisfies Twin<typeof arabic>;
