import { HEALTH_PARTS, type SiteHealth } from '@sanabel/contract/site-health';
import { useTranslation } from 'react-i18next';
import { useAct } from '../../kit/feedback/use-act.ts';
import { useFormats } from '../../kit/i18n/format.ts';
import { useNow } from '../../kit/publication/labels.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { partsAt, problemOf } from './problems.ts';
import { useHealth } from './use-health.ts';

const KERNEL_TRANSFORMS = ['24.5 78) rotate(-44)', '29.5 78) rotate(44)', '24.5 56) rotate(-44)', '29.5 56) rotate(44)'];

/** Decorative: one kernel per part; the text says the same. */
const FourKernels = ({ health }: { health: SiteHealth }) => (
  <svg className="w-13.5 h-28" viewBox="0 0 54 112" aria-hidden="true">
    <path className="fill-none stroke-green-300" strokeWidth="2.6" strokeLinecap="round" d="M27 110V38" />
    {HEALTH_PARTS.map((part, index) => (
      <path
        key={part}
        className={health[part].level === 'bad' ? 'fill-[#e58d74]' : 'fill-wheat-500'}
        d="M0 0C-5.5-4-6-13 0-19C6-13 5.5-4 0 0Z"
        transform={`translate(${KERNEL_TRANSFORMS[index]} scale(2.03)`}
      />
    ))}
  </svg>
);

const useSentence = () => {
  const { t } = useTranslation();
  const formats = useFormats();
  return (health: SiteHealth): [title: string, rest: string] => {
    const [bad, warned] = [partsAt(health, 'bad'), partsAt(health, 'warning')];
    const namesOf = (parts: typeof bad) => formats.list(parts.map((part) => t(`health.parts.${part}`)));
    const [worst, ...others] = bad;
    if (!worst)
      return warned.length === 0 ? [t('health.good'), t('health.all')] : [t('health.works'), t('health.mind', { names: namesOf(warned) })];
    const rest = others.length > 0 ? t('health.others', { names: namesOf(others) }) : t('health.rest');
    return [t(`health.problems.${problemOf(health, worst)}`), rest];
  };
};

export const Band = ({ health }: { health: SiteHealth }) => {
  const { t } = useTranslation();
  const formats = useFormats();
  const now = useNow();
  const sentenceOf = useSentence();
  const { check } = useHealth();
  const { isBusy, act } = useAct();
  const [title, rest] = sentenceOf(health);
  return (
    <section className="grid gap-x-6.5 gap-y-2 grid-cols-[auto_minmax(0,1fr)_auto] items-center mb-4.5 py-6.5 px-7.5 kernel-72/8 bg-green-950 text-on-band dark-band max-laptop:grid-cols-[auto_minmax(0,1fr)] max-laptop:py-5.5 max-laptop:px-5 max-laptop:kernel-48/8">
      <FourKernels health={health} />
      <div role="status">
        <h2 className="text-[2.25rem]/[1.35] font-display font-bold max-laptop:text-[1.75rem]">{title}</h2>
        <p className="text-small text-on-band-2">
          {rest} {t('health.checked', { ago: formats.ago(health.checkedAt, now) })}
        </p>
      </div>
      <button
        type="button"
        className="button quiet border-current bg-transparent text-inherit hover:bg-green-800 max-laptop:col-span-full tablet:max-laptop:justify-self-start"
        aria-disabled={isBusy}
        onClick={() => void act(check)}
      >
        <Icon name="retry" size={18} />
        {isBusy ? t('health.checking') : t('health.check')}
      </button>
    </section>
  );
};
