import type { Admin } from '@sanabel/contract/entities/admin';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ADMIN_FORM, type AdminValues } from '../../kit/forms/admin-fields.ts';
import { ImageField } from '../../kit/forms/ImageField.tsx';
import { RoleField } from '../../kit/forms/RoleField.tsx';
import { Switch } from '../../kit/forms/Switch.tsx';
import { TextFields } from '../../kit/forms/TextField.tsx';
import { readSession } from '../../kit/session/session.ts';
import { OwnPassword, PasswordLink } from './Password.tsx';

const { adminRole: _, jobRequestMails, ...TEXTS } = ADMIN_FORM;

export const AdminInputs = ({ form, admin }: { form: UseFormReturn<AdminValues>; admin: Admin }) => {
  const { t } = useTranslation();
  const isOwn = admin.id === readSession()?.admin.id;
  return (
    <div className="grid gap-x-5.5 gap-y-4.5 grid-cols-[1fr_1fr] items-start max-laptop:grid-cols-[1fr]">
      <TextFields form={form} fields={TEXTS} />
      {admin.pendingEmail !== '' && (
        <p className="col-span-full py-2.5 px-4 rounded-[10px] text-note wrap-anywhere bg-wait-bg">
          {t('admins.pendingEmail')} <bdi dir="ltr">{admin.pendingEmail}</bdi>
        </p>
      )}
      <div className="col-span-full">
        <RoleField form={form} name="adminRole" />
      </div>
      <div className="col-span-full">{isOwn ? <OwnPassword /> : <PasswordLink admin={admin} />}</div>
      <div className="col-span-full">
        <Switch form={form} name="jobRequestMails" label={t(jobRequestMails.label)} hint={t(jobRequestMails.hint)} />
      </div>
      <div className="col-span-full">
        <ImageField form={form} name="image" label={t('admins.image')} rule="any" isPrivate />
      </div>
    </div>
  );
};
