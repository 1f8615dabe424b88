import type { Admin } from '@sanabel/contract/entities/admin';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ImageField } from '../forms/ImageField.tsx';
import { Switch } from '../forms/Switch.tsx';
import { TextField } from '../forms/TextField.tsx';
import { TextFields } from '../forms/TextFields.tsx';
import { readSession } from '../session/session.ts';
import { ADMIN_FORM, type AdminValues } from './fields.ts';

const { password, jobRequestMails, ...TEXTS } = ADMIN_FORM;
const { label: passwordLabel, ...passwordDisplay } = password;

/** A new admin needs a password; that of an old one stays unless another is typed. */
export const AdminInputs = ({ form, admin }: { form: UseFormReturn<AdminValues>; admin: Admin | null }) => {
  const { t } = useTranslation();
  const isOwn = admin !== null && admin.id === readSession()?.admin.id;
  const hints = [admin ? t('admins.passwordKept') : '', t('admins.passwordRule'), isOwn ? t('admins.signInAgain') : ''];
  return (
    <div className="grid gap-x-5.5 gap-y-4.5 grid-cols-[1fr_1fr] items-start max-desk:grid-cols-[1fr]">
      <TextFields form={form} fields={TEXTS} />
      <div className="col-span-full">
        <TextField
          form={form}
          name="password"
          label={t(admin ? 'admins.newPassword' : passwordLabel)}
          isOptional={admin !== null}
          hint={hints.filter(Boolean).join(' ')}
          {...passwordDisplay}
        />
      </div>
      <div className="col-span-full">
        <Switch form={form} name="jobRequestMails" label={t(jobRequestMails.label)} hint={t(jobRequestMails.hint)} />
      </div>
      <div className="col-span-full">
        <ImageField form={form} name="image" label={t('admins.image')} rule="any" />
      </div>
    </div>
  );
};
