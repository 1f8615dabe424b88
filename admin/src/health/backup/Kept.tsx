import type { Backups } from '@sanabel/contract/backup';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Kernels } from '../../ui/Kernels.tsx';
import { useKeptWords } from './words.ts';

const SPANS = ['days', 'weeks', 'months'] as const;

export const Kept = ({ kept }: { kept: Backups['kept'] }) => {
  const { t } = useTranslation();
  const id = useId();
  const wordsOf = useKeptWords();
  return (
    <section className="backup-panel card" aria-labelledby={id}>
      <h2 id={id}>{t('backup.kept.title')}</h2>
      <dl className="backup-kept">
        {SPANS.filter((span) => kept[span].length > 0).map((span) => (
          <div key={span}>
            <dt>{t(`backup.kept.${span}`)}</dt>
            <dd>
              <Kernels filled={kept[span].filter(({ gap }) => gap === null).length} of={kept[span].length} />
              <small>{wordsOf(kept[span], span === 'months')}</small>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
