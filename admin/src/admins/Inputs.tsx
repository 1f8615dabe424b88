import type { Admin } from '@sanabel/contract/entities/admin';
import { useId } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ImageField } from '../forms/ImageField.tsx';
import { RoleField } from '../forms/RoleField.tsx';
import { TextFields } from '../forms/TextField.tsx';
import { readSession } from '../session/session.ts';
import { ADMIN_FORM, type AdminValues } from './fields.ts';
import { OwnPassword, PasswordLink } from './Password.tsx';

interface Props<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: Path<Values>;
  label: string;
  hint?: string;
}

/** On or off: a checkbox underneath, read out as a switch. */
const Switch = <Values extends FieldValues>({ form, name, label, hint }: Props<Values>) => {
  const id = useId();
  return (
    <div className="flex gap-3.5 items-start">
      <input
        className="relative flex-none m-0 w-12 h-7 border-[1.5px] border-line-strong rounded-[14px] bg-surface appearance-none cursor-pointer before:absolute before:inset-y-0.75 before:start-1 before:w-4.75 before:rounded-[10px_4px] before:bg-line-strong checked:border-brand checked:bg-brand checked:before:start-auto checked:before:end-1 checked:before:bg-on-brand"
        id={id}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its state by itself.
        role="switch"
        aria-describedby={hint ? `${id}-hint` : undefined}
        {...form.register(name)}
      />
      <div>
        <label className="block text-note/[28px] font-strong cursor-pointer" htmlFor={id}>
          {label}
        </label>
        {hint && (
          <p className="text-meta/[1.5] text-ink-2" id={`${id}-hint`}>
            {hint}
          </p>
        )}
      </div>
    </div>
  );
};

const { adminRole: _, jobRequestMails, ...TEXTS } = ADMIN_FORM;

/** What is kept of an admin. Passwords are chosen by those whose they are: on their own page, or with a link that is mailed to them. */
export const AdminInputs = ({ form, admin }: { form: UseFormReturn<AdminValues>; admin: Admin }) => {
  const { t } = useTranslation();
  const isOwn = admin.id === readSession()?.admin.id;
  return (
    <div className="grid gap-x-5.5 gap-y-4.5 grid-cols-[1fr_1fr] items-start max-desk:grid-cols-[1fr]">
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
        <ImageField form={form} name="image" label={t('admins.image')} rule="any" />
      </div>
    </div>
  );
};
