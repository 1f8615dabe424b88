import type { ReactNode } from 'react';
import { type FieldValues, type Path, type UseFormReturn, useWatch } from 'react-hook-form';
import { Icon } from '../ui/Icon.tsx';

const CHIP =
  'relative inline-flex gap-2 items-center m-0 min-h-11 px-4 border-[1.5px] border-line-strong rounded-[22px] leading-[1.2] bg-surface cursor-pointer has-checked:border-brand has-checked:bg-brand has-checked:text-on-brand has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-3';

interface ChipProps {
  name: string;
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

export const RadioChip = ({ name, isChosen, onChoose, children }: ChipProps) => (
  <label className={CHIP}>
    <input className="absolute opacity-0" type="radio" name={name} checked={isChosen} onChange={onChoose} />
    {children}
  </label>
);

interface Props<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: Path<Values>;
  label: string;
  options: readonly { value: string; text: string }[];
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
      {typeof fieldError === 'string' && <p className="error-text">{fieldError}</p>}
    </fieldset>
  );
};
