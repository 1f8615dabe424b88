import type { Partner } from '@sanabel/contract/entities/partner';
import { useTranslation } from 'react-i18next';
import { useFailureMessage } from '../feedback/failures.tsx';
import { useConfirm } from '../feedback/use-confirm.tsx';
import { EditOrCreate } from '../forms/EditOrCreate.tsx';
import { FormAndList, useEdited } from '../forms/ItemForm.tsx';
import { useConfirmDelete } from '../forms/use-confirm-delete.tsx';
import { useLanguage } from '../language/language.ts';
import { localised } from '../language/localised.tsx';
import { OrderedItems } from '../lists/OrderedItems.tsx';
import { useList } from '../lists/use-list.ts';
import { Loading } from '../ui/Kernels.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { PartnerForm } from './Form.tsx';
import { PartnerRow } from './PartnerRow.tsx';
import './partners.css';

const PER_PAGE = 24;

/** The partners of the home page's band: a form that adds or edits, and the list in its order. */
export const Component = () => {
  const { t } = useTranslation();
  const locale = useLanguage();
  const list = useList('partners', { perPage: PER_PAGE });
  const edited = useEdited('partners');
  const { alert } = useConfirm();
  const messageOf = useFailureMessage();
  const confirmDelete = useConfirmDelete('partners', {
    onFailure: (error) => alert({ title: t('partners.deleteFailed'), body: messageOf(error) }),
  });
  const nameOf = ({ name, arabicName }: Partner) => localised(name, arabicName, locale).text;
  const onDelete = async (partner: Partner) => {
    const picture = <img src={partner.logo} alt="" className="partner-logo" />;
    const isGone = await confirmDelete(partner, { title: t('common.deleteQuestion', { name: nameOf(partner) }), picture });
    if (isGone && edited.id === partner.id) edited.close();
  };
  const form = (partner: Partner | null) => <PartnerForm key={partner?.id ?? 'new'} partner={partner} onClose={edited.close} />;
  return (
    <>
      <PageHead
        title={t('partners.title')}
        lead={t('partners.lead')}
        {...(list.isFiltered || !list.isRead ? {} : { total: t('partners.total', { count: list.total }) })}
      />
      <FormAndList
        form={
          <EditOrCreate
            resource="partners"
            id={edited.id}
            loading={<Loading />}
            failed={
              <EditOrCreate resource="partners" id={undefined} loading={null}>
                {form}
              </EditOrCreate>
            }
          >
            {form}
          </EditOrCreate>
        }
      >
        <OrderedItems
          resource="partners"
          list={list}
          className="grid gap-3"
          itemClassName="card has-[.edited]:border-brand has-[.edited]:shadow-[0_0_0_1px_var(--color-brand)]"
          emptyText={t('partners.empty')}
          searchLabel={t('partners.search')}
          nameOf={nameOf}
        >
          {(partner, handle) => (
            <PartnerRow
              partner={partner}
              name={nameOf(partner)}
              handle={handle}
              isEdited={edited.id === partner.id}
              editPath={edited.pathOf(partner.id)}
              onDelete={() => void onDelete(partner)}
            />
          )}
        </OrderedItems>
      </FormAndList>
    </>
  );
};
