import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOutlet } from 'react-router-dom';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Loading } from '../../kit/ui/Kernels.tsx';
import { PageHead } from '../../kit/ui/PageHead.tsx';
import { CodesDialog } from './CodesDialog.tsx';
import { CodesPanel } from './CodesPanel.tsx';
import { PasswordPanel } from './PasswordPanel.tsx';
import { SecondFactors } from './SecondFactors.tsx';
import { Sessions } from './Sessions.tsx';
import { SignIns } from './SignIns.tsx';
import { Tabs } from './Tabs.tsx';
import { useSecurity } from './use-account.ts';

export const Component = () => {
  const { t } = useTranslation();
  const security = useSecurity();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const setup = useOutlet();
  if (setup) return setup;
  return (
    <>
      <PageHead title={t('account.title')} lead={t('account.lead')} />
      <Tabs />
      <div className="grid gap-5.5 grid-cols-[minmax(0,1fr)_348px] items-start max-wide:grid-cols-[1fr]">
        <div className="grid gap-4.5">
          {!security && <Loading />}
          {security && (
            <>
              <PasswordPanel security={security} />
              <SecondFactors security={security} onCodes={setCodes} />
              <CodesPanel security={security} onCodes={setCodes} />
            </>
          )}
          <Sessions />
        </div>
        <aside className="grid gap-4.5" aria-label={t('account.signIns.title')}>
          <SignIns />
          <p className="flex gap-3 items-start py-3 px-4 rounded-[10px] text-note bg-wait-bg">
            <Icon className="mt-0.5" name="warning" />
            {t('account.signIns.notYou')}
          </p>
        </aside>
      </div>
      {codes && <CodesDialog codes={codes} onDone={() => setCodes(null)} />}
    </>
  );
};
