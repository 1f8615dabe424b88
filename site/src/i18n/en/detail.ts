import { labels } from '@sanabel/contract/labels/en';
import type { detail as arabic } from '../ar/detail.ts';
import type { Twin } from '../ar/index.ts';

export const detail = {
  advice: 'General guidance, no substitute for an agronomist who knows your land: dates differ by region and variety.',
  updated: 'Last updated: {{date}}',
  share: {
    share: 'Share',
    chat: 'Send on WhatsApp',
    copy: 'Copy link',
    copied: 'Link copied',
    print: 'Print',
    onPaper: 'This page on your phone',
  },
  crop: {
    ...labels.cropFields,
    pickingSeason: 'Picking season',
    floweringToPicking: 'From flowering to picking',
    picture: 'Picture of {{name}}',
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
    reading: { one: '{{n}} minute read', other: '{{n}} minute read' },
    ask: 'Ask an expert about this topic',
    chatMessage: 'Hello, I need agricultural advice about “{{title}}”.',
    picture: 'Picture for the article “{{title}}”',
    others: 'Read next',
  },
} satisfies Twin<typeof arabic>;
