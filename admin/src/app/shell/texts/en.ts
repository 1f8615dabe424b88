import type { Shape } from '../../../i18n/catalogue.ts';
import type { ar } from './ar.ts';

export const en = {
  menu: 'Menu',
  closeMenu: 'Close the menu',
  sections: 'Sections of the control panel',
  more: 'Tools',
  hello: 'Hello',
  logout: 'Sign out',
  viewSite: 'View site',
  darkMode: 'Dark mode',
  lightMode: 'Light mode',
  skip: 'Skip to the content',
  newRequests_zero: 'No new requests',
  newRequests_one: 'One new request',
  newRequests_two: '{{count, n}} new requests',
  newRequests_few: '{{count, n}} new requests',
  newRequests_many: '{{count, n}} new requests',
  newRequests_other: '{{count, n}} new requests',
  notMine: 'This page is not part of your role',
  notMineHint: 'You are “{{role}}”. If you need it, ask the owner of the site.',
  offline: 'The connection is down. What you type is kept on this device, and we keep trying.',
  backRetry: 'The connection is back: try again.',
  backOnline: 'The connection is back.',
  dismiss: 'Hide this message',
  nothingLost: 'Nothing changed on the site.',
} satisfies Shape<typeof ar>;
