import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../i18n/format.ts';

/** Sent share of the form that is being saved; null when none with a file is. */
let share: number | null = null;
const listeners = new Set<() => void>();

export const tellSending = (next: number | null): void => {
  share = next;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Returns the words of a button that saves: how much of the picture is sent, then `saving`. */
export const useSavingLabel = (saving?: string): string => {
  const { t } = useTranslation();
  const formats = useFormats();
  const sent = useSyncExternalStore(subscribe, () => share);
  return sent === null || sent === 1 ? (saving ?? t('common.saving')) : t('forms.sending', { percent: formats.wholePercent(sent) });
};
