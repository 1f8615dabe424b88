import { type Contact, contactInput } from '@sanabel/contract/entities/contact';
import { faultsOf } from '@sanabel/contract/faults';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Conflict } from '../forms/Conflict.tsx';
import { DraftOffer } from '../forms/DraftOffer.tsx';
import { TextField } from '../forms/TextField.tsx';
import { useFormats } from '../i18n/format.ts';
import { CONTACT_FIELDS } from './fields.ts';
import type { StoredContact } from './use-contact.ts';
import { type SaveContact, useContactForm } from './use-contact-form.ts';
import { VisitorLinks } from './VisitorLinks.tsx';
import { isOddMobile } from './visitor-links.ts';

interface Props {
  /** Null as long as it is not read. */
  contact: StoredContact | null;
  hasFailed: boolean;
  onSave: SaveContact;
}

const isPhone = (name: keyof Contact): boolean => name === 'phoneNumber' || name === 'whatsappLink';

/** The fields in two columns, saving with the reason beside it when it is not possible, and what visitors will open. */
export const ContactForm = ({ contact, hasFailed, onSave }: Props) => {
  const { t } = useTranslation();
  const formats = useFormats();
  const id = useId();
  const { form, draft, submit, isSaving, conflict } = useContactForm(contact, onSave);
  const values = { ...form.getValues(), ...useWatch({ control: form.control }) };
  const { error } = contactInput.safeParse(values);
  const faults = error ? faultsOf(error).filter(({ code }) => code !== 'required') : [];
  const wrong = CONTACT_FIELDS.filter(({ name }) => faults.some(({ field }) => field === name));
  const reason = contact
    ? wrong.length > 0
      ? t('contacts.correctFirst', { fields: formats.list(wrong.map(({ name }) => t(`contacts.${name}`))) })
      : t('contacts.allRequired')
    : hasFailed
      ? t('contacts.unread')
      : t('contacts.reading');
  const hintOf = ({ name, hint }: (typeof CONTACT_FIELDS)[number]) =>
    isPhone(name) && isOddMobile(values[name]) ? t('contacts.mobileLength') : hint && t(`contacts.${hint}`);
  return (
    <div className="contacts">
      <form
        className="panel"
        noValidate
        aria-busy={isSaving || (contact === null && !hasFailed)}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {contact && <DraftOffer draft={draft} />}
        <fieldset className="contacts-fields" disabled={contact === null}>
          <legend className="sr-only">{t('contacts.title')}</legend>
          {CONTACT_FIELDS.map((field) => {
            const { name, icon, type, language, max, isOptional } = field;
            const hint = hintOf(field);
            return (
              <TextField
                key={name}
                form={form}
                name={name}
                label={t(`contacts.${name}`)}
                icon={icon}
                type={type}
                {...(language === undefined ? {} : { language })}
                {...(max === undefined ? {} : { max })}
                {...(hint ? { hint } : {})}
                isOptional={isOptional ?? false}
              />
            );
          })}
        </fieldset>
        {conflict && <Conflict {...conflict} />}
        <div className="contacts-save">
          <button
            type="submit"
            className="button"
            disabled={contact === null || wrong.length > 0}
            aria-disabled={isSaving}
            aria-describedby={`${id}-reason`}
          >
            {isSaving ? t('contacts.saving') : t('contacts.save')}
          </button>
          <p id={`${id}-reason`}>{reason}</p>
        </div>
      </form>
      <VisitorLinks contact={values} />
    </div>
  );
};
