import { two } from '../../i18n/plural-forms.ts';
import type { Shape } from '../../i18n/shape.ts';
import type { ar } from './ar.ts';

export const en = {
  title: 'Trash',
  lead: 'What was deleted in the last thirty days; it can be brought back as it was.',
  ...two('total', 'One item', '{{count, n}} items'),
  search: 'Search by the item’s name',
  kind: 'Kind',
  allKinds: 'All kinds',
  kinds: {
    crops: 'Crop',
    articles: 'Article',
    gallery: 'Photo or video',
    partners: 'Partner',
    members: 'Member',
    backgrounds: 'Background',
  },
  empty: 'The trash is empty. What you delete from the site stays here for thirty days.',
  clear: 'Show everything in the trash',
  item: 'Item',
  deletedBy: 'Deleted by',
  deletedAt: 'When',
  left: 'Left',
  acts: 'Actions',
  ...two('days', 'One day', '{{count, n}} days'),
  days_zero: 'Less than a day',
  restore: 'Restore',
  restoreOf: 'Restore “{{name}}”',
  restored: '“{{name}}” is back in its place.',
  seeIn: 'See it in {{section}}',
  purgeOf: 'Delete “{{name}}” for good',
  purgeQuestion: 'Delete “{{name}}” for good?',
  purgeBody: 'It cannot be brought back after that.',
  purge: 'Delete for good',
  purged: 'Deleted for good.',
} satisfies Shape<typeof ar>;
