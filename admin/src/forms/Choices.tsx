import { type FieldValues, type Path, type UseFormReturn, useWatch } from 'react-hook-form';
import { Icon } from '../ui/Icon.tsx';
import './forms.css';

interface Props<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: Path<Values>;
  label: string;
  options: readonly { value: string; text: string }[];
}

/** One of a few, as chips: radio buttons underneath, so that keys and screen readers know them. */
export const Choices = <Values extends FieldValues>({ form, name, label, options }: Props<Values>) => {
  const chosen = useWatch({ control: form.control, name });
  const fault = form.formState.errors[name]?.message;
  return (
    <fieldset className="field choices">
      <legend className="label">{label}</legend>
      <div>
        {options.map(({ value, text }) => (
          <label key={value} className="choice">
            <input type="radio" value={value} {...form.register(name)} />
            {chosen === value && <Icon name="check" size={16} />}
            {text}
          </label>
        ))}
      </div>
      {typeof fault === 'string' && <p className="fault">{fault}</p>}
    </fieldset>
  );
};
