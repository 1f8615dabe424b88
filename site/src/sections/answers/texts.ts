import { formatNumber } from '@sanabel/brand/format';
import type { Locale } from '@sanabel/contract/enumerations';
import { KINDS } from '@sanabel/contract/kinds/index';
import { clubLinks } from '../../content/club-links.ts';
import { localised } from '../../content/item-texts.ts';
import { placeholder } from '../../i18n/fill.ts';
import { href } from '../../i18n/routes.ts';
import { pluralForms, translator } from '../../i18n/translate.ts';
import type { AskData } from './Ask.client.ts';
import { type Answer, askPath, cropsOf, type Topic } from './answers.ts';
import { askParts } from './rows.ts';

export const topicText = (topic: Topic, locale: Locale): string => KINDS.answers.fields.topic.choices[topic][locale];

/** The message that WhatsApp opens with on an answer's page. */
export const messageAbout = (answer: Answer, locale: Locale): string => {
  const [crop] = cropsOf(answer);
  const t = translator(locale);
  return crop ? t('detail.crop.chatMessage', { name: localised(crop, 'name', locale).text }) : t('common.chatMessage');
};

export const askData = (locale: Locale): AskData => {
  const t = translator(locale);
  return {
    locale,
    number: formatNumber(locale, 1_234_567_890),
    parts: askParts(),
    list: href(locale, askPath()),
    chat: clubLinks(locale, '').chat ?? '',
    count: pluralForms(locale, 'ask.count'),
    newest: t('lists.newestFirst', { count: placeholder('count') }),
    shown: t('common.partOf', { part: placeholder('part'), whole: placeholder('whole') }),
    none: t('ask.none', { text: placeholder('text') }),
    noneChosen: t('ask.noneChosen'),
    keep: t('lists.crops.keepOnly', { condition: placeholder('condition') }),
    others: t('ask.othersAbout', { name: placeholder('name') }),
    titles: [t('ask.card.title'), t('ask.card.first')],
    messages: {
      plain: t('common.chatMessage'),
      crop: t('detail.crop.chatMessage', { name: placeholder('name') }),
      words: t('ask.card.message', { text: placeholder('text') }),
    },
  };
};
