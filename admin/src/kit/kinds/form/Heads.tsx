import type { Locale } from '@sanabel/contract/enumerations';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LanguageNotes } from '../../forms/counterpart/LanguageNotes.tsx';
import { LANGUAGE_NAMES } from '../../language/language.ts';
import { Kernels } from '../../ui/Kernels.tsx';
import { type KindFormMethods, useDeclared } from './field.tsx';
import type { Pair } from './layout.ts';
import { missingIn } from './lines.ts';

/** Tells which required texts a language lacks; of lines, each must be there. */
export const useMissing = (form: KindFormMethods, pairs: readonly Pair[]): ((locale: Locale) => Pair[]) => {
  const values = useWatch({ control: form.control }) as Readonly<Record<string, unknown>>;
  const textOf = (name: string): string => String(values[name] ?? '');
  const isMissing = (pair: Pair, locale: Locale): boolean =>
    textOf(pair[locale]).trim() === '' ||
    (pair.field.lines !== undefined && missingIn(locale, { ar: textOf(pair.ar), en: textOf(pair.en) }) > 0);
  return (locale) => pairs.filter((pair) => !pair.field.isOptional && isMissing(pair, locale));
};

/** Stays in sight under the panel's head while the texts scroll. */
export const LanguageHeads = ({ pairs, locales }: { pairs: readonly Pair[]; locales: readonly Locale[] }) => {
  const { t } = useTranslation();
  const { form } = useDeclared();
  const missingOf = useMissing(form, pairs);
  const required = pairs.filter(({ field }) => !field.isOptional).length;
  return (
    <>
      <div className="sticky top-17 max-laptop:top-26 z-2 grid gap-x-6 max-tablet:gap-x-2 grid-cols-2 -mx-6 max-tablet:-mx-4 -mb-2 pt-4 pb-2.5 px-6 max-tablet:px-4 rounded-t-[14px] bg-surface">
        {locales.map((locale) => {
          const missing = missingOf(locale).length;
          return (
            <header
              key={locale}
              className="flex gap-x-3 flex-wrap items-center justify-between min-h-13 max-tablet:min-h-12 py-1 px-4 max-tablet:px-3 rounded-ss-[26px] rounded-se-[8px] nth-2:rounded-ss-[8px] nth-2:rounded-se-[26px] bg-tint text-on-tint"
            >
              <b className="font-semibold" lang={locale}>
                {LANGUAGE_NAMES[locale]}
              </b>
              {required > 0 && (
                <span className={`inline-flex gap-2.5 items-center text-note ${missing > 0 ? 'font-strong' : ''}`}>
                  <Kernels className="max-tablet:h-4 max-tablet:w-auto" filled={required - missing} of={required} />
                  {missing === 0 ? t('forms.complete') : t('forms.missing', { count: missing })}
                </span>
              )}
            </header>
          );
        })}
      </div>
      <div className="grid gap-x-6 gap-y-2 grid-cols-2 max-tablet:grid-cols-1 not-has-[p,details]:hidden">
        {locales.map((locale) => (
          <LanguageNotes key={locale} form={form} locale={locale} position="head" />
        ))}
      </div>
    </>
  );
};
