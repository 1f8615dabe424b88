import { foldDigits } from '@sanabel/contract/fold';
import { useId } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../kit/forms/TextField.tsx';
import type { CropValues } from './fields.ts';

const YEAR = Array.from({ length: 12 }, (_, index) => index + 1);
const KERNEL = 'M0 0C-7-5-7.5-16 0-22C7.5-16 7-5 0 0Z';

/** Aligns the number of months with the kernels' label. */
const NUMBER =
  '[&>div]:grid [&>div]:grid-cols-[auto_72px] [&>div]:gap-x-3 [&>div]:gap-y-0 [&>div]:items-center roomy:[&>div]:absolute roomy:[&>div]:top-0 roomy:[&>div]:end-0 [&>div>label]:m-0 [&>div>label]:font-normal [&>div>p]:col-span-full roomy:[&>div>input]:min-h-11';

/** Sets months by kernels, or by a number above a year. */
export const MonthsField = ({ form }: { form: UseFormReturn<CropValues> }) => {
  const { t } = useTranslation();
  const id = useId();
  const typed = foldDigits(useWatch({ control: form.control, name: 'growthPeriod' })).trim();
  const months = /^\d{1,3}$/.test(typed) ? Number(typed) : 0;
  const choose = (month: number) =>
    form.setValue('growthPeriod', String(month), { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  return (
    <div className={`grid gap-3 roomy:relative ${NUMBER}`}>
      <fieldset className="field min-w-0">
        <legend className="label w-full roomy:items-center roomy:min-h-11 roomy:mb-0">{t('crops.growthPeriod')}</legend>
        <div className="flex flex-wrap items-center">
          {YEAR.map((month) => (
            <label
              key={month}
              className={`group month relative grid place-items-center m-0 w-6.25 h-11 rounded-[8px] cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-focus max-laptop:w-[calc(100%/12)] ${month <= months ? 'on' : ''}`}
            >
              <input
                className="absolute opacity-0"
                type="radio"
                name={id}
                checked={month === months}
                aria-label={t('crops.months', { count: month })}
                onChange={() => choose(month)}
              />
              <svg className="w-4.5 h-7.5" viewBox="-9 -24 18 26" aria-hidden="true">
                <path
                  className={`stroke-[1.3] group-hover:stroke-brand group-hover:stroke-2 ${month <= months ? 'fill-wheat-500 stroke-[#8f5e10]' : 'fill-surface stroke-line-strong'}`}
                  d={KERNEL}
                />
              </svg>
            </label>
          ))}
          <output className="min-w-[5em] ps-2.5 font-semibold max-laptop:basis-full max-laptop:-order-1 max-laptop:min-h-[1.8em] max-laptop:p-0">
            {months > 0 && t('crops.months', { count: months })}
          </output>
        </div>
      </fieldset>
      <TextField form={form} name="growthPeriod" label={t('crops.growthNumber')} language={null} type="tel" />
    </div>
  );
};
