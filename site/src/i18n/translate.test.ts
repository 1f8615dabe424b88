import { formatNumber } from '@sanabel/brand/format';
import { describe, expect, it } from 'vitest';
import { fillPlural } from './counted.ts';
import { pluralForms, translator } from './translate.ts';

describe('texts', () => {
  it.each([
    [0, 'أقل من شهر'],
    [1, 'شهر واحد'],
    [2, 'شهران'],
    [3, '٣ أشهر'],
    [11, '١١ شهرًا'],
    [100, '١٠٠ شهر'],
  ])('counts %i months in the Arabic form for it', (count, text) => {
    expect(translator('ar')('common.months', { count })).toBe(text);
  });

  it('counts months in English', () => {
    const t = translator('en');
    expect([1, 2, 12].map((count) => t('common.months', { count }))).toEqual(['1 month', '2 months', '12 months']);
  });

  it('counts the same way in the browser', () => {
    for (const locale of ['ar', 'en'] as const)
      for (const count of [0, 1, 2, 7, 15, 100, 1000])
        expect(fillPlural(pluralForms(locale, 'lists.crops.count'), locale, count, formatNumber(locale, 1_234_567_890))).toBe(
          translator(locale)('lists.crops.count', { count }),
        );
  });

  it('puts values in as they are: escaping is the template’s work', () => {
    expect(translator('en')('lists.articles.noneText', { text: '<b>&' })).toContain('“<b>&”');
  });

  it('has the quoted texts of the specification word for word', () => {
    expect(translator('ar')('common.readMore')).toBe('اقرأ المزيد');
    const t = translator('en');
    expect(t('common.chatMessage')).toBe('Hello, I need agricultural advice.');
    expect(t('lists.crops.empty')).toBe('No crops available at the moment');
    expect(t('lists.articles.empty')).toBe('No articles available at the moment. Please check back later.');
    expect(t('jobs.form.sent')).toBe('Request sent successfully');
    expect(t('jobs.form.incomplete')).toBe('Please fill out all fields');
    expect(t('jobs.form.registered')).toBe('Email already registered');
  });
});
