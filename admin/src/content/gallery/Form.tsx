import { otherLocale } from '@sanabel/brand/locales';
import type { Locale } from '@sanabel/contract/enumerations';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import type { Item } from '../../kit/data/resources.ts';
import { useFailureMessage } from '../../kit/feedback/failures.tsx';
import { useConfirm } from '../../kit/feedback/use-confirm.tsx';
import { Conflict } from '../../kit/forms/Conflict.tsx';
import { LanguageNotes } from '../../kit/forms/counterpart/LanguageNotes.tsx';
import { EditOrCreate } from '../../kit/forms/EditOrCreate.tsx';
import { FormFoot } from '../../kit/forms/FormFoot.tsx';
import { fieldsIn } from '../../kit/forms/fields-in.ts';
import { PictureDetails } from '../../kit/forms/focus/PictureDetails.tsx';
import { PreviewDialog } from '../../kit/forms/preview/PreviewDialog.tsx';
import { SavingForm } from '../../kit/forms/SavingForm.tsx';
import { TextFields } from '../../kit/forms/TextField.tsx';
import { TimingResult } from '../../kit/forms/timing/TimingLine.tsx';
import { useNotifyTimed } from '../../kit/forms/timing/use-notify-timed.ts';
import { useTimedForm } from '../../kit/forms/timing/use-timed-form.ts';
import { UnsavedChangesBand } from '../../kit/forms/unsaved-changes/UnsavedChangesBand.tsx';
import { useLanguage } from '../../kit/language/language.ts';
import { localised } from '../../kit/language/localised.tsx';
import { SiteLink } from '../../kit/publication/SiteLink.tsx';
import { Dialog } from '../../kit/ui/Dialog.tsx';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import { Loading } from '../../kit/ui/Kernels.tsx';
import { useFormTitle } from '../../kit/ui/tab-title.ts';
import { VersionsLink } from '../../kit/versions/VersionsLink.tsx';
import { CAPTION_FORM, CAPTION_RULES, type CaptionValues, captionValues } from './fields.ts';
import { Picture, pictureOf, useItemName } from './items/Picture.tsx';

/** Shows the reader's language first. */
const CaptionForm = ({ item, onClose }: { item: Item<'gallery'>; onClose: () => void }) => {
  const { t } = useTranslation();
  const locale = useLanguage();
  const notifyTimed = useNotifyTimed();
  const nameOf = useItemName();
  const { alert } = useConfirm();
  const messageOf = useFailureMessage();
  const { form, unsaved, submit, isSaving, conflict, timing } = useTimedForm<'gallery', CaptionValues>({
    resource: 'gallery',
    item,
    valuesOf: captionValues,
    schema: CAPTION_RULES,
    fields: CAPTION_FORM,
    toData: (values) => values,
    onSaved: (saved, values) => {
      notifyTimed(values, t('common.saved'), saved && { resource: 'gallery', item: saved, name: nameOf(saved).text });
      onClose();
    },
    onFailure: ({ error, isShown }) => {
      if (!isShown) void alert({ title: messageOf(error), body: t('shell.nothingLost') });
    },
  });
  useFormTitle(t('gallery.captions'), localised(item.title, item.arabicTitle, locale).text);
  const [isPreviewing, setIsPreviewing] = useState(false);
  // A focus on a phone would open the keyboard over the form.
  const isFirst = (language: Locale) => language === locale && window.matchMedia('(width > 900px)').matches;
  const textsIn = (language: Locale) => (
    <div key={language} className="grid gap-3.5">
      <LanguageNotes form={form} locale={language} position="head" />
      <TextFields form={form} fields={fieldsIn(CAPTION_FORM, language)} isFirst={isFirst(language)} />
      <LanguageNotes form={form} locale={language} position="foot" />
    </div>
  );
  const inputs = (
    <div className="grid gap-5">
      {[locale, otherLocale(locale)].map(textsIn)}
      <TextFields form={form} fields={fieldsIn(CAPTION_FORM, null)} />
      <PictureDetails form={form} list="gallery" picture={pictureOf(item) ?? undefined} />
    </div>
  );
  return (
    <SavingForm aria-busy={isSaving} onSave={submit}>
      <div className="py-5 px-6 max-tablet:py-3 max-tablet:px-4">
        <UnsavedChangesBand unsaved={unsaved} />
        {isPreviewing ? (
          <PreviewDialog
            resource="gallery"
            itemId={item.id}
            title={localised(item.title, item.arabicTitle, locale).text}
            form={form}
            onClose={() => setIsPreviewing(false)}
          >
            {inputs}
          </PreviewDialog>
        ) : (
          inputs
        )}
        {conflict && <Conflict {...conflict} />}
      </div>
      <FormFoot
        save={t('common.save')}
        isSaving={isSaving}
        isBlocked={!form.formState.isDirty}
        note={form.formState.isDirty ? <TimingResult>{timing.result}</TimingResult> : t('content.nothingChanged')}
        isNoteUsual={timing.mode === 'now'}
        timing={timing}
        onPreview={() => setIsPreviewing(true)}
        onCancel={onClose}
      />
    </SavingForm>
  );
};

const Frame = ({ item, onClose, children }: { item?: Item<'gallery'>; onClose: () => void; children: ReactNode }) => {
  const { t } = useTranslation();
  const nameOf = useItemName();
  const heading = useId();
  return (
    <Dialog labelledBy={heading} size="medium" onClose={onClose}>
      <div>
        <header className="form-head flex gap-x-4 gap-y-1 flex-wrap items-center py-4.5 px-6 border-b border-line max-tablet:gap-x-2 max-tablet:py-1.5 max-tablet:px-4">
          {item && (
            <span className="[&_img]:size-full [&_img]:object-cover flex-none w-18 aspect-4/3 kernel-18/4 overflow-hidden max-tablet:w-11">
              <Picture item={item} sizes="72px" />
            </span>
          )}
          <h2 className="flex-1 min-w-0 text-section" id={heading}>
            {t('gallery.captions')}
          </h2>
          {item && (
            <>
              <VersionsLink path={`/gallery/${item.id}`} placement="head" />
              <SiteLink resource="gallery" item={item} name={nameOf(item).text} placement="head" />
            </>
          )}
          <IconButton icon="close" label={t('common.close')} onClick={onClose} />
          <p className="basis-full text-note text-ink-2">{t('gallery.captionsLead')}</p>
        </header>
        {children}
      </div>
    </Dialog>
  );
};

export const Component = () => {
  const { id = '' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const close = () => navigate({ pathname: '/gallery', search });
  return (
    <EditOrCreate
      resource="gallery"
      id={id}
      loading={
        <Frame onClose={close}>
          <Loading />
        </Frame>
      }
      onUnreadable={close}
    >
      {(item) =>
        item && (
          <Frame item={item} onClose={close}>
            <CaptionForm item={item} onClose={close} />
          </Frame>
        )
      }
    </EditOrCreate>
  );
};
