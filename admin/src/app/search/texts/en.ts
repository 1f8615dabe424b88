import { kindKeywords, kindNames, mapKinds } from '@sanabel/contract/kinds/index';
import { type Shape, two } from '../../../kit/i18n/catalogue.ts';
import type { ar } from './ar.ts';

export const en = {
  title: 'Search the panel',
  placeholder: 'A crop, an article, a name, a phone number…',
  results: 'Search results',
  groups: {
    ...kindNames('en', 'list'),
    recent: 'Recently edited',
    people: 'People',
    pages: 'Panel pages',
    trash: 'Bin',
  },
  tags: { page: 'Open' },
  gallery: { image: 'Photo', video: 'Video', youtube: 'Video' },
  states: { draft: 'Draft', scheduled: 'Scheduled', hidden: 'Hidden' },
  edited: 'edited {{ago}}',
  quoted: '“{{text}}”',
  nothing: 'Nothing found for “{{text}}”. Try a shorter word or part of it.',
  nothingYet: 'Nothing has been edited yet.',
  failed: 'The search failed.',
  keys: { move: 'to move', open: 'to open', close: 'to close' },
  ...two('count', 'One result', '{{count, n}} results'),
  all: {
    ...mapKinds(({ labels: { en } }) => `All matching ${en.list.toLowerCase()} ({{total, n}})`),
    gallery: 'All matches in the gallery ({{total, n}})',
    'job-requests': 'All matching requests ({{total, n}})',
    trash: 'All matches in the bin ({{total, n}})',
  },
  keywords: {
    ...kindKeywords('en'),
    dashboard: 'Crop, article, crops and articles, the club in figures, what is waiting for you',
    contacts: 'Phone, WhatsApp, email, address, opening hours, Facebook, YouTube, TikTok',
    library: 'Files, media, unused pictures',
    trash: 'Restore, deleted, delete, trash',
    activity: 'Who changed what, log of changes',
    health: 'Problem, disk, space, email, update',
    publication: 'Publish now, go back to an earlier version, release',
    backup: 'Backups, back up now, download a backup, restore',
    guide: 'Help, guide to print, how the panel works',
    account: 'Password, second step, passkeys, recovery codes, open sessions',
    details: 'Your name, picture, email, phone, emails about work requests, weekly email',
    invitations: 'Invite a new admin',
  },
} satisfies Shape<typeof ar>;
