import { type Contact, contactInput } from '@sanabel/contract/entities/contact';
import { errorMessage } from '@sanabel/contract/messages/index';
import { useEffect, useState } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { resolverOf } from '../forms/resolver.ts';
import { showFaults } from '../forms/show-faults.ts';
import { useDraft } from '../forms/use-draft.ts';
import { useLeaveGuard } from '../forms/use-leave-guard.ts';
import { useSaveShortcut } from '../forms/use-save-shortcut.ts';
import { useLanguage } from '../language/language.ts';
import { useQuestions } from '../panel/notices/questions.tsx';
import { useFailureMessage } from '../panel/notices/use-failures.ts';
import { usePublication } from '../panel/publication/use-publication.ts';
import { BLANK_CONTACT, CONTACT_FIELDS, isSameContact } from './fields.ts';
import { readContact } from './use-contact.ts';

/** The life of the form: rules, draft, leave guard, Ctrl+S, and the alerts of the specification (sections 5 and 8). */
export const useContactForm = (contact: Contact | null, onSave: (contact: Contact) => Promise<Contact>) => {
  const { t } = useTranslation();
  const locale = useLanguage();
  const { ask } = useQuestions();
  const messageOf = useFailureMessage();
  const { lookAgain } = usePublication();
  const [version, setVersion] = useState(contact);
  const [newer, setNewer] = useState<Contact | null>(null);
  const form = useForm<Contact>({
    defaultValues: contact ?? BLANK_CONTACT,
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

  const send = async (values: Contact): Promise<void> => {
    const saved = await onSave(values);
    setVersion(saved);
    form.reset(saved);
    draft.settle();
    void lookAgain();
    void ask({ title: t('contacts.saved') });
  };
  const fail = (error: unknown): void => {
    showFaults(form, error);
    void ask({ title: t('contacts.saveFailed'), body: messageOf(error) });
  };
  /** The record has no version of its own, so what is stored is compared with what this form began with. */
  const save = async (values: Contact): Promise<void> => {
    try {
      const stored = await readContact();
      if (version && !isSameContact(stored, version)) setNewer(stored);
      else await send(values);
    } catch (error) {
      fail(error);
    }
  };
  const complain = (errors: FieldErrors<Contact>): void => {
    const isBlank = Object.values(errors).some((error) => error?.type === 'required');
    const first = CONTACT_FIELDS.find(({ name }) => errors[name])?.name;
    if (isBlank) void ask({ title: errorMessage('BLANK_CONTACT', locale) }).then(() => first && form.setFocus(first));
  };
  const submit = (): void => {
    if (contact && !form.formState.isSubmitting) void form.handleSubmit(save, complain)();
  };
  useSaveShortcut(submit);
  return {
    form,
    draft,
    submit,
    isSaving: isSubmitting,
    conflict: newer && {
      onReload: () => {
        form.reset(newer);
        draft.settle();
        setVersion(newer);
        setNewer(null);
      },
      onOverwrite: () => {
        setVersion(newer);
        setNewer(null);
        void form.handleSubmit((values) => send(values).catch(fail), complain)();
      },
    },
  };
};
