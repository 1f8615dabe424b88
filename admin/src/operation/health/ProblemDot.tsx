import { useTranslation } from 'react-i18next';
import { partsAt } from './problems.ts';
import { useHealth } from './use-health.ts';

export const ProblemDot = () => {
  const { t } = useTranslation();
  const { health } = useHealth();
  const count = partsAt(health, 'bad').length;
  return (
    count > 0 && (
      <span className="ms-auto size-2.5 rounded-full bg-[#e58d74]">
        <span className="sr-only">{t('health.dot', { count })}</span>
      </span>
    )
  );
};
