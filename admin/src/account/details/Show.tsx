import { useTranslation } from 'react-i18next';
import { EditOrCreate } from '../../forms/EditOrCreate.tsx';
import { readSession } from '../../session/session.ts';
import { Loading } from '../../ui/Kernels.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Tabs } from '../Tabs.tsx';
import { DetailsForm } from './DetailsForm.tsx';
import { WeeklyMail } from './WeeklyMail.tsx';

export const Component = () => {
  const { t } = useTranslation();
  const id = readSession()?.admin.id;
  return (
    <>
      <PageHead title={t('account.title')} lead={t('account.detailsLead')} />
      <Tabs />
      <div className="grid gap-4.5 max-w-190">
        {id && (
          <EditOrCreate resource="admins" id={id} loading={<Loading />} failed={null}>
            {(admin) => admin && <DetailsForm admin={admin} />}
          </EditOrCreate>
        )}
        <WeeklyMail />
      </div>
    </>
  );
};
