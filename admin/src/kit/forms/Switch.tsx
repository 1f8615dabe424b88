import { type ComponentProps, useId } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

interface Labels {
  label: string;
  hint?: string;
}

export const SwitchInput = ({ label, hint, ...input }: Labels & ComponentProps<'input'>) => {
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
        {...input}
      />
      <div>
        <label className="block text-note/[28px] font-strong cursor-pointer" htmlFor={id}>
          {label}
        </label>
        {hint && (
          <p className="text-note text-ink-2" id={`${id}-hint`}>
            {hint}
          </p>
        )}
      </div>
    </div>
  );
};

interface Props<Values extends FieldValues> extends Labels {
  form: UseFormReturn<Values>;
  name: Path<Values>;
}

export const Switch = <Values extends FieldValues>({ form, name, ...labels }: Props<Values>) => (
  <SwitchInput {...labels} {...form.register(name)} />
);
