import { DEPLOYS_FEW, type Publication } from '@sanabel/contract/publication';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats, useTimeFormat } from '../../kit/i18n/format.ts';
import { Ear } from '../../kit/publication/Ear.tsx';
import { useModeText } from '../../kit/publication/labels.ts';

/** Above this number kernels are too small to count, so no ear is drawn. */
const KERNELS_MAX = 40;
const KERNELS_DRAWN = 14;

const NOTE = 'text-note';

export const Gauge = ({ deploys, mode }: Pick<Publication, 'deploys' | 'mode'>) => {
  const { t } = useTranslation();
  const formats = useFormats();
  const when = useTimeFormat();
  const modeText = useModeText();
  const id = useId();
  const isDrawn = !deploys || deploys.limit <= KERNELS_MAX;
  const filled = deploys ? deploys.left : KERNELS_DRAWN;
  return (
    <section
      className="grid gap-4.5 grid-cols-[auto_1fr] items-center pt-5.5 pb-5 px-5.5 kernel-64/8 bg-green-950 text-on-band-2 overflow-hidden dark-band dark:bg-green-900"
      aria-labelledby={id}
    >
      {isDrawn && (
        <Ear
          className="w-28 h-63 max-laptop:w-24 max-laptop:h-54"
          variant="onBand"
          filled={filled}
          of={deploys ? deploys.limit : KERNELS_DRAWN}
        />
      )}
      <div>
        {deploys ? (
          <>
            <h2 className="text-item/[1.6]" id={id}>
              {t('publication.gauge.title')}
            </h2>
            <strong className="block pt-1.5 text-[3.5rem]/[1.15] font-display font-bold text-on-band max-laptop:text-[3rem]">
              {formats.number(deploys.left)}
            </strong>
            <p className={NOTE}>{t('publication.gauge.of', { limit: deploys.limit, day: when.day(deploys.renewsAt) })}</p>
            <p className={`mt-2 ${NOTE}`}>{t('publication.gauge.few', { few: DEPLOYS_FEW })}</p>
          </>
        ) : (
          <>
            <h2 className="text-item/[1.6]" id={id}>
              {t('publication.gauge.endless')}
            </h2>
            <p className={NOTE}>{t('publication.gauge.endlessHint')}</p>
            <p className={`mt-2 ${NOTE}`}>{modeText(mode)}</p>
          </>
        )}
      </div>
    </section>
  );
};
