import { KINDS } from '@sanabel/contract/kinds/index';
import { type LibraryMedium, libraryMedium, libraryPatch } from '@sanabel/contract/library';
import { useNotify } from 'ra-core';
import { type ComponentProps, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { call } from '../../../kit/data/call.ts';
import { useShowFailure } from '../../../kit/feedback/failures.tsx';
import { CROPS, type PictureList } from '../../../kit/forms/focus/crops.ts';
import { PictureDetails } from '../../../kit/forms/focus/PictureDetails.tsx';
import { SavingForm } from '../../../kit/forms/SavingForm.tsx';
import { useLeaveGuard } from '../../../kit/forms/use-leave-guard.ts';
import { resolverOf, showFieldErrors } from '../../../kit/forms/values.ts';
import { useLanguage } from '../../../kit/language/language.ts';
import { useLibraryChanged } from '../../../kit/media/use-media.ts';

export const CheckLine = ({ children, ...input }: ComponentProps<'input'>) => (
  <label className="flex gap-2.5 items-center m-0 min-h-11 font-normal cursor-pointer">
    <input {...input} className="flex-none size-5 accent-brand" type="checkbox" />
    {children}
  </label>
);

interface Values {
  focus: string;
  pictureAlt: string;
  arabicPictureAlt: string;
}

const valuesOf = ({ focus, pictureAlt, arabicPictureAlt }: LibraryMedium): Values => ({ focus, pictureAlt, arabicPictureAlt });

/** Returns the list whose crops apply: that of the first item that uses it. */
const listOf = ({ uses }: LibraryMedium): PictureList => {
  const lists = Object.keys(CROPS) as PictureList[];
  return lists.find((list) => uses.some((use) => (KINDS[use.list].hasPortraits ? 'portraits' : use.list) === list)) ?? 'gallery';
};

/** Edits the description of a picture. Items that choose it later copy it; on request, items without a description get it too. */
export const DescriptionForm = ({ medium }: { medium: LibraryMedium }) => {
  const { t } = useTranslation();
  const locale = useLanguage();
  const notify = useNotify();
  const showFailure = useShowFailure();
  const changed = useLibraryChanged();
  const [isSaving, setIsSaving] = useState(false);
  const [fillsItems, setFillsItems] = useState(true);
  const form = useForm<Values>({
    defaultValues: valuesOf(medium),
    resolver: (...args) => resolverOf<Values>(libraryPatch, locale)(...args),
    mode: 'onTouched',
  });
  const { isDirty } = form.formState;
  useLeaveGuard(isDirty);
  const isUsed = medium.useCounts.item > 0;
  const save = async (values: Values): Promise<void> => {
    setIsSaving(true);
    try {
      const body = { ...values, ...(isUsed ? { fillsItems } : {}) };
      const saved = libraryMedium.parse((await call(`/library/${medium.id}`, { method: 'PATCH', body })).json);
      form.reset(valuesOf(saved));
      await changed(isUsed && fillsItems ? 'items' : 'library', saved);
      notify('common.saved', { type: 'success' });
    } catch (error) {
      if (showFieldErrors(form, error).length === 0) showFailure(error, () => save(values), { title: t('forms.notSaved') });
    } finally {
      setIsSaving(false);
    }
  };
  return (
    <SavingForm
      className="grid gap-3.5 justify-items-start"
      aria-busy={isSaving}
      onSave={() => void (isSaving || form.handleSubmit(save)())}
    >
      <PictureDetails form={form} list={listOf(medium)} picture={medium.url} />
      {isUsed && (
        <CheckLine checked={fillsItems} onChange={({ currentTarget }) => setFillsItems(currentTarget.checked)}>
          {t('library.fillsItems')}
        </CheckLine>
      )}
      <p className="hint m-0 text-note">{t('library.descriptionHint')}</p>
      <button type="submit" className="button" aria-disabled={isSaving || !isDirty}>
        {isSaving ? t('common.saving') : t('common.save')}
      </button>
    </SavingForm>
  );
};
