import type { Partner } from '@sanabel/contract/entities/partner';
import { useTranslation } from 'react-i18next';
import { useDelete } from '../forms/use-delete.ts';
import { useEdited } from '../forms/use-edited.ts';
import { useLanguage } from '../language/language.ts';
import { localised } from '../language/localised.ts';
import { OrderedItems } from '../lists/OrderedItems.tsx';
import { useList } from '../lists/use-list.ts';
import { FormAndList } from '../ui/FormAndList.tsx';
import { Loading } from '../ui/Loading.tsx';
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
  const remove = useDelete('partners', t('partners.deleteFailed'));
  const nameOf = ({ name, arabicName }: Partner) => localised(name, arabicName, locale).text;
  const onDelete = async (partner: Partner) => {
    const { id, logo } = partner;
    const picture = <img src={logo} alt="" className="partner-logo" />;
    if ((await remove({ id, name: nameOf(partner), picture })) && edited.id === id) edited.close();
  };
  return (
    <>
      <PageHead
        title={t('partners.title')}
        lead={t('partners.lead')}
        {...(list.isFiltered || !list.isRead ? {} : { total: t('partners.total', { count: list.total }) })}
      />
      <FormAndList
        form={edited.isReading ? <Loading /> : <PartnerForm key={edited.item?.id ?? 'new'} partner={edited.item} onClose={edited.close} />}
      >
        <OrderedItems
          resource="partners"
          list={list}
          className="partner-rows"
          itemClassName="partner-row"
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
