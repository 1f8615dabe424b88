import { fieldsInOneLanguage, type KindFields } from '@sanabel/contract/kinds/fields';
import { createContext, type ReactNode, useContext } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useLanguage } from '../../language/language.ts';
import { ErrorText } from '../../ui/ErrorText.tsx';
import type { Values } from './values.ts';

export type KindFormMethods = UseFormReturn<Values>;

interface Declared {
  form: KindFormMethods;
  fields: KindFields;
  /** Sentences at fields that are no errors of the schema. */
  problems: Readonly<Record<string, string>>;
}

const DeclaredContext = createContext<Declared | null>(null);

export const DeclaredForm = ({ children, ...declared }: Declared & { children: ReactNode }) => (
  <DeclaredContext value={declared}>{children}</DeclaredContext>
);

export const useDeclared = (): Declared => {
  const declared = useContext(DeclaredContext);
  if (!declared) throw new Error('There is no form around this input.');
  return declared;
};

/** Returns the label and the hint of an input, a text in one language included. */
export const useLabels = (): ((name: string) => { label: string; hint: string | undefined }) => {
  const { fields } = useDeclared();
  const locale = useLanguage();
  const declared = new Map(fieldsInOneLanguage(fields));
  return (name) => ({ label: declared.get(name)?.label[locale] ?? '', hint: declared.get(name)?.hint?.[locale] });
};

export const useFieldError = (name: string): string | undefined => {
  const { form, problems } = useDeclared();
  const message = form.formState.errors[name]?.message;
  return typeof message === 'string' && message !== '' ? message : problems[name];
};

export const FieldError = ({ id, name }: { id: string; name: string }) => <ErrorText id={id} error={useFieldError(name)} />;

interface GroupProps {
  name: string;
  /** Id of the error's sentence. */
  errorId: string;
  note?: string | undefined;
  label?: string;
  children: ReactNode;
}

/** Names a group of inputs, with its hint at the end of the line. */
export const Group = ({ name, errorId, label, note, children }: GroupProps) => {
  const labels = useLabels()(name);
  const hint = note ?? labels.hint;
  return (
    <fieldset className="field min-w-0">
      <legend className="label w-full p-0 max-tablet:flex-wrap">
        {label ?? labels.label} {hint && <small className="font-normal max-tablet:ms-0">{hint}</small>}
      </legend>
      {children}
      <FieldError id={errorId} name={name} />
    </fieldset>
  );
};

export const setValue = (form: KindFormMethods, name: string, value: Values[string]): void =>
  form.setValue(name, value, {
    shouldDirty: true,
    shouldTouch: true,
    shouldValidate: form.formState.isSubmitted || name in form.formState.errors,
  });
