import type { Admin } from '@sanabel/contract/entities/admin';
import { ADMIN_ROLES } from '@sanabel/contract/enumerations';
import { useId } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Choices } from '../forms/Choices.tsx';
import { ImageField } from '../forms/ImageField.tsx';
import { TextField, TextFields } from '../forms/TextField.tsx';
import { readSession } from '../session/session.ts';
import { ADMIN_FORM, type AdminValues } from './fields.ts';

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

const { password, adminRole, jobRequestMails, ...TEXTS } = ADMIN_FORM;
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
      {isOwn && (
        <div className="col-span-full">
          <TextField
            form={form}
            name="currentPassword"
            label={t('admins.currentPassword')}
            hint={t('admins.currentPasswordHint')}
            isOptional
            {...passwordDisplay}
            autoComplete="current-password"
          />
        </div>
      )}
      <div className="col-span-full">
        <Choices
          form={form}
          name="adminRole"
          label={t(adminRole.label)}
          options={ADMIN_ROLES.map((value) => ({ value, text: t(`admins.roles.${value}`) }))}
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
