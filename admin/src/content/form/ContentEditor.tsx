import type { Locale } from '@sanabel/contract/enumerations';
import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Path, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod';
import { DraftOffer } from '../../forms/DraftOffer.tsx';
import { ImageField } from '../../forms/ImageField.tsx';
import { useSaveShortcut } from '../../forms/use-save-shortcut.ts';
import { useLanguage } from '../../language/language.ts';
import { PreviewRail } from '../preview/PreviewRail.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { ContentDialog } from './ContentDialog.tsx';
import type { FieldPair } from './fields.ts';
import { LanguageColumn } from './LanguageColumn.tsx';
import { LanguageTabs } from './LanguageTabs.tsx';
import { useClose } from './use-close.ts';
import { type ContentValues, type StoredItem, useContentForm } from './use-content-form.ts';
import { useFormErrors } from './use-form-errors.ts';
import { useSaveBlocker } from './use-save-blocker.ts';
import './columns.css';

interface Props<Values extends ContentValues> {
  form: UseFormReturn<Values>;
  rules: z.ZodType;
  fields: readonly FieldPair<Path<Values>>[];
  resource: 'crops' | 'articles';
  item: StoredItem | null;
  draftKey: string;
  title: string;
  lead: string;
  nameOf: (values: Values) => string;
  preview: (locale: Locale) => ReactNode;
  /** Opens the item anew, as the server has it now. */
  onReopen: (() => void) | undefined;
  /** What both languages share. */
  children: ReactNode;
}

const FROM_TWO_COLUMNS = '(width > 900px)';

/** The form of a crop or an article: both languages, what they share, the picture and the card that comes of it. */
export const ContentEditor = <Values extends ContentValues>({
  form,
  rules,
  fields,
  resource,
  item,
  draftKey,
  title,
  lead,
  nameOf,
  preview,
  onReopen,
  children,
}: Props<Values>) => {
  const { t } = useTranslation();
  const locale = useLanguage();
  const close = useClose();
  const [shown, setShown] = useState<Locale>(locale);
  const faults = useFormErrors(form, rules);
  const editing = useContentForm({ form, resource, item, draftKey, nameOf, onSaved: close });
  const { locales, first, text: obstacle } = useSaveBlocker(fields, faults, editing.isDirty);
  const { setFocus } = form;
  const goTo = (field: Path<Values>, language: Locale | null) => {
    if (language) flushSync(() => setShown(language));
    if (field === 'image') document.querySelector<HTMLElement>('.content-rail input[type="file"]')?.focus();
    else setFocus(field);
  };
  const save = () => {
    if (editing.isSaving) return;
    void form.handleSubmit(
      () => (editing.isDirty ? editing.save() : undefined),
      () => first && goTo(first.field as Path<Values>, first.language),
    )();
  };
  useSaveShortcut(save);
  const start = fields[0]?.[locale];
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; on a telephone a focus would bring up the keyboard over the form.
  useEffect(() => {
    if (start && window.matchMedia(FROM_TWO_COLUMNS).matches) setFocus(start);
  }, []);
  return (
    <ContentDialog
      title={title}
      lead={lead}
      obstacle={obstacle}
      isLacking={faults.size > 0}
      isSaving={editing.isSaving}
      onSave={save}
      onClose={close}
      rail={
        <>
          <ImageField form={form} name={'image' as Path<Values>} label={t('forms.image')} rule="content" />
          <PreviewRail>{preview}</PreviewRail>
        </>
      }
    >
      <DraftOffer draft={editing.draft} />
      <LanguageTabs locales={locales} shown={shown} fields={fields} faults={faults} onShow={setShown} />
      <div className="content-columns">
        {locales.map((language) => (
          <LanguageColumn key={language} form={form} fields={fields} locale={language} faults={faults} isShown={language === shown} />
        ))}
      </div>
      <div className="content-shared">{children}</div>
      {editing.isConflict && (
        <ConflictDialog
          isSaving={editing.isSaving}
          onKeep={editing.keepTyping}
          onReload={() => {
            editing.draft.flush();
            onReopen?.();
          }}
          onOverwrite={() => void editing.overwrite()}
        />
      )}
    </ContentDialog>
  );
};
