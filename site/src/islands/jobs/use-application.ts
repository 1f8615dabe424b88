import type { Locale } from '@sanabel/contract/enumerations';
import { isBlank } from '@sanabel/contract/typing/clean';
import { type FocusEvent, type InputEvent, type SubmitEvent, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Message } from '../parts/Toast.tsx';
import { type Application, FIELDS, type Field, formProblem, type Problems, problemsOf, tidy } from './application.ts';
import {
  dropUnsavedApplication,
  EMPTY,
  fillBlanks,
  keyOfApplication,
  readForm,
  readUnsavedApplication,
  saveUnsavedApplication,
  setField,
} from './form-values.ts';
import { type Refusal, send } from './send.ts';
import type { JobTexts } from './texts.ts';

const fieldNamed = (name: string): Field | undefined => FIELDS.find((field) => field === name);

export const useApplication = (locale: Locale, texts: JobTexts) => {
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const [values, setValues] = useState<Application>(EMPTY);
  const [problems, setProblems] = useState<Problems>({});
  const [refusal, setRefusal] = useState<Pick<Refusal, 'message' | 'isUnreachable'> | null>(null);
  const [isSending, setSending] = useState(false);
  const [sent, setSent] = useState<Application | null>(null);
  const [toast, setToast] = useState<Message | null>(null);
  const closeToast = useCallback(() => setToast(null), []);
  const messageId = useRef(0);
  const showMessage = (text: string, isError: boolean) => {
    messageId.current += 1;
    setToast({ id: messageId.current, text, isError });
  };

  const read = useCallback(() => {
    if (form.current) setValues(readForm(form.current));
  }, []);
  useEffect(() => {
    if (form.current) fillBlanks(form.current, readUnsavedApplication());
    read();
  }, [read]);
  useEffect(() => {
    if (refusal !== null) summary.current?.focus();
  }, [refusal]);

  const change = () => {
    if (!form.current) return;
    const now = readForm(form.current);
    saveUnsavedApplication(now);
    setValues(now);
  };
  // Autofill often fires `change` alone, and React's `onChange` ignores a value that a program has set.
  const onFilled = useEffectEvent(change);
  useEffect(() => {
    const filled = sent ? null : form.current;
    const listener = () => onFilled();
    filled?.addEventListener('change', listener);
    return () => filled?.removeEventListener('change', listener);
  }, [sent]);
  const setProblem = (field: Field, problem: string) => setProblems((known) => ({ ...known, [field]: problem }));

  const onInput = ({ target }: InputEvent) => {
    const field = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? fieldNamed(target.name) : undefined;
    if (field) setProblem(field, '');
    change();
  };
  const onBlur = ({ target }: FocusEvent) => {
    const field = target instanceof HTMLInputElement ? fieldNamed(target.name) : undefined;
    if (field) setProblems((known) => ({ ...known, [field]: known[field] || formProblem(field, values[field], texts) }));
  };
  const fill = (field: Field, text: string) => {
    if (form.current) setField(form.current, field, text);
    setProblem(field, '');
    change();
  };

  const refuse = ({ message, problems: found, isUnreachable }: Refusal) => {
    setProblems(found);
    setRefusal({ message, isUnreachable });
    showMessage(message, true);
  };
  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isSending || !form.current) return;
    // Autofill may fire no event at all, so read the fields again.
    const values = readForm(form.current);
    setValues(values);
    setRefusal(null);
    closeToast();
    const found = problemsOf(values, texts);
    const [first] = Object.values(found);
    if (first) {
      const message = FIELDS.some((field) => isBlank(values[field])) ? texts.incomplete : first;
      return refuse({ message, problems: found, isUnreachable: false });
    }
    setSending(true);
    const outcome = await send({ ...tidy(values), idempotencyKey: keyOfApplication() }, locale, texts);
    setSending(false);
    if (!outcome.isSent) return refuse(outcome);
    dropUnsavedApplication();
    setValues(EMPTY);
    setProblems({});
    setSent(tidy(values));
    showMessage(texts.sent, false);
  };
  const beginAgain = () => setSent(null);
  const before = useRef(sent);
  useEffect(() => {
    if (before.current !== sent) heading.current?.focus();
    before.current = sent;
  }, [sent]);

  return {
    form,
    heading,
    summary,
    values,
    problems,
    refusal,
    isSending,
    sent,
    beginAgain,
    toast,
    closeToast,
    onInput,
    onBlur,
    onSubmit,
    fill,
  };
};
