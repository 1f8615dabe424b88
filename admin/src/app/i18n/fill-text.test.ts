import english from 'ra-language-english';
import { describe, expect, it } from 'vitest';
import { ar } from '../../i18n/react-admin/ar.ts';
import { FORMS, SEPARATOR } from '../../i18n/react-admin/forms.ts';
import { fillText } from './fill-text.ts';

const entries = (texts: object, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as [string, string]] : entries(value, `${path}${key}.`),
  );
const placeholders = (text: string): Set<string> => new Set(text.match(/%\{\w+\}/g));

describe('react-admin’s texts', () => {
  it('count in all six forms of Arabic, with its digits', () => {
    const told = [0, 1, 2, 3, 11, 100].map((count) => fillText(ar.notification.deleted, { smart_count: count }, 'ar'));
    expect(told).toEqual(['لم يُحذف شيء', 'تم الحذف', 'حُذف عنصران', 'حُذفت ٣ عناصر', 'حُذف ١١ عنصرًا', 'حُذف ١٠٠ عنصر']);
  });

  it('count in the two forms of English', () => {
    const told = [0, 1, 2].map((count) => fillText(english.ra.notification.deleted, { smart_count: count }, 'en'));
    expect(told).toEqual(['0 elements deleted', 'Element deleted', '2 elements deleted']);
  });

  it('have the form for one where nothing is counted, and leave out what is not known', () => {
    expect(fillText(ar.message.bulk_delete_content, { name: 'الشركاء' }, 'ar')).toBe('هل تريد حذف الشركاء؟');
    expect(fillText('%{name} %{missing}', { name: 'قمح' }, 'ar')).toBe('قمح ');
  });

  it('are all there in Arabic, in its letters, with what varies in the English ones', () => {
    const arabic = new Map(entries(ar));
    const faults = entries(english.ra).flatMap(([key, text]) => {
      const translated = arabic.get(key) ?? '';
      const isOdd = [...placeholders(translated)].some((name) => !placeholders(text).has(name));
      const isUnwritten = /[a-z]/i.test(text.replace(/%\{\w+\}/g, '')) && !/\p{Script=Arabic}/u.test(translated);
      const isUncounted = text.includes(SEPARATOR) && translated.split(SEPARATOR).length !== FORMS.length;
      return isOdd || isUnwritten || isUncounted ? [key] : [];
    });
    expect(faults).toEqual([]);
    expect([...arabic.keys()].sort()).toEqual(
      entries(english.ra)
        .map(([key]) => key)
        .sort(),
    );
  });
});
