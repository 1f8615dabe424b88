import type { Member } from '@sanabel/contract/entities/member';
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
import { MemberForm } from './Form.tsx';
import { MemberCard } from './MemberCard.tsx';
import './members.css';

const PER_PAGE = 24;

/** The people of the home page: a form that adds or edits, and the list in its order. */
export const Component = () => {
  const { t } = useTranslation();
  const locale = useLanguage();
  const list = useList('members', { perPage: PER_PAGE });
  const edited = useEdited('members');
  const remove = useDelete('members', t('members.deleteFailed'));
  const nameOf = ({ name, arabicName }: Member) => localised(name, arabicName, locale).text;
  const onDelete = async (member: Member) => {
    const { id, image } = member;
    const picture = <img src={image} alt="" className="member-portrait" />;
    if ((await remove({ id, name: nameOf(member), picture })) && edited.id === id) edited.close();
  };
  return (
    <>
      <PageHead
        title={t('members.title')}
        lead={t('members.lead')}
        {...(list.isFiltered || !list.isRead ? {} : { total: t('members.total', { count: list.total }) })}
      />
      <FormAndList
        form={edited.isReading ? <Loading /> : <MemberForm key={edited.item?.id ?? 'new'} member={edited.item} onClose={edited.close} />}
      >
        <OrderedItems
          resource="members"
          list={list}
          className="member-cards"
          itemClassName="member-card"
          emptyText={t('members.empty')}
          searchLabel={t('members.search')}
          nameOf={nameOf}
        >
          {(member, handle) => (
            <MemberCard
              member={member}
              name={nameOf(member)}
              handle={handle}
              isEdited={edited.id === member.id}
              editPath={edited.pathOf(member.id)}
              onDelete={() => void onDelete(member)}
            />
          )}
        </OrderedItems>
      </FormAndList>
    </>
  );
};
