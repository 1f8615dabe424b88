import { type Contact, contactInput } from '@sanabel/contract/entities/contact';
import { errorMessage } from '@sanabel/contract/messages/index';
import { useEffect, useState } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../data/api-error.ts';
import { useConfirm } from '../feedback/use-confirm.tsx';
import { useFailureMessage } from '../feedback/use-failures.ts';
import { resolverOf } from '../forms/resolver.ts';
import { showFaults } from '../forms/show-faults.ts';
import { useDraft } from '../forms/use-draft.ts';
import { useLeaveGuard } from '../forms/use-leave-guard.ts';
import { useSaveShortcut } from '../forms/use-save-shortcut.ts';
import { useLanguage } from '../language/language.ts';
import { usePublication } from '../publication/use-publication.ts';
import { BLANK_CONTACT, CONTACT_FIELDS } from './fields.ts';
import { readContact, type StoredContact } from './use-contact.ts';

export type SaveContact = (values: Contact, version: string | null) => Promise<StoredContact>;

/** The life of the form: rules, draft, leave guard, Ctrl+S, and the alerts of the specification (sections 5 and 8). */
export const useContactForm = (contact: StoredContact | null, onSave: SaveContact) => {
  const { t } = useTranslation();
  const locale = useLanguage();
  const { ask } = useConfirm();
  const messageOf = useFailureMessage();
  const { lookAgain } = usePublication();
  const [version, setVersion] = useState(contact?.version ?? null);
  const [newer, setNewer] = useState<StoredContact | null>(null);
  const form = useForm<Contact>({
    defaultValues: contact?.values ?? BLANK_CONTACT,
    resolver: resolverOf<Contact>(contactInput, locale),
    mode: 'onTouched',
  });
  const { isDirty, isSubmitting, isSubmitted } = form.formState;
  const draft = useDraft(form, contact ? 'contacts' : 'contacts.unread');
  useLeaveGuard(isDirty);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sentences at the fields follow the language.
  useEffect(() => {
    if (isSubmitted) void form.trigger();
  }, [locale]);

  const show = (stored: StoredContact): void => {
    setVersion(stored.version);
    setNewer(null);
    form.reset(stored.values);
    draft.settle();
  };
  const save = async (values: Contact, over: string | null): Promise<void> => {
    try {
      show(await onSave(values, over));
      void lookAgain();
      void ask({ title: t('contacts.saved') });
    } catch (error) {
      await fail(error);
    }
  };
  const fail = async (error: unknown): Promise<void> => {
    if (error instanceof ApiError && error.code === 'OUTDATED') return readContact().then(setNewer, fail);
    showFaults(form, error);
    void ask({ title: t('contacts.saveFailed'), body: messageOf(error) });
  };
  const complain = (errors: FieldErrors<Contact>): void => {
    const isBlank = Object.values(errors).some((error) => error?.type === 'required');
    const first = CONTACT_FIELDS.find(({ name }) => errors[name])?.name;
    if (isBlank) void ask({ title: errorMessage('BLANK_CONTACT', locale) }).then(() => first && form.setFocus(first));
  };
  const submit = (): void => {
    if (contact && !form.formState.isSubmitting) void form.handleSubmit((values) => save(values, version), complain)();
  };
  useSaveShortcut(submit);
  return {
    form,
    draft,
    submit,
    isSaving: isSubmitting,
    conflict: newer && {
      onReload: () => show(newer),
      onOverwrite: () => {
        setNewer(null);
        void form.handleSubmit((values) => save(values, null), complain)();
      },
    },
  };
};
