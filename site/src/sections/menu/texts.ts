import { COUNTRY } from '@sanabel/brand/club';
import type { Locale } from '@sanabel/contract/enumerations';
import { ICONS } from '../../components/icons.ts';
import { common as arabic } from '../../i18n/ar/common.ts';
import { common as english } from '../../i18n/en/common.ts';

/** Texts of the menu, besides the page's own links. They are built into the script, so that a saved page has a menu without a network. */
const textsOf = (locale: Locale, { nav, region, guideRegions, askOnWhatsApp, opensInNewTab, contact }: typeof arabic | typeof english) => ({
  title: nav.menu,
  close: nav.closeMenu,
  region: region.label,
  noRegion: region.none,
  regions: Object.entries(guideRegions).filter(([name]) => name !== 'everywhere'),
  /** Each entry is a link of the footer, by the end of its address. */
  entries: [
    { end: '/services/crops', icon: ICONS.sprout, line: nav.cropsLine },
    { end: '/this-month', icon: ICONS.calendar, line: nav.monthLine },
    { end: '#expert', icon: ICONS.question, line: nav.expertLine },
    { end: '/offline', icon: ICONS.save, line: nav.savedPagesLine },
  ],
  chat: askOnWhatsApp,
  outside: opensInNewTab,
  call: contact.call,
  icons: { close: ICONS.close, chat: ICONS.whatsapp, phone: ICONS.phone },
  timeZone: COUNTRY.timeZone,
  format: COUNTRY.formats[locale],
});

export const menuTexts = { ar: textsOf('ar', arabic), en: textsOf('en', english) };

export type MenuTexts = (typeof menuTexts)[Locale];
