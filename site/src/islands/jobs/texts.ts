import type { Locale } from '@sanabel/contract/enumerations';
import type { PluralKey } from '../../i18n/ar/index.ts';
import { placeholder } from '../../i18n/fill.ts';
import { href } from '../../i18n/routes.ts';
import { translator } from '../../i18n/translate.ts';
import { brokenTexts } from '../parts/texts.ts';
import { FIELDS } from './application.ts';

/** Forms counted sentences in the build: the first `Intl` plural makes a slow phone load all its locale data. */
export const jobTexts = (locale: Locale) => {
  const t = translator(locale);
  const counted = (key: PluralKey) => Array.from({ length: FIELDS.length + 1 }, (_, count) => t(key, { count }));
  return {
    title: t('jobs.form.title'),
    labels: {
      fullName: t('jobs.form.fullName'),
      phoneNumber: t('jobs.form.phoneNumber'),
      role: t('jobs.form.role'),
      experience: t('jobs.form.experience'),
      email: t('jobs.form.email'),
      qualification: t('jobs.form.qualification'),
    },
    phoneHint: t('jobs.form.phoneHint'),
    noExperience: t('jobs.form.noExperience'),
    qualificationHint: t('jobs.form.qualificationHint'),
    send: t('jobs.form.send'),
    sending: t('jobs.form.sending'),
    left: counted('jobs.form.disabled'),
    ready: t('jobs.form.ready'),
    errorCount: counted('jobs.form.errors'),
    consent: t('jobs.form.consent'),
    privacy: { text: t('privacy.title'), href: href(locale, '/privacy') },
    sent: t('jobs.form.sent'),
    arrived: t('jobs.sent.title', { name: placeholder('name') }),
    arrivedLead: t('jobs.sent.lead'),
    another: t('jobs.sent.another'),
    wrong: t('jobs.sent.wrong'),
    wrongChat: t('jobs.sent.wrongChat'),
    home: { text: t('errors.notFound.home'), href: href(locale, '/') },
    incomplete: t('jobs.form.incomplete'),
    noEmail: t('jobs.form.noEmail'),
    orByChat: t('jobs.form.orByChat'),
    applyByChat: t('jobs.form.applyByChat'),
    byChat: t('jobs.form.byChat'),
    opensInNewTab: t('common.opensInNewTab'),
    registered: t('jobs.form.registered'),
    failed: t('jobs.form.failed'),
    close: t('common.close'),
    broken: brokenTexts(locale),
    required: t('jobs.form.required'),
    invalidEmail: t('jobs.form.invalidEmail'),
    invalidPhone: t('jobs.form.invalidPhone'),
  };
};

export type JobTexts = ReturnType<typeof jobTexts>;
