import type { Backups } from '@sanabel/contract/backup';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Kernels } from '../../../kit/ui/Kernels.tsx';
import { useSlotsSummary } from './labels.ts';

const SPANS = ['days', 'weeks', 'months'] as const;

export const StoredBackups = ({ kept: stored }: { kept: Backups['kept'] }) => {
  const { t } = useTranslation();
  const id = useId();
  const summaryOf = useSlotsSummary();
  return (
    <section className="py-5 px-5.5 card" aria-labelledby={id}>
      <h2 className="mb-3 text-[1.125rem]" id={id}>
        {t('backup.stored.title')}
      </h2>
      <dl className="grid gap-3">
        {SPANS.filter((span) => stored[span].length > 0).map((span) => (
          <div key={span} className="grid grid-cols-[6.5em_minmax(0,1fr)]">
            <dt>{t(`backup.stored.${span}`)}</dt>
            <dd className="[display:contents]">
              <Kernels filled={stored[span].filter(({ gap }) => gap === null).length} of={stored[span].length} />
              <small className="col-span-full text-note text-ink-2">{summaryOf(stored[span], span === 'months')}</small>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
