import { SCENES } from '@sanabel/brand/scenes';
import type { Article } from '@sanabel/contract/entities/article';
import type { Crop } from '@sanabel/contract/entities/crop';
import type { Locale, Section } from '@sanabel/contract/enumerations';
import { translator } from '../i18n/translate.ts';
import type { ShareImage } from './drawing.ts';
import { localised, teaser } from './item-texts.ts';
import { mediaPath } from './media-files.ts';
import { mediumAt } from './snapshot.ts';

const SECTION_OF: Readonly<Record<string, Section>> = {
  about: 'aboutUs',
  services: 'ourServices',
  gallery: 'gallery',
  jobs: 'careerOpportunities',
  contact: 'contactUs',
};
const ENOUGH = 640;

/** Scenes with a calm side for text (guide §1.4); beside any other the text is on paper, like an article's. */
const CALM: readonly Section[] = ['platform', 'gallery'];

export const pageShareImage = (locale: Locale, path: string, title: string, line: string): ShareImage => {
  const section = SECTION_OF[path.split('/')[1] ?? ''] ?? 'platform';
  const look = CALM.includes(section) ? 'page' : 'article';
  const isDark = section === 'gallery';
  return { look, locale, title, line: teaser(line), picture: SCENES[section].src.slice(1), ...(isDark && { isDark }) };
};

const fileOf = (url: string): string => {
  const medium = mediumAt(url);
  const files = medium?.kind === 'picture' ? medium.renditions.filter(({ format }) => format === 'webp') : [];
  const file = files.find(({ width }) => width >= ENOUGH) ?? files.at(-1);
  return file ? mediaPath(file.url).slice(1) : '';
};

export const pictureFrom = ({ imageUrl, focus }: { imageUrl: string; focus: string }): Pick<ShareImage, 'picture' | 'focus'> => ({
  picture: fileOf(imageUrl),
  ...(focus && { focus }),
});

export const cropShareImage = (locale: Locale, crop: Crop): ShareImage => ({
  look: 'crop',
  locale,
  title: localised(crop, 'name', locale).text,
  line: localised(crop, 'title', locale).text,
  months: { count: crop.growthPeriod, text: translator(locale)('common.months', { count: crop.growthPeriod }) },
  ...pictureFrom(crop),
});

export const articleShareImage = (locale: Locale, article: Article): ShareImage => ({
  look: 'article',
  locale,
  title: localised(article, 'title', locale).text,
  line: teaser(localised(article, 'secondaryText', locale).text || localised(article, 'description', locale).text),
  label: translator(locale)(`common.articleTypes.${article.type}`),
  ...pictureFrom(article),
});
