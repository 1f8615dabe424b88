import { useTranslation } from 'react-i18next';
import { useAct } from '../../feedback/use-act.ts';
import { SwitchInput } from '../../forms/Switch.tsx';
import { useLanguage } from '../../language/language.ts';
import { Panel } from '../Panel.tsx';
import { useAccountChanges, useWeeklyMail } from '../use-account.ts';

/** The mail uses the language in which it was turned on. */
export const WeeklyMail = () => {
  const { t } = useTranslation();
  const locale = useLanguage();
  const mail = useWeeklyMail();
  const { switchWeeklyMail } = useAccountChanges();
  const { isBusy, act } = useAct();
  if (!mail) return null;
  const change = (isOn: boolean) =>
    act(() => switchWeeklyMail(isOn, locale), t(isOn ? 'account.weekly.turnedOn' : 'account.weekly.turnedOff'));
  return (
    <Panel title={t('account.weekly.title')}>
      <SwitchInput
        label={t('account.weekly.label')}
        hint={t('account.weekly.hint')}
        checked={mail.isOn}
        disabled={isBusy}
        onChange={({ currentTarget }) => void change(currentTarget.checked)}
      />
    </Panel>
  );
};
