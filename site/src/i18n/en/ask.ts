import type { ask as arabic } from '../ar/ask.ts';
import type { Counterpart } from '../ar/index.ts';

export const ask = {
  title: 'Ask an expert',
  description:
    'Questions from the field, answered by specialists of {{club}}: plant protection, water, feeding, storage. No answer to yours? Ask on WhatsApp.',
  lead: 'Search first: somebody may have asked the same. If you find no answer, ask us on WhatsApp.',
  gone: 'This question is no longer here. These are the others:',
  by: 'Questions are answered by *specialists of the club*',
  search: 'Search the questions',
  placeholder: 'A word from your question',
  find: 'Search',
  crop: 'Crop',
  topic: 'Topic',
  others: 'Other crops',
  count: { one: '{{n}} question', other: '{{n}} questions' },
  none: 'Nothing yet about “{{text}}”',
  noneChosen: 'No question fits these choices',
  noneText: 'Try another word, or ask us and we will answer.',
  failed: 'The questions could not be loaded. Check your connection.',
  noScript: 'Search and filters need a browser with JavaScript. Here are all the questions, newest first.',
  about: 'Asked about {{name}}',
  aboutThis: 'Asked about this crop',
  allAbout: 'All questions about {{name}}',
  othersAbout: 'Other questions about {{name}}',
  all: 'All questions and answers',
  near: 'Similar questions',
  short: 'The answer in brief',
  picture: 'Picture for the question “{{question}}”',
  source: 'Source:',
  send: 'Send this answer',
  published:
    'A grower’s question, published without name and number. General guidance, no substitute for an agronomist who knows your land.',
  card: {
    title: 'No answer to yours? Ask us',
    different: 'Is your case different? Ask us',
    first: 'Be the first to ask',
    message: 'Hello, I need agricultural advice about “{{text}}”.',
    consent: 'We may publish the question and its answer here, without your name, number or voice.',
  },
} satisfies Counterpart<typeof arabic>;
