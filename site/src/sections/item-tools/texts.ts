import { CLUB, COLORS } from '@sanabel/brand/club';
import { formatNumber } from '@sanabel/brand/format';
import type { Locale } from '@sanabel/contract/enumerations';
import { ICONS } from '../../components/icons.ts';
import { placeholder } from '../../i18n/fill.ts';
import { SITE_ORIGIN } from '../../i18n/routes.ts';
import { translator } from '../../i18n/translate.ts';
import { fullScreenTexts } from '../../islands/gallery/texts.ts';

/** The three questions: the part of the plant, the sign on it, its growth. */
export const ASK_PARTS = ['leaf', 'fruit', 'stem', 'root', 'field'] as const;
export const ASK_SIGNS = ['spots', 'yellow', 'dry', 'wilting', 'holes', 'insects'] as const;
export const ASK_STAGES = ['seedling', 'growing', 'flowering', 'ripening'] as const;

/** A leaf in a box of 72, and what is drawn over it. A wilted one hangs limp from its stalk. */
const LEAF = 'M36 70C6 52 10 20 36 2C62 20 66 52 36 70Z';
const SHADE = 'M36 70C66 52 62 20 36 2C44 24 44 50 36 70Z';
const VEINS = 'M36 66V14M36 50L24 40M36 50L48 40M36 36L26 28M36 36L46 28';
const LIMP = ' transform="translate(36 36) rotate(160) scale(.55 1) translate(-36 -36)"';
const { 'wheat-300': PALE, 'wheat-500': GOLD, 'green-500': GREEN, 'green-800': DARK } = COLORS.light;
const leaf = (over: string, colour = 'none', [fill, shade]: readonly string[] = ['#6baf5b', GREEN], transform = '') =>
  `<g${transform}><path d="${LEAF}" fill="${fill}"/><path d="${SHADE}" fill="${shade}"/><path d="${VEINS}" fill="none" stroke="${DARK}" stroke-width="2.4" stroke-linecap="round"/><path d="${over}" fill="${colour}"/></g>`;
const ART: Readonly<Record<(typeof ASK_SIGNS)[number], string>> = {
  spots: leaf(
    'M21 34a4 4 0 1 0 8 0a4 4 0 1 0-8 0ZM27 48a3 3 0 1 0 6 0a3 3 0 1 0-6 0ZM43 42a4 4 0 1 0 8 0a4 4 0 1 0-8 0ZM39 26a3 3 0 1 0 6 0a3 3 0 1 0-6 0ZM31 20a3 3 0 1 0 6 0a3 3 0 1 0-6 0Z',
    '#c4472b',
  ),
  yellow: leaf('', 'none', [PALE, GOLD]),
  dry: leaf('M36 2C28 8 22 15 19 22Q30 28 36 20Q44 28 53 22C50 15 44 8 36 2Z', '#a9794f'),
  insects: leaf(
    'M23 40a4 5.5 0 1 0 8 0a4 5.5 0 1 0-8 0ZM42 34a4 5.5 0 1 0 8 0a4 5.5 0 1 0-8 0ZM36 54a4 5 0 1 0 8 0a4 5 0 1 0-8 0Z',
    '#2a2019',
  ),
  wilting: leaf('', 'none', ['#9aa86a', '#7f8f52'], LIMP),
  holes: leaf('M18 36a6 5 0 1 0 12 0a6 5 0 1 0-12 0ZM43 30a5 5 0 1 0 10 0a5 5 0 1 0-10 0ZM40 50a6 4 0 1 0 12 0a6 4 0 1 0-12 0Z', '#fff'),
};

/** Playback rates, in the order of presses. */
const VOICE_RATES = [1, 1.25, 1.5, 0.75];

const C = COLORS.light;

export const itemTexts = (locale: Locale) => {
  const t = translator(locale);
  return {
    send: {
      title: t('detail.send.title'),
      what: t('detail.send.what'),
      whole: t('detail.send.whole'),
      dates: t('detail.send.dates'),
      step: t('detail.send.step', { number: placeholder('number') }),
      preview: t('detail.send.preview'),
      share: t('detail.send.share'),
      chat: t('detail.send.chat'),
      save: t('detail.send.save'),
      copy: t('detail.send.copy'),
      copied: t('detail.send.copied'),
      noPicture: t('detail.send.noPicture'),
      outside: t('common.opensInNewTab'),
      close: t('detail.send.close'),
      club: CLUB.name[locale],
      host: SITE_ORIGIN.host,
      colors: { paper: C.paper, ink: C.ink, ink2: C['ink-2'], wheat: C['wheat-500'], green: C['green-800'] },
      number: formatNumber(locale, 1234567890),
      icons: { share: ICONS.share, chat: ICONS.whatsapp, save: ICONS.save, copy: ICONS.copy, close: ICONS.close },
    },
    listen: {
      play: t('detail.listen.play'),
      pause: t('detail.listen.pause'),
      place: t('detail.listen.position'),
      of: t('detail.listen.of', { at: placeholder('at'), all: placeholder('all') }),
      speed: t('detail.listen.speed', { speed: placeholder('speed') }),
      failed: t('detail.listen.failed'),
      speeds: VOICE_RATES.map((rate) => ({ rate, label: `×${formatNumber(locale, rate)}` })),
      icons: { play: ICONS.play, pause: ICONS.pause },
    },
    ask: {
      lead: t('detail.ask.lead'),
      where: t('detail.ask.where'),
      seen: t('detail.ask.seen'),
      when: t('detail.ask.when'),
      parts: ASK_PARTS.map((part) => ({ label: t(`detail.ask.parts.${part}`), phrase: t(`detail.ask.on.${part}`) })),
      signs: ASK_SIGNS.map((sign) => ({ label: t(`detail.ask.signs.${sign}`), art: ART[sign] })),
      stages: ASK_STAGES.map((stage) => ({ label: t(`detail.ask.stages.${stage}`), phrase: t(`detail.ask.at.${stage}`) })),
      message: t('detail.ask.message'),
      between: t('detail.ask.between'),
      comma: t('calendar.between'),
      end: t('detail.ask.end'),
      send: t('detail.ask.send'),
      hint: t('detail.ask.hint'),
      outside: t('common.opensInNewTab'),
      icon: ICONS.whatsapp,
    },
    photos: fullScreenTexts(locale),
  };
};

export type ItemTexts = ReturnType<typeof itemTexts>;
