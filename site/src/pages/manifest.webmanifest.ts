import { CLUB, COLORS } from '@sanabel/brand/club';
import { direction, otherLocale } from '@sanabel/brand/locales';
import { DEFAULT_LOCALE, href, MAIN_NAVIGATION, type NavigationEntry, SERVICES_NAVIGATION } from '../i18n/routes.ts';
import { translator } from '../i18n/translate.ts';

const OTHER = otherLocale(DEFAULT_LOCALE);
const t = translator(DEFAULT_LOCALE);
const SHORTCUTS: readonly NavigationEntry[] = [
  ...SERVICES_NAVIGATION,
  ...MAIN_NAVIGATION.filter(({ path }) => path === '/contact'),
  { path: '/offline', text: 'offline.title' },
];

const MANIFEST = {
  id: '/',
  name: `${CLUB.name[DEFAULT_LOCALE]} · ${CLUB.name[OTHER]}`,
  short_name: CLUB.name[DEFAULT_LOCALE],
  description: t('common.description'),
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
    // Maskable: the ear is inside the circle that every phone leaves of an icon.
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: SHORTCUTS.map(({ path, text }) => ({ name: t(text), url: href(DEFAULT_LOCALE, path) })),
};

export const GET = () => new Response(JSON.stringify(MANIFEST), { headers: { 'Content-Type': 'application/manifest+json' } });
