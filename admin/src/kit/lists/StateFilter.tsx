import type { TimedName } from '@sanabel/contract/entities/index';
import { isEverywhere, LIST_STATES, type ListState } from '@sanabel/contract/states';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFigures } from '../data/use-figures.ts';
import { useFormats } from '../i18n/format.ts';
import { RadioChip } from '../ui/RadioChip.tsx';

interface Props {
  resource: TimedName;
  /** Limits the counts to articles of one type. */
  type?: string;
  /** The counts cover the whole list: a search hides them. */
  isSearched: boolean;
  /** Number of all items, null if unknown. Given, all states that occur are shown. */
  all?: number | null;
  /** Shown where the counts cover more than one list of the page. */
  label?: string;
  value: string;
  onChoose: (state: string) => void;
}

/** Hidden while every item is live: there is nothing to choose. */
export const StateFilter = ({ resource, type, isSearched, all, label, value, onChoose }: Props) => {
  const { t } = useTranslation();
  const { number } = useFormats();
  const name = useId();
  const { data } = useFigures();
  const rows = (data?.states ?? []).filter((row) => row.list === resource && (type === undefined || row.type === type));
  const countOf = (state: ListState): number => rows.reduce((sum, row) => sum + (row[state] ?? 0), 0);
  const scheduled = rows.length > 0 && LIST_STATES.some((state) => state !== 'live' && countOf(state) > 0);
  if (!scheduled && all === undefined && value === '') return null;
  // Most lists have no gaps: leave those chips out.
  const isUsual = (state: ListState) => isEverywhere(state) && all === undefined;
  const isDivided = ({ valid }: { valid?: number | undefined }) => valid !== undefined;
  const shown = LIST_STATES.filter((state) => isUsual(state) || state === value || countOf(state) > 0).filter(
    (state) => state !== 'live' || !rows.some(isDivided),
  );
  const numberOf = (state: ListState | ''): number => (state === '' ? (all ?? 0) : countOf(state));
  return (
    <div
      className="flex gap-2 flex-wrap mb-4 whitespace-nowrap max-laptop:flex-nowrap max-laptop:overflow-x-auto"
      role="radiogroup"
      aria-label={t('lists.state')}
    >
      {label && <p className="basis-full text-note text-ink-2">{label}</p>}
      {['' as const, ...shown].map((state) => (
        <RadioChip key={state} name={name} isChosen={state === value} onChoose={() => onChoose(state)}>
          {t(`lists.states.${state || 'all'}`)}
          {!isSearched && numberOf(state) > 0 && <span className="text-note">{number(numberOf(state))}</span>}
        </RadioChip>
      ))}
    </div>
  );
};
