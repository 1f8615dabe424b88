import { useId } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import './switch.css';

interface Props<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: Path<Values>;
  label: string;
  hint?: string;
}

/** On or off: a checkbox underneath, read out as a switch. */
export const Switch = <Values extends FieldValues>({ form, name, label, hint }: Props<Values>) => {
  const id = useId();
  return (
    <div className="switch">
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its state by itself. */}
      <input id={id} type="checkbox" role="switch" aria-describedby={hint ? `${id}-hint` : undefined} {...form.register(name)} />
      <div>
        <label htmlFor={id}>{label}</label>
        {hint && <p id={`${id}-hint`}>{hint}</p>}
      </div>
    </div>
  );
};
