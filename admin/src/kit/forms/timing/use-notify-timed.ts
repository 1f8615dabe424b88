import { useLanguage } from '../../language/language.ts';
import { useNotifySaved } from '../../publication/Saved.tsx';
import { TIMED_TEXTS } from './timed-texts.ts';
import { useScheduleFormat } from './use-schedule-format.ts';

type Saved = Parameters<ReturnType<typeof useNotifySaved>>;

export const useNotifyTimed = () => {
  const notifySaved = useNotifySaved();
  const texts = TIMED_TEXTS[useLanguage()];
  const formatTime = useScheduleFormat();
  return (values: object, ...[text, saved]: Saved): void => {
    const { changesAt }: { changesAt?: string } = values;
    if (changesAt) notifySaved(texts.saved(formatTime(changesAt)), null);
    else notifySaved(text, saved);
  };
};
