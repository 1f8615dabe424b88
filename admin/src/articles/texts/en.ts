import { type Shape, two } from '../../i18n/catalogue.ts';
import type { ar } from './ar.ts';

export const en = {
  awareness: {
    title: 'Awareness articles',
    add: 'Add an awareness article',
    empty: 'No awareness articles yet. Add the first one for visitors to read.',
    addTitle: 'Add an awareness article',
  },
  climate: {
    title: 'Climate articles',
    add: 'Add a climate article',
    empty: 'No climate articles yet. Add the first one for visitors to read.',
    addTitle: 'Add a climate article',
  },
  ...two('total', 'One article', '{{count, n}} articles'),
  edit: 'Edit article',
  type: 'Type',
  types: { awareness: 'Awareness', climate: 'Climate' },
  intro: 'Introduction',
  issueDefinition: 'Definition of the issue',
  importance: 'Importance',
  practicalSteps: 'Practical steps / scientific advice',
  recommendations: 'Recommendations',
  secondaryText: 'Second line under the title',
  display: 'Look of the card (optional)',
  displayHint: 'Leave it as it is, and the look changes from one card to the next.',
  variant: 'Arrangement',
  variants: { own: 'By its place', odd: 'Picture first', even: 'Text first' },
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
