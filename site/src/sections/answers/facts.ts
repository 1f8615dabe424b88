import type { Locale } from '@sanabel/contract/enumerations';
import { plainText } from '@sanabel/contract/formatting/blocks';
import { itemPage } from '@sanabel/contract/kinds/index';
import { localised } from '../../content/item-texts.ts';
import { absolute, href } from '../../i18n/routes.ts';
import { organization, type Thing } from '../../seo/structured-data.ts';
import { type Answer, expertOf } from './answers.ts';

/** The question and its answer, and nothing about the person who asked. */
export const answerFacts = (answer: Answer, locale: Locale): Thing => {
  const question = localised(answer, 'question', locale);
  const short = localised(answer, 'short', locale).text;
  const long = plainText(localised(answer, 'long', locale).text);
  const expert = expertOf(answer);
  return {
    '@type': 'QAPage',
    mainEntity: {
      '@type': 'Question',
      name: question.text,
      text: question.text,
      inLanguage: question.lang,
      answerCount: 1,
      acceptedAnswer: {
        '@type': 'Answer',
        text: [short, long].filter(Boolean).join('\n\n'),
        url: absolute(href(locale, itemPage('answers', answer.id))),
        datePublished: answer.date,
        author: expert
          ? { '@type': 'Person', name: localised(expert, 'name', locale).text }
          : organization(locale, absolute(href(locale, '/'))),
      },
    },
  };
};
