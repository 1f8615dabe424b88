import { useNotifySaved } from '../../publication/Saved.tsx';
import { useTimedTexts } from './timed-texts.ts';
import { useScheduleFormat } from './use-schedule-format.ts';

type Saved = Parameters<ReturnType<typeof useNotifySaved>>;

export const useNotifyTimed = () => {
  const notifySaved = useNotifySaved();
  const texts = useTimedTexts();
  const formatTime = useScheduleFormat();
  return (values: object, ...[text, saved]: Saved): void => {
    const { changesAt }: { changesAt?: string } = values;
    if (changesAt) notifySaved(texts.saved(formatTime(changesAt)), null);
    else notifySaved(text, saved);
  };
};
