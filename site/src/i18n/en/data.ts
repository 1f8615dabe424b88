import type { data as arabic } from '../ar/data.ts';
import type { Counterpart } from '../ar/index.ts';

export const data = {
  title: 'Open data',
  description: 'The crops, sheets and articles of {{club}} as JSON and CSV files, and a feed of what is new: use them, and name the club.',
  lead: 'What we write about the land is for whoever needs it: take it to your site, your cooperative or your research.',
  licence: {
    title: 'On what terms?',
    text: 'Texts and figures are under {{licence}}: copy, share and change them, commercially too, as long as you name “{{club}}”, link to the page that you took them from and say what you changed.',
    link: 'Text of the licence',
    not: 'The licence does not cover photos, videos, or the club’s name and logo. The files hold nothing about visitors or applicants.',
  },
  cite: {
    title: 'How do I cite it?',
    text: '“{{club}}, {{address}}, {{licence}}”.',
    growingGuides: 'For a figure of a sheet, name its own source too: it stands beside each figure.',
  },
  files: {
    title: 'Files',
    text: 'Each file has both languages, and is renewed automatically after every edit. A table that grows is split into parts.',
    csv: 'The CSV files are UTF-8 and open in spreadsheets. A text that a spreadsheet would take for a formula begins with an apostrophe.',
    part: '{{file}} {{part}}',
    crops: { json: 'Crops with their sheets, JSON', csv: 'Crops, CSV' },
    sheets: { csv: 'Figures and dates of the sheets, a row for each, CSV' },
    articles: { json: 'Articles, JSON', csv: 'Articles, CSV' },
    package: 'List of files and columns for programs (Data Package)',
  },
  feed: {
    title: 'What is new (RSS)',
    text: 'The newest crops and articles. Add the address to a feed reader, and what is new reaches you without email or account.',
    ar: 'In Arabic',
    en: 'In English',
  },
  llms: {
    title: 'For programs that read',
    text: 'The site and its links in one text file.',
    pages: 'Pages',
    about: 'Every page is there in Arabic and English. Texts and figures are under {{licence}}.',
  },
} satisfies Counterpart<typeof arabic>;
