import { NAME_MAX, ROLE_MAX } from '@sanabel/contract/limits';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Item } from '../data/resources.ts';
import { ImageField } from '../forms/ImageField.tsx';
import { Switch } from '../forms/Switch.tsx';
import { TextField } from '../forms/TextField.tsx';
import { readSession } from '../session/session.ts';
import type { AdminValues } from './fields.ts';

/** A new admin needs a password; that of an old one stays unless another is typed. */
export const AdminFields = ({ form, admin }: { form: UseFormReturn<AdminValues>; admin: Item<'admins'> | null }) => {
  const { t } = useTranslation();
  const isOwn = admin !== null && admin.id === readSession()?.admin.id;
  return (
    <div className="admin-fields">
      <TextField form={form} name="fullName" label={t('admins.fullName')} max={NAME_MAX} />
      <TextField form={form} name="job" label={t('admins.job')} max={ROLE_MAX} />
      <TextField form={form} name="email" label={t('admins.email')} type="email" language={null} />
      <TextField form={form} name="phoneNumber" label={t('admins.phoneNumber')} type="tel" language={null} />
      <div className="admin-wide">
        <TextField
          form={form}
          name="password"
          label={t(admin ? 'admins.newPassword' : 'admins.password')}
          type="password"
          language={null}
          autoComplete="new-password"
          isOptional={admin !== null}
          hint={[admin ? t('admins.passwordKept') : '', t('admins.passwordRule'), isOwn ? t('admins.signInAgain') : '']
            .filter(Boolean)
            .join(' ')}
        />
      </div>
      <div className="admin-wide">
        <Switch form={form} name="jobRequestMails" label={t('admins.mails')} hint={t('admins.mailsHint')} />
      </div>
      <div className="admin-wide">
        <ImageField form={form} name="image" label={t('admins.image')} rule="any" />
      </div>
    </div>
  );
};
