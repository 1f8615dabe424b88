import { DEPLOYS_FEW, type Publication } from '@sanabel/contract/publication';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats, useTimeFormat } from '../../kit/i18n/format.ts';
import { Ear } from '../../kit/publication/Ear.tsx';

/** Above this number kernels are too small to count, so no ear is drawn. */
const KERNELS_MAX = 40;

const NOTE = 'text-note';

export const Gauge = ({ deploys }: { deploys: NonNullable<Publication['deploys']> }) => {
  const { t } = useTranslation();
  const formats = useFormats();
  const when = useTimeFormat();
  const id = useId();
  return (
    <section
      className="grid gap-4.5 grid-cols-[auto_1fr] items-center pt-5.5 pb-5 px-5.5 kernel-64/8 bg-green-950 text-on-band-2 overflow-hidden dark-band dark:bg-green-900"
      aria-labelledby={id}
    >
      {deploys.limit <= KERNELS_MAX && (
        <Ear className="w-28 h-63 max-laptop:w-24 max-laptop:h-54" variant="onBand" filled={deploys.left} of={deploys.limit} />
      )}
      <div>
        <h2 className="text-item/[1.6]" id={id}>
          {t('publication.gauge.title')}
        </h2>
        <strong className="block pt-1.5 text-[3.5rem]/[1.15] font-display font-bold text-on-band max-laptop:text-[3rem]">
          {formats.number(deploys.left)}
        </strong>
        <p className={NOTE}>{t('publication.gauge.of', { limit: deploys.limit, day: when.day(deploys.renewsAt) })}</p>
        <p className={`mt-2 ${NOTE}`}>{t('publication.gauge.few', { few: DEPLOYS_FEW })}</p>
      </div>
    </section>
  );
};
