import type { Article } from '@sanabel/contract/entities/article';
import type { Crop } from '@sanabel/contract/entities/crop';
import type { Locale } from '@sanabel/contract/enumerations';
import { lines, plainStep, step } from '@sanabel/contract/formatting/steps';
import { WINDOW_KINDS } from '@sanabel/contract/growing-guide/shown';
import { type DatedPoster, drawingName, type Poster, SHARE_FOLDER } from '../../content/drawing.ts';
import { localised, plain, teaser, truncate } from '../../content/item-texts.ts';
import { pictureFrom } from '../../content/page-share-image.ts';
import { noteDrawing } from '../../content/site-data.ts';
import { absolute, href } from '../../i18n/routes.ts';
import { translator } from '../../i18n/translate.ts';
import { type GuideView, guideView, type RegionView, STAGE_LABELS } from '../crop/growing-guide.ts';
import { codeOf } from '../short-link/code.ts';

const MOST_STEPS = 3;
const MOST_TEXT = 300;
/** The letters of a step that fit a third of a poster. */
const MOST_STEP_TEXT = 110;

export const footOf = (locale: Locale, { id }: { id: string }, note: 'region' | 'advice'): Pick<Poster, 'address' | 'words'> => {
  const t = translator(locale);
  return {
    address: absolute(href(locale, `/go/${codeOf(id)}`)),
    words: { note: t(`detail.poster.${note}`), page: t('detail.poster.page') },
  };
};

/** A poster has room for the first window of each kind. */
const datesOf = (locale: Locale, { region, windows }: RegionView): Poster['dates'] => {
  const t = translator(locale);
  const params = { region: t(`common.guideRegions.${region}`) };
  return WINDOW_KINDS.flatMap((kind) => {
    const window = windows.find((one) => one.kind === kind);
    if (!window) return [];
    const text = [window.name, window.text].filter(Boolean).join(t('calendar.colon')) + (window.note && ` (${window.note})`);
    return [{ stage: kind === 'sowing' ? ('sow' as const) : ('harvest' as const), label: t(`detail.poster.${kind}`, params), text }];
  });
};

const numbersOf = (locale: Locale, view: GuideView): Poster['steps'] => {
  const t = translator(locale);
  return view.rows
    .flatMap(({ name, variants }) => {
      if (name === 'varieties') return [];
      const one = variants.find(({ regions, value }) => value !== '' && (regions.length === 0 || regions.includes(view.first)));
      return one ? [{ lead: t(`common.guideRows.${name}`), text: `${one.value} ${one.unit}` }] : [];
    })
    .slice(0, MOST_STEPS);
};

/** Whole sentences from the start, the first in any case. */
const opening = (paragraph: string): string => {
  const [first = '', ...others] = paragraph.split(/(?<=[.!?؟])\s+/);
  let text = first;
  for (const sentence of others) {
    if (`${text} ${sentence}`.length > MOST_STEP_TEXT) break;
    text += ` ${sentence}`;
  }
  return truncate(text);
};

/** Takes the paragraphs after the one of dates as steps; a shorter text gives none. */
const stepsOf = (description: string): Poster['steps'] => {
  const [, ...paragraphs] = lines(description);
  return paragraphs.length < MOST_STEPS ? [] : paragraphs.slice(0, MOST_STEPS).map((text) => ({ lead: '', text: opening(text) }));
};

/** Shows the region that the crop's page shows first, and three steps; where the text has none, the amounts for a feddan. */
export const cropPoster = (locale: Locale, crop: Crop): Poster => {
  const t = translator(locale);
  const view = guideView(crop, locale);
  const growth = { months: t('common.months', { count: crop.growthPeriod }) };
  const region = view?.regions[view.first];
  const description = plain(crop, 'description', locale).text;
  const steps = stepsOf(description);
  return {
    look: 'poster',
    locale,
    label: `${t(`common.cropTypes.${crop.type}`)} · ${t(`common.seasons.${crop.season}`)}`,
    title: localised(crop, 'name', locale).text,
    line: localised(crop, 'title', locale).text,
    text: steps.length > 0 ? '' : truncate(description, MOST_TEXT),
    months: { count: crop.growthPeriod, text: t('common.months', { count: crop.growthPeriod }) },
    dates: region ? datesOf(locale, region) : [],
    stages: (region?.kernels ?? []).map(([, middle = 'rest']) => middle),
    key: (region?.namedStages ?? []).map((stage) => ({ stage, text: t(`detail.crop.growingGuide.${STAGE_LABELS[stage]}`, growth) })),
    steps: steps.length > 0 || !view ? steps : numbersOf(locale, view),
    ...pictureFrom(crop),
    ...footOf(locale, crop, region?.windows.length ? 'region' : 'advice'),
  };
};

export const articlePoster = (locale: Locale, article: Article): Poster => ({
  look: 'poster',
  locale,
  label: translator(locale)(`common.articleTypes.${article.type}`),
  title: localised(article, 'title', locale).text,
  line: teaser(localised(article, 'description', locale).text),
  dates: [],
  stages: [],
  key: [],
  text: '',
  steps: lines(localised(article, 'practicalSteps', locale).text)
    .map((line) => plainStep(step(line)))
    .slice(0, MOST_STEPS),
  ...pictureFrom(article),
  ...footOf(locale, article, 'advice'),
});

/** Returns the address of a poster on the current page; the publisher draws it (publisher/cards). */
export const posterPicture = (poster: Poster | DatedPoster): string => {
  noteDrawing(poster);
  return `/${SHARE_FOLDER}/${drawingName(poster)}`;
};
