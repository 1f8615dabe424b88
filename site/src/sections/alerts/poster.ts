import { COLORS } from '@sanabel/brand/club';
import type { Locale } from '@sanabel/contract/enumerations';
import type { DatedPoster, ShareImage } from '../../content/drawing.ts';
import { localised, teaser } from '../../content/item-texts.ts';
import { pictureFrom } from '../../content/page-share-image.ts';
import { translator } from '../../i18n/translate.ts';
import { footOf } from '../item-tools/poster.ts';
import type { Alert } from './alerts.ts';
import { SIGNS, sceneOf } from './signs.ts';
import { DATE, daysOf, levelName, MOST_DAYS, stepsOf, untilWords, WHOLE_DATE, whenIn } from './words.ts';

const MOST_STEPS = 3;
const { 'brick-600': BRICK, 'wheat-300': WHEAT, 'wheat-800': BROWN } = COLORS.light;
/** As on the page (slot.css), in light. */
const TILES: Readonly<Record<Alert['level'], DatedPoster['tile']>> = {
  act: { fill: BRICK, ink: '#fff', word: '#97301d' },
  notice: { fill: WHEAT, ink: '#4a3005', word: BROWN },
};

const pictureOf = (alert: Alert): Pick<ShareImage, 'picture' | 'focus'> => {
  const own = pictureFrom(alert);
  return own.picture === '' ? { picture: sceneOf(alert).slice(1) } : own;
};

export const alertPoster = (locale: Locale, alert: Alert): DatedPoster => {
  const t = translator(locale);
  const { address, words } = footOf(locale, alert, 'advice');
  const days = daysOf(alert, locale).length;
  return {
    look: 'dated',
    locale,
    level: levelName(alert, locale),
    tile: TILES[alert.level],
    sign: SIGNS[alert.type],
    label: t('alerts.poster.label'),
    title: localised(alert, 'title', locale).text,
    days: days <= MOST_DAYS ? days : 0,
    from: t('alerts.poster.from', { when: whenIn(locale, alert.from, DATE) }),
    until: t('alerts.poster.to', { when: whenIn(locale, alert.until, WHOLE_DATE) }),
    steps: stepsOf(alert, locale).slice(0, MOST_STEPS),
    ...pictureOf(alert),
    address,
    words: { ...words, page: t('alerts.poster.page') },
  };
};

export const alertShareImage = (locale: Locale, alert: Alert): ShareImage => ({
  look: 'article',
  locale,
  title: localised(alert, 'title', locale).text,
  line: teaser(localised(alert, 'happens', locale).text),
  label: `${levelName(alert, locale)} · ${untilWords(alert, locale)}`,
  ...pictureOf(alert),
});
