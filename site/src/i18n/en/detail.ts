import { labels } from '@sanabel/contract/labels/en';
import type { detail as arabic } from '../ar/detail.ts';
import type { Twin } from '../ar/index.ts';

export const detail = {
  updated: 'Updated {{date}}',
  share: { share: 'Share', chat: 'Send by WhatsApp', copy: 'Copy the link', copied: 'Link copied', print: 'Print' },
  crop: {
    ...labels.cropFields,
    picture: 'Drawing or photo: {{name}}',
    ask: 'Ask an expert about {{name}}',
    chatMessage: 'Hello, I need agricultural advice about {{name}}.',
    others: 'Other crops',
  },
  article: {
    contents: 'In this article',
    summary: 'In brief',
    intro: 'Introduction',
    issueDefinition: 'What is the issue?',
    importance: 'Why does it matter?',
    practicalSteps: 'Practical steps and scientific advice',
    recommendations: 'Recommendations',
    reading: { one: '{{n}} minute to read', other: '{{n}} minutes to read' },
    ask: 'Ask an expert about this',
    chatMessage: 'Hello, I need agricultural advice about “{{title}}”.',
    picture: 'Drawing or photo for the article “{{title}}”',
    others: 'Read next',
  },
} satisfies Twin<typeof arabic>;
