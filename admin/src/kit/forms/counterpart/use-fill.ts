import { otherLocale } from '@sanabel/brand/locales';
import type { Locale } from '@sanabel/contract/enumerations';
import { useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { placeholdersOf } from './placeholders.ts';
import { counterpartOf, stalenessActions } from './staleness.ts';
import { translateTexts } from './translator.ts';

type Texts = Readonly<Record<string, string>>;

/** Loaded share of the translator's model, 0 to 1, or a state. */
export type Progress = { share: number } | 'writing' | 'failed';

/** Fills fields of one language from their counterparts. Undo works until the text is edited. */
export const useFill = <Values extends FieldValues>(form: UseFormReturn<Values>, locale: Locale) => {
  const [done, setDone] = useState<{ put: Texts; before: Texts; unreviewed: string } | null>(null);
  const [progress, setProgress] = useState<Progress | null>(null);
  const { addUnreviewed } = stalenessActions(form);
  const read = (name: string): string => String(form.getValues(name as Path<Values>) ?? '');
  const write = (name: string, text: string): void =>
    form.setValue(name as Path<Values>, text as PathValue<Values, Path<Values>>, {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: true,
    });
  const counterpartText = (name: string): string => read(counterpartOf(name, locale, form.getValues()) ?? name);
  const put = (texts: Texts, isUnreviewed: boolean): void => {
    const names = Object.keys(texts);
    setDone({ put: texts, before: Object.fromEntries(names.map((name) => [name, read(name)])), unreviewed: read('unreadDraft') });
    for (const [name, text] of Object.entries(texts)) write(name, text);
    if (isUnreviewed) addUnreviewed(names);
  };
  const fill = (names: readonly string[], make: (text: string) => string, isUnreviewed: boolean): void =>
    put(Object.fromEntries(names.map((name) => [name, make(counterpartText(name))])), isUnreviewed);
  const translate = async (names: readonly string[]): Promise<void> => {
    setProgress('writing');
    try {
      const texts = names.map(counterpartText);
      const before = names.map(read);
      const translations = await translateTexts(texts, otherLocale(locale), locale, (share) =>
        setProgress(share < 1 ? { share } : 'writing'),
      );
      // Keep what the editor typed meanwhile.
      const untouched = names.flatMap((name, index) => (read(name) === before[index] ? [[name, translations[index] ?? ''] as const] : []));
      put(Object.fromEntries(untouched), true);
      setProgress(null);
    } catch {
      setProgress('failed');
    }
  };
  return {
    progress,
    /** Copies the counterpart's text, to be overwritten. */
    copy: (names: readonly string[]) => fill(names, (text) => text, true),
    /** Inserts the counterpart's lines as placeholders. */
    setUp: (names: readonly string[]) => fill(names, placeholdersOf, false),
    translate: (names: readonly string[]) => void translate(names),
    /** Reverts the last fill in fields that were not edited since. */
    undo: done && {
      names: Object.keys(done.put),
      act: () => {
        for (const [name, text] of Object.entries(done.before)) if (read(name) === done.put[name]) write(name, text);
        write('unreadDraft', done.unreviewed);
        setDone(null);
      },
    },
  };
};

export type Fill = ReturnType<typeof useFill>;
