import { useTranslation } from 'react-i18next';
import { PageHead } from '../ui/PageHead.tsx';
import { ContactForm } from './Inputs.tsx';
import { useContact } from './use-contact.ts';
import './contacts.css';

/** The club's contact data. Its fields are blank until it is read (specification, section 4). */
export const Component = () => {
  const { t } = useTranslation();
  const { contact, hasFailed, save } = useContact();
  return (
    <>
      <PageHead title={t('contacts.title')} lead={t('contacts.lead')} />
      <ContactForm key={contact === null ? 'unread' : 'read'} contact={contact} hasFailed={hasFailed} onSave={save} />
    </>
  );
};
