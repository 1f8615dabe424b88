import { wallTime } from '@sanabel/brand/zone';
import { useId } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../i18n/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import { DateBox } from './TimestampFields.tsx';
import type { ReviewValues } from './values.ts';

export const ReviewField = ({ form }: { form: UseFormReturn<ReviewValues> }) => {
  const { t } = useTranslation();
  const formats = useFormats();
  const id = useId();
  const day = useWatch({ control: form.control, name: 'reviewBy' });
  const isDue = day !== '' && day <= wallTime(Date.now()).day;
  const choose = (next: string): void => form.setValue('reviewBy', next, { shouldDirty: true, shouldTouch: true });
  return (
    <div className="field">
      <label htmlFor={id}>{t('forms.timing.reviewBy')}</label>
      <div className="flex gap-2 flex-wrap items-center">
        <DateBox
          id={id}
          value={day}
          aria-describedby={`${id}-hint`}
          shown={day ? formats.date(`${day}T12:00:00`) : t('forms.timing.noReview')}
          onChoose={choose}
        />
        {day !== '' && (
          <button type="button" className="button quiet" onClick={() => choose('')}>
            <Icon name="close" size={18} />
            {t('forms.timing.clearReview')}
          </button>
        )}
      </div>
      <p id={`${id}-hint`} className={isDue ? 'hint font-strong text-wheat-800' : 'hint'}>
        {t(isDue ? 'forms.timing.reviewDue' : 'forms.timing.reviewHint')}
      </p>
    </div>
  );
};
