import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, type To } from 'react-router-dom';
import type { Item } from '../data/resources.ts';
import { useFailureMessage } from '../feedback/failures.tsx';
import { useConfirm } from '../feedback/use-confirm.tsx';
import { AddButton, Bench, BenchLoading } from '../forms/BenchForm.tsx';
import { EditOrCreate } from '../forms/EditOrCreate.tsx';
import { PLACES, positionOf } from '../forms/focus/places.ts';
import { editLinkId, useEdited } from '../forms/ItemForm.tsx';
import { fadedUnlessLive, TimingBadge } from '../forms/timing/TimingBadge.tsx';
import { MarkLine } from '../forms/twin/MarkLine.tsx';
import { useConfirmDelete } from '../forms/use-confirm-delete.tsx';
import { useLanguage } from '../language/language.ts';
import { Localised, localised } from '../language/localised.tsx';
import { OrderedItems } from '../lists/OrderedItems.tsx';
import { OpenMark } from '../lists/present/OpenMark.tsx';
import { useOpenItems } from '../lists/present/use-open-items.ts';
import { useList } from '../lists/use-list.ts';
import { SiteLink } from '../publication/SiteLink.tsx';
import { Icon } from '../ui/Icon.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { Photo } from '../ui/Photo.tsx';
import { MemberForm, PORTRAIT } from './Form.tsx';
import { MEMBER_FORM } from './fields.ts';

/** Arch and bowl alternate, like on the public page. */
const BOWL = 'group-even/card:rounded-[10px_10px_50%_50%]';

interface Props {
  member: Item<'members'>;
  name: string;
  handle: ReactNode;
  isEdited: boolean;
  editPath: To;
  /** Names of colleagues who have it open. */
  openAt: readonly string[] | undefined;
  onDelete: () => void;
}

const MemberCard = ({ member, name, handle, isEdited, editPath, openAt, onDelete }: Props) => {
  const { t } = useTranslation();
  const hasBio = member.bio !== '' || member.arabicBio !== '';
  return (
    <article className={`flex flex-col pt-4 px-4 pb-1.5 min-w-0 max-desk:pt-3 max-desk:px-3 max-desk:pb-1 ${isEdited ? 'edited' : ''}`}>
      <div className="relative">
        {member.image ? (
          <Photo
            className={`${PORTRAIT} ${BOWL} ${fadedUnlessLive(member)}`}
            src={member.image}
            width={200}
            height={200}
            sizes="(width > 900px) 200px, 46vw"
            position={positionOf(member.focus, PLACES.members.start)}
          />
        ) : (
          <span className={`${PORTRAIT} ${BOWL}`} />
        )}
        <TimingBadge item={member} />
      </div>
      <h3 className="mt-3 text-item wrap-anywhere">
        <Localised text={member.name} arabic={member.arabicName} />
      </h3>
      <p className="text-note/[1.5] font-strong wrap-anywhere text-brand">
        <Localised text={member.role} arabic={member.arabicRole} />
      </p>
      <MarkLine item={member} />
      <OpenMark names={openAt} />
      <p className="line-clamp-4 text-meta/[1.65] wrap-anywhere text-ink-2">
        {hasBio ? <Localised text={member.bio} arabic={member.arabicBio} /> : t('members.noBio')}
      </p>
      <span className="mt-auto -mx-2">
        <SiteLink resource="members" item={member} name={name} room="card" />
      </span>
      <div className="flex justify-between -mx-2">
        {handle}
        <Link id={editLinkId(member.id)} className="icon-button" to={editPath} aria-label={t('members.editOne', { name })}>
          <Icon name="edit" />
        </Link>
        <button type="button" className="icon-button danger" aria-label={t('members.deleteOne', { name })} onClick={onDelete}>
          <Icon name="trash" />
        </button>
      </div>
    </article>
  );
};

const PER_PAGE = 24;
const STATE = ['state'];

export const Component = () => {
  const { t } = useTranslation();
  const locale = useLanguage();
  const list = useList('members', { perPage: PER_PAGE, filters: STATE });
  const edited = useEdited('members');
  const openItems = useOpenItems('members');
  const { alert } = useConfirm();
  const messageOf = useFailureMessage();
  const confirmDelete = useConfirmDelete('members', {
    onFailure: (error) => alert({ title: t('members.deleteFailed'), body: messageOf(error) }),
  });
  const nameOf = ({ name, arabicName }: Item<'members'>) => localised(name, arabicName, locale).text;
  const onDelete = async (member: Item<'members'>) => {
    const picture = (
      <Photo src={member.image} sizes="72px" className={PORTRAIT} position={positionOf(member.focus, PLACES.members.start)} />
    );
    const name = nameOf(member);
    const isGone = await confirmDelete(member, { name, title: t('common.deleteQuestion', { name }), picture });
    if (isGone && edited.id === member.id) edited.close();
  };
  const form = (member: Item<'members'> | null) => <MemberForm key={member?.id ?? 'new'} member={member} onClose={edited.close} />;
  return (
    <>
      <PageHead
        title={t('members.title')}
        lead={t('members.lead')}
        {...(list.isFiltered || !list.isRead ? {} : { total: t('members.total', { count: list.total }) })}
      >
        <AddButton edited={edited}>{t('members.addTitle')}</AddButton>
      </PageHead>
      <Bench
        edited={edited}
        form={
          <EditOrCreate
            resource="members"
            id={edited.id}
            loading={<BenchLoading title={t('members.title')} />}
            failed={
              <EditOrCreate resource="members" id={undefined} loading={null}>
                {form}
              </EditOrCreate>
            }
          >
            {form}
          </EditOrCreate>
        }
      />
      <div className="grid gap-3.5">
        <h2 className="sr-only">{t('members.list')}</h2>
        <OrderedItems
          resource="members"
          list={list}
          title={t('members.title')}
          fields={MEMBER_FORM}
          className="grid gap-4 grid-cols-[repeat(auto-fill,minmax(204px,1fr))] max-desk:gap-2.5 max-desk:grid-cols-[1fr_1fr]"
          itemClassName="group/card grid card has-[.edited]:border-brand has-[.edited]:shadow-[0_0_0_1px_var(--color-brand)]"
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
              openAt={openItems.get(member.id)}
              onDelete={() => void onDelete(member)}
            />
          )}
        </OrderedItems>
      </div>
    </>
  );
};
