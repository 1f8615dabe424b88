import { type FormEvent, useState } from 'react';
import { ApiError } from '../../../kit/data/api-error.ts';
import { isEnded } from './calls.ts';

interface Options {
  /** Checks that need no server; returns errors by field. */
  check?: (data: FormData) => Readonly<Record<string, string>>;
  send: (data: FormData) => Promise<unknown>;
  onDone: () => void;
  onEnded: () => void;
}

const focusOn = (form: HTMLFormElement, fields: Readonly<Record<string, string>>): void => {
  const first = [...form.elements].find((element) => element instanceof HTMLInputElement && element.name in fields);
  if (first instanceof HTMLInputElement) first.focus();
};

/** Checks a link's form, sends it once and shows errors at their fields. */
export const useSubmit = ({ check, send, onDone, onEnded }: Options) => {
  const [fieldErrors, setFieldErrors] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const show = (found: Readonly<Record<string, string>>) => {
      setFieldErrors(found);
      focusOn(form, found);
    };
    const found = check?.(data) ?? {};
    show(found);
    setFailure(null);
    if (Object.keys(found).length > 0) return;
    setIsBusy(true);
    try {
      await send(data);
      return onDone();
    } catch (error) {
      if (isEnded(error)) return onEnded();
      if (error instanceof ApiError && Object.keys(error.fields).length > 0) show(error.fields);
      else setFailure(error instanceof ApiError ? error.message : '');
    }
    setIsBusy(false);
  };
  return { submit, isBusy, failure, fieldErrorOf: (field: string): string | null => fieldErrors[field] ?? null };
};
