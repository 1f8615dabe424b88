import { ADMIN_ROLES } from '@sanabel/contract/enumerations';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ErrorText } from '../ui/ErrorText.tsx';
import { Icon } from '../ui/Icon.tsx';

interface Props<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: Path<Values>;
}

export const RoleField = <Values extends FieldValues>({ form, name }: Props<Values>) => {
  const { t } = useTranslation();
  const fieldError = form.formState.errors[name]?.message;
  return (
    <fieldset className="field">
      <legend className="label p-0">{t('forms.role')}</legend>
      <div className="grid gap-2">
        {ADMIN_ROLES.map((role) => (
          <label
            key={role}
            className="group relative grid grid-cols-[24px_1fr] gap-x-3 items-start m-0 py-3 px-3.5 border-[1.5px] border-line-strong rounded-[10px] font-normal bg-surface cursor-pointer has-checked:border-brand has-checked:bg-tint has-checked:shadow-[inset_0_0_0_1px_var(--color-brand)] has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-3"
          >
            <input className="absolute opacity-0" type="radio" value={role} {...form.register(name)} />
            <span className="grid place-items-center mt-0.5 size-5 border-[1.5px] border-line-strong rounded-full text-transparent group-has-checked:border-brand group-has-checked:bg-brand group-has-checked:text-on-brand">
              <Icon name="check" size={14} />
            </span>
            <span>
              <b className="block text-small font-semibold">{t(`forms.roles.${role}`)}</b>
              <small className="block m-0 text-note text-ink-2">{t(`forms.roleMay.${role}`)}</small>
            </span>
          </label>
        ))}
      </div>
      <ErrorText error={fieldError} />
    </fieldset>
  );
};
