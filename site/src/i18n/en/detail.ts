import type { detail as arabic } from '../ar/detail.ts';
import type { Twin } from '../shape.ts';

export const detail = {
  crop: {
    name: 'Crop name',
    type: 'Type',
    season: 'Season',
    growthPeriod: 'Growth period',
    picture: 'Drawing or photo: {{name}}',
    ask: 'Ask an expert about {{name}}',
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
    reading: { one: '{{n}} minute read', other: '{{n}} minutes read' },
    updated: 'Updated {{date}}',
    share: 'Share',
    shared: 'Link copied',
    print: 'Print',
    picture: 'Drawing or photo for the article “{{title}}”',
    others: 'Read next',
  },
} satisfies Twin<typeof arabic>;
