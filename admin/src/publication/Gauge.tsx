import { DEPLOYS_FEW, type Publication } from '@sanabel/contract/publication';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats, useMomentWords } from '../i18n/format.ts';
import { Ear } from './Ear.tsx';
import { useModeWords } from './words.ts';
import './gauge.css';

/** Above this number kernels are too small to count, so no ear is drawn. */
const KERNELS_MAX = 40;
const KERNELS_DRAWN = 14;

export const Gauge = ({ deploys, mode }: Pick<Publication, 'deploys' | 'mode'>) => {
  const { t } = useTranslation();
  const formats = useFormats();
  const when = useMomentWords();
  const modeWords = useModeWords();
  const id = useId();
  const isDrawn = !deploys || deploys.limit <= KERNELS_MAX;
  const filled = deploys ? deploys.left : KERNELS_DRAWN;
  return (
    <section className="gauge dark-band kernel-64/8 bg-green-950 dark:bg-green-900" aria-labelledby={id}>
      {isDrawn && <Ear filled={filled} of={deploys ? deploys.limit : KERNELS_DRAWN} />}
      <div>
        {deploys ? (
          <>
            <h2 id={id}>{t('publication.gauge.title')}</h2>
            <strong>{formats.number(deploys.left)}</strong>
            <p className="gauge-note">{t('publication.gauge.of', { limit: deploys.limit, day: when.day(deploys.renewsAt) })}</p>
            <p className="gauge-note">{t('publication.gauge.few', { few: DEPLOYS_FEW })}</p>
          </>
        ) : (
          <>
            <h2 id={id}>{t('publication.gauge.endless')}</h2>
            <p className="gauge-note">{t('publication.gauge.endlessHint')}</p>
            <p className="gauge-note">{modeWords(mode)}</p>
          </>
        )}
      </div>
    </section>
  );
};
