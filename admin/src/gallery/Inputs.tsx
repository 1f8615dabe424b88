import { galleryPatch } from '@sanabel/contract/entities/gallery-item';
import { DESCRIPTION_MAX, NAME_MAX } from '@sanabel/contract/limits';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Item } from '../data/resources.ts';
import { Conflict } from '../forms/Conflict.tsx';
import { DraftOffer } from '../forms/DraftOffer.tsx';
import { resolverOf } from '../forms/resolver.ts';
import { TextField } from '../forms/TextField.tsx';
import { useDraft } from '../forms/use-draft.ts';
import { useLeaveGuard } from '../forms/use-leave-guard.ts';
import { useSaveShortcut } from '../forms/use-save-shortcut.ts';
import { useLanguage } from '../language/language.ts';
import { type Captions, useSaveCaptions } from './use-save-captions.ts';

const captionsOf = ({ title, arabicTitle, description, arabicDescription }: Item<'gallery'>): Captions => ({
  title,
  arabicTitle,
  description,
  arabicDescription,
});

interface Props {
  item: Item<'gallery'>;
  onClose: () => void;
  onReload: () => Promise<{ data?: Item<'gallery'> | undefined }>;
}

/** Title and description in both languages, the reader's own first. What is typed is kept as a draft. */
export const CaptionFields = ({ item, onClose, onReload }: Props) => {
  const { t } = useTranslation();
  const locale = useLanguage();
  // The version that the editor saw: what is read again in the background must not hide that somebody else has changed it.
  const [seen, setSeen] = useState(item);
  const form = useForm<Captions>({ defaultValues: captionsOf(item), resolver: resolverOf(galleryPatch, locale), mode: 'onTouched' });
  const { isDirty, isSubmitting } = form.formState;
  const draft = useDraft(form, `gallery.${item.id}`);
  const guard = useLeaveGuard(isDirty);
  const { save, isOutdated, resolve } = useSaveCaptions(seen, form, () => {
    draft.settle();
    guard.allow();
    onClose();
  });
  const reload = async () => {
    const { data } = await onReload();
    if (!data) return;
    setSeen(data);
    form.reset(captionsOf(data));
    draft.settle();
    resolve();
  };
  const overwrite = form.handleSubmit((values) => save(values, { isOver: true }));
  const submit = form.handleSubmit((values) => save(values));
  useSaveShortcut(() => void submit());
  const arabic = (
    <div key="ar" className="captions-language">
      <TextField form={form} name="arabicTitle" label={t('gallery.arabicTitle')} language="ar" max={NAME_MAX} isOptional />
      <TextField
        form={form}
        name="arabicDescription"
        label={t('gallery.arabicDescription')}
        language="ar"
        max={DESCRIPTION_MAX}
        isMultiline
        isOptional
      />
    </div>
  );
  const english = (
    <div key="en" className="captions-language">
      <TextField form={form} name="title" label={t('gallery.itemTitle')} language="en" max={NAME_MAX} isOptional />
      <TextField
        form={form}
        name="description"
        label={t('gallery.description')}
        language="en"
        max={DESCRIPTION_MAX}
        isMultiline
        isOptional
      />
    </div>
  );
  return (
    <form noValidate onSubmit={submit}>
      <DraftOffer draft={draft} />
      <div className="captions-fields">{locale === 'ar' ? [arabic, english] : [english, arabic]}</div>
      {isOutdated && <Conflict onReload={() => void reload()} onOverwrite={() => void overwrite()} />}
      <footer>
        <button type="submit" className="button" disabled={isSubmitting}>
          {t(isSubmitting ? 'common.saving' : 'common.save')}
        </button>
        <button type="button" className="button quiet" onClick={onClose}>
          {t('common.cancel')}
        </button>
      </footer>
    </form>
  );
};
