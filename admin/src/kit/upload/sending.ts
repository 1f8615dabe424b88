import { useTranslation } from 'react-i18next';
import { createStore } from '../data/store.ts';
import { useFormats } from '../i18n/format.ts';

/** Sent share of the form that is being saved; null when none with a file is. */
export const sending = createStore<number | null>(null);

/** Returns the words of a button that saves: how much of the picture is sent, then `saving`. */
export const useSavingLabel = (saving?: string): string => {
  const { t } = useTranslation();
  const formats = useFormats();
  const sent = sending.useValue();
  return sent === null || sent === 1 ? (saving ?? t('common.saving')) : t('forms.sending', { percent: formats.wholePercent(sent) });
};
