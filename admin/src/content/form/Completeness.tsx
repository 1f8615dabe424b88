import { useTranslation } from 'react-i18next';
import { Kernels } from '../../ui/Kernels.tsx';

/** A kernel for each required field, full when the field is, and the same in words. */
export const Completeness = ({ missing, of, isTold }: { missing: number; of: number; isTold: boolean }) => {
  const { t } = useTranslation();
  const words = missing === 0 ? t('forms.complete') : t('forms.missing', { count: missing });
  return (
    <span className={missing === 0 ? 'completeness' : 'completeness lacking'}>
      <Kernels filled={of - missing} of={of} />
      <span className={isTold ? undefined : 'sr-only'}>{words}</span>
    </span>
  );
};
