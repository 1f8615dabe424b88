import type { Locale } from '@sanabel/contract/enumerations';
import { localised, truncate } from '../../content/item-texts.ts';
import { sharpestOf } from '../../content/pictures.ts';
import { absolute, href } from '../../i18n/routes.ts';
import { organization, type Thing } from '../../seo/structured-data.ts';
import type { Alert } from './alerts.ts';
import { sceneOf } from './signs.ts';

export const alertFacts = (alert: Alert, locale: Locale): Thing => {
  const title = localised(alert, 'title', locale);
  return {
    '@type': 'Article',
    headline: title.text,
    description: truncate(localised(alert, 'happens', locale).text),
    inLanguage: title.lang,
    datePublished: alert.createdAt,
    dateModified: alert.updatedAt,
    expires: alert.until,
    author: organization(locale, absolute(href(locale, '/'))),
    image: absolute(sharpestOf(alert.imageUrl)?.url ?? sceneOf(alert)),
  };
};
