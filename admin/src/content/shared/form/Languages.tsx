import type { Locale } from '@sanabel/contract/enumerations';
import { type ReactNode, useId } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LanguageNotes } from '../../../kit/forms/counterpart/LanguageNotes.tsx';
import { TextField } from '../../../kit/forms/TextField.tsx';
import { Writing } from '../../../kit/forms/writing/Writing.tsx';
import { LANGUAGE_NAMES } from '../../../kit/language/language.ts';
import { Kernels } from '../../../kit/ui/Kernels.tsx';
import { Reading } from '../reading/Reading.tsx';
import { type Live, LiveBelow } from '../writing/LiveText.tsx';
import type { FieldPair } from './fields.ts';
import type { FormErrors } from './use-save-blocker.ts';

interface CompletenessProps {
  missing: number;
  of: number;
  /** Leads to the first missing field. */
  onGo?: () => void;
}

const Completeness = ({ missing, of, onGo }: CompletenessProps) => {
  const { t } = useTranslation();
  const label = missing === 0 ? t('forms.complete') : t('forms.missing', { count: missing });
  return (
    <span className={`inline-flex gap-2.5 items-center text-note whitespace-nowrap ${missing === 0 ? 'text-on-tint' : 'font-strong'}`}>
      <Kernels filled={of - missing} of={of} />
      {onGo && missing > 0 ? (
        <button type="button" className="min-h-11 underline underline-offset-4" onClick={onGo}>
          {label}
        </button>
      ) : (
        <span className={onGo ? undefined : 'sr-only'}>{label}</span>
      )}
    </span>
  );
};

interface TabsProps {
  locales: readonly Locale[];
  shown: Locale;
  pairs: readonly FieldPair[];
  errors: FormErrors;
  onShow: (locale: Locale) => void;
}

export const LanguageTabs = ({ locales, shown, pairs, errors, onShow }: TabsProps) => {
  const { t } = useTranslation();
  return (
    <fieldset className="grid gap-2 grid-cols-2 m-0 mb-3.5 p-0 border-0 tablet:hidden">
      <legend className="sr-only">{t('content.languages')}</legend>
      {locales.map((locale) => (
        <button
          className="flex gap-2 items-center justify-center min-h-11 px-1.5 border-[1.5px] border-line-strong kernel-22/8 bg-surface cursor-pointer aria-pressed:border-brand aria-pressed:bg-brand aria-pressed:[&_*]:text-on-brand"
          key={locale}
          type="button"
          aria-pressed={locale === shown}
          onClick={() => onShow(locale)}
        >
          <span lang={locale}>{LANGUAGE_NAMES[locale]}</span>
          <Completeness missing={pairs.filter((pair) => errors.has(pair[locale])).length} of={pairs.length} />
        </button>
      ))}
    </fieldset>
  );
};

interface ColumnProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  pairs: readonly FieldPair[];
  locale: Locale;
  errors: FormErrors;
  /** Only one column is visible on a phone. */
  isShown: boolean;
  /** Text field that was focused last. */
  live: Live | null;
  onWrite: (live: Live) => void;
}

export const LanguageColumn = <Values extends FieldValues>({
  form,
  pairs,
  locale,
  errors,
  isShown,
  live,
  onWrite,
}: ColumnProps<Values>) => {
  const { t } = useTranslation();
  const nameId = useId();
  const missing = pairs.filter((pair) => errors.has(pair[locale]));
  return (
    <section
      className={`group/column grid gap-4 grid-rows-subgrid min-w-0 ${isShown ? '' : 'max-tablet:hidden'}`}
      style={{ gridRow: `span ${pairs.length + 2}` }}
      aria-labelledby={nameId}
    >
      <div>
        <header className="flex gap-x-3 gap-y-0.5 flex-wrap items-center justify-between min-h-13 py-1.5 px-4 rounded-ss-[26px] rounded-se-[8px] group-nth-2/column:rounded-ss-[8px] group-nth-2/column:rounded-se-[26px] bg-tint max-tablet:hidden">
          <b id={nameId} className="font-semibold" lang={locale}>
            {LANGUAGE_NAMES[locale]}
          </b>
          <Completeness
            missing={missing.length}
            of={pairs.length}
            onGo={() => missing[0] && form.setFocus(missing[0][locale] as Path<Values>)}
          />
        </header>
        <LanguageNotes form={form} locale={locale} position="head" />
      </div>
      {pairs.map((pair) => {
        const field = (tools: ReactNode) => (
          <TextField
            key={pair[locale]}
            form={form}
            name={pair[locale] as Path<Values>}
            label={t(pair.label)}
            language={locale}
            isMultiline={pair.isMultiline ?? false}
            tools={tools}
            {...(pair.max === undefined ? {} : { max: pair.max })}
            {...(pair.hint ? { hint: t(pair.hint) } : {})}
          />
        );
        return pair.form ? (
          <Writing key={pair[locale]} hasLists={pair.form === 'prose'} onFocus={() => onWrite({ pair, locale })}>
            {(tools) => (
              <>
                {field(tools)}
                {live?.pair === pair && live.locale === locale && <LiveBelow form={form} live={live} />}
              </>
            )}
          </Writing>
        ) : (
          field(null)
        );
      })}
      <div className="self-start">
        <LanguageNotes form={form} locale={locale} position="foot" />
        <Reading form={form} pairs={pairs} locale={locale} />
      </div>
    </section>
  );
};
