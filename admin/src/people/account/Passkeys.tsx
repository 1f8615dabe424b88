import type { AccountSecurity, Passkey } from '@sanabel/contract/account';
import { PASSKEYS_MAX } from '@sanabel/contract/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAct } from '../../kit/feedback/use-act.ts';
import { useConfirm } from '../../kit/feedback/use-confirm.tsx';
import { useTimeFormat } from '../../kit/i18n/format.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import { Method } from './Method.tsx';
import { PasskeyDialog } from './PasskeyDialog.tsx';
import { useAccountChanges } from './use-account.ts';

interface Props {
  security: AccountSecurity;
  /** The account has no other second factor, so this one stays on. */
  isLast: boolean;
  onCodes: (codes: readonly string[]) => void;
}

export const Passkeys = ({ security: { passkeys, hasPasskeys }, isLast, onCodes }: Props) => {
  const { t } = useTranslation();
  const timeFormat = useTimeFormat();
  const { confirm } = useConfirm();
  const { act } = useAct();
  const { removePasskey } = useAccountChanges();
  const [isAdding, setIsAdding] = useState(false);
  const isOn = passkeys.length > 0;
  const remove = async ({ id, name }: Passkey) => {
    const isAgreed = await confirm({
      title: t('account.secondFactors.removeQuestion', { name }),
      body: t('account.secondFactors.removeBody'),
      confirmLabel: t('common.remove'),
      isDangerous: true,
    });
    if (isAgreed) await act(() => removePasskey(id), 'account.secondFactors.changed');
  };
  // This address cannot have any.
  if (!isOn && !hasPasskeys) return null;
  const canAdd = hasPasskeys && passkeys.length < PASSKEYS_MAX;
  return (
    <Method
      icon="key"
      name={t('account.secondFactors.passkey')}
      isOn={isOn}
      acts={
        canAdd && (
          <button type="button" className="button quiet" onClick={() => setIsAdding(true)}>
            <Icon name="add" size={18} />
            {t('common.add')}
            <span className="sr-only"> {t('account.secondFactors.passkey')}</span>
          </button>
        )
      }
    >
      {!isOn && t('account.secondFactors.passkeyLead')}
      {isOn && (
        <ul>
          {passkeys.map((passkey) => {
            const { id, name, addedAt, usedAt } = passkey;
            const times = { added: timeFormat.day(addedAt), used: usedAt ? timeFormat.inside(usedAt) : '' };
            return (
              <li key={id} className="flex gap-2 items-center">
                <span className="flex-1">
                  <bdi className="font-strong text-ink">{name}</bdi> ·{' '}
                  {t(usedAt ? 'account.secondFactors.used' : 'account.secondFactors.since', times)}
                </span>
                {!isLast && (
                  <IconButton
                    className="danger"
                    icon="trash"
                    label={t('account.secondFactors.removePasskey', { name })}
                    onClick={() => void remove(passkey)}
                  />
                )}
              </li>
            );
          })}
          {isLast && <li className="text-note">{t('account.secondFactors.last')}</li>}
        </ul>
      )}
      {isAdding && <PasskeyDialog onClose={() => setIsAdding(false)} onCodes={onCodes} />}
    </Method>
  );
};
