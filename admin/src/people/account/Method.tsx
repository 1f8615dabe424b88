import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon, type IconName } from '../../kit/ui/Icon.tsx';
import { Tile } from './Panel.tsx';

interface Props {
  icon: IconName;
  name: string;
  isOn: boolean;
  children: ReactNode;
  acts?: ReactNode;
}

export const Method = ({ icon, name, isOn, children, acts }: Props) => {
  const { t } = useTranslation();
  return (
    <li className="grid gap-x-4 gap-y-3 grid-cols-[44px_minmax(0,1fr)_auto] items-center py-3.5 border-t border-line first:pt-0 first:border-t-0 last:pb-0 max-laptop:grid-cols-[44px_minmax(0,1fr)]">
      <Tile icon={icon} />
      <div>
        <h3 className="flex gap-2 flex-wrap items-center text-item">
          {name}
          <span
            className={`inline-flex gap-1 items-center py-0.5 px-2.5 rounded-[8px] text-note ${isOn ? 'font-strong bg-tint text-on-tint' : 'font-normal bg-surface-2 text-ink-2'}`}
          >
            {isOn && <Icon name="check" size={14} />}
            {t(isOn ? 'account.secondFactors.on' : 'account.secondFactors.off')}
          </span>
        </h3>
        <div className="text-note wrap-anywhere text-ink-2">{children}</div>
      </div>
      {acts && <div className="flex gap-2 flex-wrap items-center max-laptop:col-start-2">{acts}</div>}
    </li>
  );
};
