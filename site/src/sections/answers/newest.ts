import { formatDate } from '@sanabel/brand/format';
import type { Locale } from '@sanabel/contract/enumerations';
import { itemPage } from '@sanabel/contract/kinds/index';
import { type LocalText, localised } from '../../content/item-texts.ts';
import { firstOf } from '../../content/snapshot.ts';
import { href } from '../../i18n/routes.ts';
import { translator } from '../../i18n/translate.ts';
import { expertOf } from './answers.ts';

interface NewestPair {
  href: string;
  question: LocalText;
  answer: LocalText;
  by: string;
}

/** For home's band. */
export const newestPair = (locale: Locale): NewestPair | null => {
  const [answer] = firstOf('answers', 1);
  if (!answer) return null;
  const expert = expertOf(answer);
  const name = expert ? [localised(expert, 'name', locale).text] : [];
  return {
    href: href(locale, itemPage('answers', answer.id)),
    question: localised(answer, 'question', locale),
    answer: localised(answer, 'short', locale),
    by: [...name, formatDate(locale, answer.date)].join(translator(locale)('search.between')),
  };
};
