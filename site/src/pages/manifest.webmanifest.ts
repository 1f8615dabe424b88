import { CLUB, COLORS } from '@sanabel/brand/club';
import { direction, otherLocale } from '@sanabel/brand/locales';
import { DEFAULT_LOCALE } from '../i18n/routes.ts';
import { translator } from '../i18n/translate.ts';

const OTHER = otherLocale(DEFAULT_LOCALE);

/** The web app manifest, for phones with the site on their home screen. The default language's name comes first. */
const MANIFEST = {
  id: '/',
  name: `${CLUB.name[DEFAULT_LOCALE]} · ${CLUB.name[OTHER]}`,
  short_name: CLUB.name[DEFAULT_LOCALE],
  description: translator(DEFAULT_LOCALE)('common.description'),
  lang: DEFAULT_LOCALE,
  dir: direction(DEFAULT_LOCALE),
  name_localized: { [OTHER]: { value: CLUB.name[OTHER], lang: OTHER, dir: direction(OTHER) } },
  start_url: '/',
  scope: '/',
  display: 'minimal-ui',
  background_color: COLORS.light.paper,
  theme_color: COLORS.light['green-950'],
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  ],
};

export const GET = () => new Response(JSON.stringify(MANIFEST), { headers: { 'Content-Type': 'application/manifest+json' } });
