import { type Shape, two } from '../../i18n/catalogue.ts';
import type { ar } from './ar.ts';

export const en = {
  live: 'The site is live',
  liveAt: 'Last update {{time}}',
  waiting: 'Changes wait to be published',
  ...two('pending', 'One change waits to be published', '{{count, n}} changes wait to be published'),
  waitingHint: 'They are published by themselves in a moment.',
  publishNow: 'Publish now',
  building: 'Publishing',
  buildingHint: 'You can go on working.',
  failed: 'Publishing failed',
  failedHint: 'Visitors see the previous version; nothing of your changes is lost.',
  failedSince: 'Visitors still see the version of {{time}}; your changes are kept.',
  retry: 'Try again',
  unknown: 'Whether the site is up to date is not known right now',
} satisfies Shape<typeof ar>;
