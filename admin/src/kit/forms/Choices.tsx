import { type FieldValues, type Path, type UseFormReturn, useWatch } from 'react-hook-form';
import { ErrorText } from '../ui/ErrorText.tsx';
import { Icon } from '../ui/Icon.tsx';
import { CHIP } from '../ui/RadioChip.tsx';
import type { Option } from '../ui/Select.tsx';

interface Props<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: Path<Values>;
  label: string;
  options: readonly Option[];
}

export const Choices = <Values extends FieldValues>({ form, name, label, options }: Props<Values>) => {
  const chosen = useWatch({ control: form.control, name });
  const fieldError = form.formState.errors[name]?.message;
  return (
    <fieldset className="field">
      <legend className="label">{label}</legend>
      <div className="flex gap-2 flex-wrap">
        {options.map(({ value, text }) => (
          <label key={value} className={`${CHIP} font-normal has-checked:font-strong`}>
            <input className="absolute opacity-0" type="radio" value={value} {...form.register(name)} />
            {chosen === value && <Icon name="check" size={16} />}
            {text}
          </label>
        ))}
      </div>
      <ErrorText error={fieldError} />
    </fieldset>
  );
};
