import type { Locale } from '@sanabel/contract/enumerations';
import { translator } from '../i18n/translate.ts';
import { type ContactLinks, contactLinks } from './contact-links.ts';
import { type LocalText, localised } from './localised.ts';
import { contact } from './snapshot.ts';

/** The club's contact record as the pages of one language show it. */
export const clubLinks = (locale: Locale): ContactLinks & { address: LocalText } => ({
  ...contactLinks(contact, translator(locale)('common.chatMessage')),
  address: localised(contact, 'address', locale),
});
