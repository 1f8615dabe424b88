import { otherLocale } from '@sanabel/brand/locales';
import type { Locale } from '@sanabel/contract/enumerations';
import { type ReactNode, useId } from 'react';
import { type FieldValues, type Path, type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_NAMES, useLanguage } from '../language/language.ts';
import { Icon } from '../ui/Icon.tsx';
import { Kernels } from '../ui/Kernels.tsx';
import { LanguageNotes } from './counterpart/LanguageNotes.tsx';
import { fieldsIn } from './fields-in.ts';
import { TextFields, type TextInputs } from './TextField.tsx';

interface Props<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  picture: ReactNode;
  fields: TextInputs<Values>;
  children?: ReactNode;
  preview: ReactNode;
}

const Language = <Values extends FieldValues>({
  form,
  locale,
  texts,
}: Pick<Props<Values>, 'form'> & { locale: Locale; texts: TextInputs<Values> }) => {
  const { t } = useTranslation();
  const nameId = useId();
  const names = (Object.keys(texts) as Path<Values>[]).filter((name) => !texts[name]?.isOptional);
  const written = useWatch({ control: form.control, name: names }).filter((text) => String(text ?? '').trim() !== '').length;
  return (
    <section className="grid gap-3.5 content-start" aria-labelledby={nameId}>
      <header className="flex gap-3 items-center justify-between min-h-11 py-1 px-4 rounded-ss-[22px] rounded-se-[8px] bg-tint">
        <b id={nameId} className="font-semibold" lang={locale}>
          {LANGUAGE_NAMES[locale]}
        </b>
        {names.length > 0 && (
          <span className="inline-flex gap-2.5 items-center text-note text-on-tint">
            <Kernels filled={written} of={names.length} />
            {written > 0 && t('forms.written', { written, of: names.length })}
          </span>
        )}
      </header>
      <LanguageNotes form={form} locale={locale} position="head" />
      <TextFields form={form} fields={texts} />
      <LanguageNotes form={form} locale={locale} position="foot" />
    </section>
  );
};

export const ItemFields = <Values extends FieldValues>({ form, picture, fields, children, preview }: Props<Values>) => {
  const { t } = useTranslation();
  const locale = useLanguage();
  const shared = fieldsIn(fields, null);
  return (
    // Follows its own width: it appears over a list, in a dialog and beside a preview.
    <div className="@container/item-fields">
      <div className="grid gap-x-5.5 gap-y-4.5 items-start @min-[520px]/item-fields:grid-cols-2 @min-[880px]/item-fields:grid-cols-[200px_minmax(0,1fr)_210px]">
        <div>{picture}</div>
        <div className="grid gap-x-5 gap-y-4 [&_textarea]:min-h-19 @min-[520px]/item-fields:grid-cols-2 @min-[520px]/item-fields:col-span-full @min-[520px]/item-fields:row-2 @min-[880px]/item-fields:col-auto @min-[880px]/item-fields:row-auto">
          {[locale, otherLocale(locale)].map((one) => (
            <Language key={one} form={form} locale={one} texts={fieldsIn(fields, one)} />
          ))}
          <p className="col-span-full text-note text-ink-2">{t('forms.counterpartHint')}</p>
          {Object.keys(shared).length > 0 && (
            <div className="grid gap-3.5 col-span-full">
              <TextFields form={form} fields={shared} />
            </div>
          )}
          {children && <div className="col-span-full">{children}</div>}
        </div>
        <div>{preview}</div>
      </div>
    </div>
  );
};

/** Folds away fields that are rarely needed. */
export const FieldsFold = ({ summary, children }: { summary: string; children: ReactNode }) => (
  <details className="group border-t border-line">
    <summary className="flex gap-2 items-center min-h-11 text-note font-strong cursor-pointer [&::-webkit-details-marker]:hidden">
      <Icon name="picture" size={18} />
      {summary}
      <Icon className="ms-auto group-open:rotate-180" name="down" size={18} />
    </summary>
    <div className="pt-3.5">{children}</div>
  </details>
);
