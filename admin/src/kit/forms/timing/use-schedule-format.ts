import { formatTimestamp } from '@sanabel/brand/zone';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../language/language.ts';

export const useScheduleFormat = () => {
  const { t } = useTranslation();
  const locale = useLanguage();
  return (timestamp: string, style: { isShort?: boolean; isEnd?: boolean } = {}): string => {
    const { day, time } = formatTimestamp(locale, Date.parse(timestamp), style);
    return time === null && style.isShort ? day : t('forms.timing.when', { day, time: time ?? t('forms.timing.endOfDay') });
  };
};
