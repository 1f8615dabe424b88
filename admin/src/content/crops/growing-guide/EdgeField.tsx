import { monthName } from '@sanabel/brand/calendar/labels';
import { formatNumber } from '@sanabel/brand/format';
import { edgeOf, lastDayOfMonth, MONTH_PARTS, type MonthPart, writeEdge } from '@sanabel/contract/growing-guide/window';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../kit/language/language.ts';
import { PlainSelect } from './PlainField.tsx';

interface Props {
  label: string;
  /** `11-10` or `11-late` */
  value: string;
  fieldError?: string | undefined;
  onChange: (value: string) => void;
}

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);
const isPart = (value: string): value is MonthPart => (MONTH_PARTS as readonly string[]).includes(value);

/** One end of a window: a day, or early, mid or late in the month where the source names no day. */
export const EdgeField = ({ label, value, fieldError, onChange }: Props) => {
  const { t } = useTranslation();
  const locale = useLanguage();
  const { month, day, part } = edgeOf(value);
  const days = Array.from({ length: lastDayOfMonth(month) }, (_, index) => index + 1);
  const set = (chosenMonth: number, chosen: string) =>
    onChange(writeEdge(chosenMonth, isPart(chosen) ? chosen : Math.min(Number(chosen), lastDayOfMonth(chosenMonth))));
  const chosen = part ?? String(day);
  return (
    <div className="grid grid-cols-[1fr_1fr] gap-2">
      <PlainSelect
        label={t('crops.growingGuide.edgeDay', { edge: label })}
        value={chosen}
        fieldError={fieldError}
        options={[
          ...MONTH_PARTS.map((name) => ({ value: name, text: t(`crops.growingGuide.parts.${name}`) })),
          ...days.map((number) => ({ value: String(number), text: formatNumber(locale, number) })),
        ]}
        onChange={(next) => set(month, next)}
      />
      <PlainSelect
        label={t('crops.growingGuide.edgeMonth', { edge: label })}
        value={String(month)}
        options={MONTHS.map((number) => ({ value: String(number), text: monthName(locale, number) }))}
        onChange={(next) => set(Number(next), chosen)}
      />
    </div>
  );
};
