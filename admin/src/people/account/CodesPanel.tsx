import type { AccountSecurity } from '@sanabel/contract/account';
import { useTranslation } from 'react-i18next';
import { useAct } from '../../kit/feedback/use-act.ts';
import { useConfirm } from '../../kit/feedback/use-confirm.tsx';
import { Kernels } from '../../kit/ui/Kernels.tsx';
import { Panel } from './Panel.tsx';
import { useAccountChanges } from './use-account.ts';

const FEW = 2;

interface Props {
  security: AccountSecurity;
  onCodes: (codes: readonly string[]) => void;
}

export const CodesPanel = ({ security: { recoveryCodes, totp, passkeys }, onCodes }: Props) => {
  const { t } = useTranslation();
  const { confirm } = useConfirm();
  const { isBusy, act } = useAct();
  const { renewCodes } = useAccountChanges();
  const { left, of } = recoveryCodes;
  const needsThem = totp.isOn || passkeys.length > 0 || left > 0;
  const renew = async () => {
    const question = {
      title: t('account.codes.renewQuestion'),
      body: t('account.codes.renewBody'),
      confirmLabel: t('account.codes.renew'),
    };
    if (left === 0 || (await confirm(question))) await act(async () => onCodes((await renewCodes()).recoveryCodes));
  };
  return (
    <Panel title={t('account.codes.title')} lead={t('account.codes.lead')} isUrgent={needsThem && left <= FEW}>
      <div className="flex gap-3.5 flex-wrap items-center">
        {left > 0 && <Kernels filled={left} of={of} />}
        <span>{left === 0 && !needsThem ? t('account.codes.none') : t('account.codes.left', { count: left, of })}</span>
        <button type="button" className="button quiet ms-auto max-tablet:basis-full" aria-disabled={isBusy} onClick={() => void renew()}>
          {t(left === 0 ? 'account.codes.make' : 'account.codes.renew')}
        </button>
      </div>
    </Panel>
  );
};
