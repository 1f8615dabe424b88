import { useTranslation } from 'react-i18next';
import { useAct } from '../../../kit/feedback/use-act.ts';
import { EditOrCreate } from '../../../kit/forms/EditOrCreate.tsx';
import { SwitchInput } from '../../../kit/forms/Switch.tsx';
import { useLanguage } from '../../../kit/language/language.ts';
import { readSession } from '../../../kit/session/session.ts';
import { theme, useTheme } from '../../../kit/theme/theme.ts';
import { Icon } from '../../../kit/ui/Icon.tsx';
import { Loading } from '../../../kit/ui/Kernels.tsx';
import { LanguageToggle } from '../../../kit/ui/LanguageToggle.tsx';
import { PageHead } from '../../../kit/ui/PageHead.tsx';
import { Panel } from '../Panel.tsx';
import { Tabs } from '../Tabs.tsx';
import { useAccountChanges, useWeeklyMail } from '../use-account.ts';
import { DetailsForm } from './DetailsForm.tsx';

const ThemeToggle = () => {
  const { t } = useTranslation();
  const isDark = useTheme() === 'dark';
  return (
    <button type="button" className="button quiet" onClick={() => theme.choose(isDark ? 'light' : 'dark')}>
      <Icon name={isDark ? 'sun' : 'moon'} />
      {isDark ? t('shell.lightMode') : t('shell.darkMode')}
    </button>
  );
};

/** The mail uses the language in which it was turned on. */
const WeeklyMail = () => {
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

export const Component = () => {
  const { t } = useTranslation();
  const id = readSession()?.admin.id;
  return (
    <>
      <PageHead title={t('account.title')} lead={t('account.detailsLead')} />
      <Tabs />
      <div className="grid gap-4.5 max-w-190">
        {id && (
          <EditOrCreate resource="admins" id={id} loading={<Loading />} onUnreadable={() => undefined}>
            {(admin) => admin && <DetailsForm admin={admin} />}
          </EditOrCreate>
        )}
        <Panel title={t('account.look')}>
          <div className="flex gap-3 flex-wrap items-center">
            <LanguageToggle />
            <ThemeToggle />
          </div>
        </Panel>
        <WeeklyMail />
      </div>
    </>
  );
};
