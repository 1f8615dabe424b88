import type { Locale } from '@sanabel/contract/enumerations';
import type { Poster, ShareImage } from '../../content/drawing.ts';
import { localised, truncate } from '../../content/item-texts.ts';
import { pictureFrom } from '../../content/page-share-image.ts';
import { footOf } from '../item-tools/poster.ts';
import { type Answer, cropsOf } from './answers.ts';
import { topicText } from './texts.ts';

const pictureOf = (answer: Answer): Pick<ShareImage, 'picture' | 'focus'> => {
  const [crop] = cropsOf(answer);
  const { pictureUrl: imageUrl, focus } = answer;
  if (imageUrl) return pictureFrom({ imageUrl, focus });
  return crop ? pictureFrom(crop) : { picture: 'art/scene-fields-dawn.svg' };
};

export const answerCard = (locale: Locale, answer: Answer): ShareImage => ({
  look: 'article',
  locale,
  title: localised(answer, 'question', locale).text,
  line: truncate(localised(answer, 'short', locale).text),
  label: topicText(answer.topic, locale),
  ...pictureOf(answer),
});

export const answerPoster = (locale: Locale, answer: Answer): Poster => ({
  look: 'poster',
  locale,
  label: topicText(answer.topic, locale),
  title: localised(answer, 'question', locale).text,
  line: '',
  dates: [],
  stages: [],
  key: [],
  text: localised(answer, 'short', locale).text,
  steps: [],
  ...pictureOf(answer),
  ...footOf(locale, answer, 'advice'),
});
