import { isSafeLink, urlOf } from '@sanabel/contract/fields';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, type To } from 'react-router-dom';
import type { Item } from '../data/resources.ts';
import { useFailureMessage } from '../feedback/failures.tsx';
import { useConfirm } from '../feedback/use-confirm.tsx';
import { AddButton, Bench, BenchLoading } from '../forms/BenchForm.tsx';
import { EditOrCreate } from '../forms/EditOrCreate.tsx';
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
import { LOGO, PartnerForm } from './Form.tsx';
import { PARTNER_FORM } from './fields.ts';

interface Props {
  partner: Item<'partners'>;
  name: string;
  handle: ReactNode;
  isEdited: boolean;
  editPath: To;
  /** Names of colleagues who have it open. */
  openAt: readonly string[] | undefined;
  onDelete: () => void;
}

const hostOf = (link: string): string => urlOf(link)?.host ?? link;

const PartnerRow = ({ partner, name, handle, isEdited, editPath, openAt, onDelete }: Props) => {
  const { t } = useTranslation();
  return (
    <article className={`flex gap-x-4 gap-y-1.5 items-center p-3 max-desk:flex-wrap [&>.drag-handle]:-me-3 ${isEdited ? 'edited' : ''}`}>
      {handle}
      {partner.logo ? (
        <Photo className={`${LOGO} border ${fadedUnlessLive(partner)}`} src={partner.logo} width={84} height={56} sizes="84px" />
      ) : (
        <span className={`${LOGO} border`} />
      )}
      <div className="flex-[1_1_0] min-w-0">
        <h3 className="text-item wrap-anywhere">
          <Localised text={partner.name} arabic={partner.arabicName} />
        </h3>
        <p className="text-note/[1.6] wrap-anywhere text-ink-2">
          <bdi dir="ltr">{hostOf(partner.link)}</bdi>
        </p>
        <MarkLine item={partner} />
        <OpenMark names={openAt} />
        <p className="relative empty:hidden [&_.timing-badge]:static">
          <TimingBadge item={partner} />
        </p>
      </div>
      <div className="flex gap-0.5 items-center max-desk:basis-full max-desk:justify-end max-desk:pt-1 max-desk:border-t max-desk:border-line">
        <a
          className="inline-flex gap-1.5 items-center me-3.5 min-h-11 text-note font-medium no-underline text-brand max-desk:me-auto"
          href={isSafeLink(partner.link) ? partner.link : undefined}
          target="_blank"
          rel="noopener noreferrer"
        >
          <span className="border-b-[1.5px] border-current leading-[1.4]">{t('partners.visit')}</span>
          <span className="sr-only">
            {' '}
            {name} ({t('common.opensNewTab')})
          </span>
          <Icon name="outside" size={16} />
        </a>
        <SiteLink resource="partners" item={partner} name={name} />
        <Link id={editLinkId(partner.id)} className="icon-button" to={editPath} aria-label={t('partners.editOne', { name })}>
          <Icon name="edit" />
        </Link>
        <button type="button" className="icon-button danger" aria-label={t('partners.deleteOne', { name })} onClick={onDelete}>
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
  const list = useList('partners', { perPage: PER_PAGE, filters: STATE });
  const edited = useEdited('partners');
  const openItems = useOpenItems('partners');
  const { alert } = useConfirm();
  const messageOf = useFailureMessage();
  const confirmDelete = useConfirmDelete('partners', {
    onFailure: (error) => alert({ title: t('partners.deleteFailed'), body: messageOf(error) }),
  });
  const nameOf = ({ name, arabicName }: Item<'partners'>) => localised(name, arabicName, locale).text;
  const onDelete = async (partner: Item<'partners'>) => {
    const picture = <Photo src={partner.logo} sizes="84px" className={`${LOGO} border`} data-whole />;
    const name = nameOf(partner);
    const isGone = await confirmDelete(partner, { name, title: t('common.deleteQuestion', { name }), picture });
    if (isGone && edited.id === partner.id) edited.close();
  };
  const form = (partner: Item<'partners'> | null) => <PartnerForm key={partner?.id ?? 'new'} partner={partner} onClose={edited.close} />;
  return (
    <>
      <PageHead
        title={t('partners.title')}
        lead={t('partners.lead')}
        {...(list.isFiltered || !list.isRead ? {} : { total: t('partners.total', { count: list.total }) })}
      >
        <AddButton edited={edited}>{t('partners.addTitle')}</AddButton>
      </PageHead>
      <Bench
        edited={edited}
        form={
          <EditOrCreate
            resource="partners"
            id={edited.id}
            loading={<BenchLoading title={t('partners.title')} />}
            failed={
              <EditOrCreate resource="partners" id={undefined} loading={null}>
                {form}
              </EditOrCreate>
            }
          >
            {form}
          </EditOrCreate>
        }
      />
      <div className="grid gap-3.5">
        <h2 className="sr-only">{t('partners.list')}</h2>
        <OrderedItems
          resource="partners"
          list={list}
          title={t('partners.title')}
          fields={PARTNER_FORM}
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
              openAt={openItems.get(partner.id)}
              onDelete={() => void onDelete(partner)}
            />
          )}
        </OrderedItems>
      </div>
    </>
  );
};
