import { isOddMobile, isOddShort, phoneKind } from '@sanabel/brand/phone';
import { fieldErrorsOf } from '@sanabel/contract/errors';
import { errorMessage } from '@sanabel/contract/messages/index';
import { EditBase, useEditContext } from 'ra-core';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { isWorthRetrying } from '../../kit/data/query-client.ts';
import type { Item } from '../../kit/data/resources.ts';
import { useFailureMessage, useReadFailure } from '../../kit/feedback/failures.tsx';
import { useConfirm } from '../../kit/feedback/use-confirm.tsx';
import { Conflict } from '../../kit/forms/Conflict.tsx';
import { FormFoot } from '../../kit/forms/FormFoot.tsx';
import { PreviewDialog } from '../../kit/forms/preview/PreviewDialog.tsx';
import { SavingForm } from '../../kit/forms/SavingForm.tsx';
import { TextFields } from '../../kit/forms/TextField.tsx';
import { TimingResult } from '../../kit/forms/timing/TimingLine.tsx';
import { UnsavedChangesBand } from '../../kit/forms/unsaved-changes/UnsavedChangesBand.tsx';
import { useResourceForm } from '../../kit/forms/use-resource-form.ts';
import { useFormats } from '../../kit/i18n/format.ts';
import { useLanguage } from '../../kit/language/language.ts';
import { useAppearance } from '../../kit/publication/labels.ts';
import { useAddresses } from '../../kit/publication/use-addresses.ts';
import { usePublication } from '../../kit/publication/use-publication.ts';
import { PageHead } from '../../kit/ui/PageHead.tsx';
import { VersionsLink } from '../../kit/versions/VersionsLink.tsx';
import { CONTACT_FORM, CONTACT_RULES, type ContactValues, contactValues } from './fields.ts';
import { VisitorLinks } from './VisitorLinks.tsx';

const NAMES = Object.keys(CONTACT_FORM) as (keyof ContactValues)[];
const { phoneNumber, whatsappLink, ...OTHERS } = CONTACT_FORM;
/** Returns a warning for an unusual number that can still be saved. */
const doubtOf = (typed: string) => {
  if (isOddMobile(typed)) return 'contacts.mobileLength';
  return isOddShort(typed) ? 'contacts.shortLength' : null;
};
const chatDoubtOf = (typed: string) => (phoneKind(typed) === 'landline' ? 'contacts.chatMobile' : doubtOf(typed));

const ContactForm = ({ contact, hasFailed }: { contact: Item<'media'> | null; hasFailed: boolean }) => {
  const { t } = useTranslation();
  const formats = useFormats();
  const locale = useLanguage();
  const { alert } = useConfirm();
  const appearance = useAppearance();
  const { publication } = usePublication();
  const { ofItem } = useAddresses();
  const [isPreviewing, setIsPreviewing] = useState(false);
  const messageOf = useFailureMessage();
  const { form, unsaved, submit, isDirty, isSaving, conflict } = useResourceForm<'media', ContactValues>({
    resource: 'media',
    item: contact,
    valuesOf: contactValues,
    schema: CONTACT_RULES,
    fields: CONTACT_FORM,
    storageKey: contact ? 'contacts' : 'contacts.unread',
    toData: (values) => values,
    incomplete: errorMessage('BLANK_CONTACT', locale),
    skipsUnchanged: true,
    stayWith: (saved) => saved,
    onSaved: () =>
      void alert({
        title: t('contacts.saved'),
        body: (
          <a className="link" href={ofItem('media', { id: '' })} target="_blank" rel="noreferrer">
            {t('publication.site.see')} {t('publication.site.there')}
            <span className="sr-only"> ({t('common.opensNewTab')})</span>
          </a>
        ),
      }),
    onFailure: ({ error }) => void alert({ title: t('contacts.saveFailed'), body: messageOf(error) }),
  });
  const [address] = useSearchParams();
  /** The search of the panel leads to a field. */
  const wanted = NAMES.find((name) => name === address.get('field'));
  useEffect(() => {
    if (contact && wanted) form.setFocus(wanted, { shouldSelect: true });
  }, [contact, wanted, form]);
  const values = { ...form.getValues(), ...useWatch({ control: form.control }) };
  const { error } = CONTACT_RULES.safeParse(values);
  const fieldErrors = error ? fieldErrorsOf(error) : [];
  // Missing fields alone block nothing: saving then names them.
  const wrong = fieldErrors.some(({ code }) => code !== 'required')
    ? NAMES.filter((name) => fieldErrors.some(({ field }) => field === name))
    : [];
  const isIdle = !isDirty && !error;
  const loadingNote = hasFailed ? t('contacts.unread') : t('contacts.reading');
  const toCorrect = formats.list(wrong.map((name) => t(CONTACT_FORM[name].label)));
  const reason = wrong.length > 0 ? t('contacts.correctFirst', { fields: toCorrect }) : isIdle ? t('content.nothingChanged') : null;
  const fields = {
    phoneNumber: { ...phoneNumber, hint: doubtOf(values.phoneNumber) ?? phoneNumber.hint },
    whatsappLink: { ...whatsappLink, hint: chatDoubtOf(values.whatsappLink) ?? whatsappLink.hint },
    ...OTHERS,
  } as const;
  return (
    <div className="[&_.conflict]:mt-4.5 grid gap-5.5 grid-cols-[minmax(0,1fr)_340px] items-start max-wide:grid-cols-[1fr]">
      <SavingForm className="card" aria-busy={isSaving || (contact === null && !hasFailed)} onSave={() => contact && submit()}>
        <div className="py-5.5 px-6 max-tablet:py-4.5 max-tablet:px-4">
          {contact && <UnsavedChangesBand unsaved={unsaved} />}
          {isPreviewing && (
            <PreviewDialog resource="media" itemId={null} title={t('kinds.list.media')} form={form} onClose={() => setIsPreviewing(false)}>
              <TextFields form={form} fields={fields} />
            </PreviewDialog>
          )}
          <fieldset
            className="grid gap-x-5.5 gap-y-4.5 grid-cols-[1fr_1fr] min-w-0 disabled:opacity-60 max-laptop:grid-cols-1"
            disabled={contact === null}
          >
            <legend className="sr-only">{t('kinds.list.media')}</legend>
            {!isPreviewing && <TextFields form={form} fields={fields} />}
          </fieldset>
          {conflict && <Conflict {...conflict} />}
        </div>
        <FormFoot
          save={t('contacts.save')}
          saving={t('contacts.saving')}
          isSaving={isSaving}
          isBlocked={contact === null || isIdle || wrong.length > 0}
          note={contact ? (reason ?? <TimingResult>{`${appearance(publication)}.`}</TimingResult>) : loadingNote}
          isNoteUsual={contact !== null && wrong.length === 0}
          onPreview={contact ? () => setIsPreviewing(true) : undefined}
        />
      </SavingForm>
      <VisitorLinks contact={values} />
    </div>
  );
};

const Opened = () => {
  const { record, error, refetch } = useEditContext<Item<'media'>>();
  useReadFailure(error, refetch);
  return <ContactForm key={record ? 'read' : 'unread'} contact={record ?? null} hasFailed={Boolean(error)} />;
};

/** Fields stay blank until the contact data is loaded (specification, section 4). */
export const Component = () => {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t('kinds.list.media')} lead={t('contacts.lead')}>
        <VersionsLink path="/contacts/media" />
      </PageHead>
      <EditBase
        resource="media"
        id="media"
        mutationMode="pessimistic"
        redirect={false}
        disableAuthentication
        queryOptions={{ retry: isWorthRetrying, onError: () => {}, gcTime: 0 }}
      >
        <Opened />
      </EditBase>
    </>
  );
};
