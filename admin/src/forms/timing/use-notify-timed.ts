import { useLanguage } from '../../language/language.ts';
import { useNotifySaved } from '../../publication/Saved.tsx';
import { TIMED_WORDS } from './timed-words.ts';
import { useMoments } from './use-moments.ts';

type Saved = Parameters<ReturnType<typeof useNotifySaved>>;

export const useNotifyTimed = () => {
  const notifySaved = useNotifySaved();
  const words = TIMED_WORDS[useLanguage()];
  const inWords = useMoments();
  return (values: object, ...[text, saved]: Saved): void => {
    const { changesAt }: { changesAt?: string } = values;
    if (changesAt) notifySaved(words.saved(inWords(changesAt)), null);
    else notifySaved(text, saved);
  };
};
