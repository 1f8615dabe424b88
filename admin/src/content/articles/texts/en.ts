import { type Shape, two } from '../../../kit/i18n/catalogue.ts';
import type { ar } from './ar.ts';

export const en = {
  all: 'All {{total, n}} articles',
  awareness: {
    add: 'Add a guidance article',
    empty: 'No guidance articles yet. Add the first one for visitors to read.',
  },
  climate: {
    add: 'Add a climate article',
    empty: 'No climate articles yet. Add the first one for visitors to read.',
  },
  ...two('total', 'One article', '{{count, n}} articles'),
  edit: 'Edit article',
  type: 'Type',
  types: { awareness: 'Guidance and awareness', climate: 'Climate change' },
  intro: 'Introduction',
  issueDefinition: 'Definition of the issue',
  importance: 'Importance',
  practicalSteps: 'Practical steps / scientific advice',
  recommendations: 'Recommendations',
  proseHint: 'A blank line starts a new paragraph.',
  stepsHint: 'Each line is a step. “Word: sentence” makes the part before the colon bold.',
  linesHint: 'Each line is a recommendation.',
  secondaryText: 'Second line under the title',
  display: 'Card style (optional)',
  displayHint: 'Leave it as it is to alternate the style from one card to the next.',
  variant: 'Arrangement',
  variants: { own: 'By position', odd: 'Picture first', even: 'Text first' },
  bgColor: 'Background colour',
  colors: {
    none: 'No colour',
    surface: 'White',
    'green-100': 'Light green',
    'green-800': 'Dark green',
    'wheat-300': 'Wheat',
    'nile-200': 'Nile',
  },
} satisfies Shape<typeof ar>;
