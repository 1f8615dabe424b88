import type { OpenSession } from '@sanabel/contract/account';
import { useTranslation } from 'react-i18next';
import type { IconName } from '../../kit/ui/Icon.tsx';

type Device = Pick<OpenSession, 'browser' | 'system'>;

/** Names the browser and the system, never a location. */
export const useDeviceLabel = () => {
  const { t } = useTranslation();
  return ({ browser, system }: Device): string => {
    if (browser === 'other' && system === 'other') return t('account.unknownDevice');
    return t('account.device', { browser: t(`account.browsers.${browser}`), system: t(`account.systems.${system}`) });
  };
};

const MOBILE: readonly OpenSession['system'][] = ['android', 'iphone', 'ipad'];

export const deviceIcon = ({ system }: Pick<Device, 'system'>): IconName => (MOBILE.includes(system) ? 'mobile' : 'laptop');
