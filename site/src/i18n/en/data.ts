import type { data as arabic } from '../ar/data.ts';
import type { Counterpart } from '../ar/index.ts';

export const data = {
  title: 'Open data',
  description:
    'The crops, crop facts and articles of {{club}} as JSON and CSV files, and a feed of what is new: use them, and credit the club.',
  lead: 'Anyone may use what we publish, on a website, in a cooperative or for research.',
  licence: {
    title: 'What are the terms?',
    text: 'Texts and figures are available under {{licence}}. Copy, share and adapt them, even commercially, as long as you credit “{{club}}”, link to the page you took them from and say what you changed.',
    link: 'Licence text',
    not: 'The licence does not cover photos, videos, or the club’s name and logo. The files hold nothing about visitors or applicants.',
  },
  cite: {
    title: 'How do I cite it?',
    text: '“{{club}}, {{address}}, {{licence}}”.',
    growingGuides: 'For a crop figure, also cite its source, shown beside it.',
  },
  files: {
    title: 'Files',
    text: 'Each file has both languages and is updated automatically after every edit. A large table is split into parts.',
    csv: 'The CSV files are UTF-8 and open in spreadsheets. Text that could be mistaken for a formula starts with an apostrophe.',
    part: '{{file}} {{part}}',
    crops: { json: 'Crops with their figures and dates, JSON', csv: 'Crops, CSV' },
    sheets: { csv: 'Crop figures and dates, one row each, CSV' },
    articles: { json: 'Articles, JSON', csv: 'Articles, CSV' },
    package: 'List of files and columns for programs (Data Package)',
  },
  feed: {
    title: 'What is new',
    text: 'The newest crops and articles. Add the address to an RSS reader to follow the site without email or an account.',
    ar: 'In Arabic',
    en: 'In English',
  },
  llms: {
    title: 'For AI tools and scripts',
    text: 'A summary of the site and its links in one text file.',
    pages: 'Pages',
    about: 'Every page is available in Arabic and English. Texts and figures are available under {{licence}}.',
  },
} satisfies Counterpart<typeof arabic>;
