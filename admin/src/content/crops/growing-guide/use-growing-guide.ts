import type { FieldError } from '@sanabel/contract/errors';
import { fieldErrorsOf } from '@sanabel/contract/errors';
import { type GrowingGuide, growingGuideText } from '@sanabel/contract/growing-guide/growing-guide';
import { upgradeGuide } from '@sanabel/contract/growing-guide/window';
import { writeGrowingGuide } from '@sanabel/contract/growing-guide/write';
import { fieldMessage } from '@sanabel/contract/messages/fields';
import { useMemo, useRef, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useLanguage } from '../../../kit/language/language.ts';
import type { CropValues } from '../fields.ts';

/** Returns an empty growingGuide for invalid JSON, such as a half-typed value. */
const read = (text: string): GrowingGuide => {
  try {
    return upgradeGuide(JSON.parse(text)) as GrowingGuide;
  } catch {
    return {};
  }
};

export type ChangeGuide = (change: (guide: GrowingGuide) => GrowingGuide) => void;

/** Parses the growingGuide, which the form stores as text, and maps positions in it to error messages. */
export const useGrowingGuide = (form: UseFormReturn<CropValues>) => {
  const locale = useLanguage();
  const text = useWatch({ control: form.control, name: 'sheet' });
  const written = useRef(text);
  const [guide, setGuide] = useState(() => read(text));
  // A restore or another editor's version changed the form.
  if (text !== written.current) {
    written.current = text;
    setGuide(read(text));
  }
  const change: ChangeGuide = (make) => {
    const next = make(guide);
    const isSame = writeGrowingGuide(next) === writeGrowingGuide(read(String(form.formState.defaultValues?.sheet ?? '')));
    written.current = isSame ? String(form.formState.defaultValues?.sheet ?? '') : writeGrowingGuide(next);
    setGuide(next);
    form.setValue('sheet', written.current, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  };
  const fieldErrors = useMemo(() => {
    const { error } = growingGuideText.safeParse(text);
    const messages = (error ? fieldErrorsOf(error) : []).map(
      (fieldError: FieldError) => [fieldError.field, fieldMessage(fieldError, locale)] as const,
    );
    return new Map(messages);
  }, [text, locale]);
  return { guide, change, fieldErrorAt: (path: string): string | undefined => fieldErrors.get(path) };
};
