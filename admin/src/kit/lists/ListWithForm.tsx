import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Item } from '../data/resources.ts';
import { useFailureMessage } from '../feedback/failures.tsx';
import { useConfirm } from '../feedback/use-confirm.tsx';
import { EditOrCreate } from '../forms/EditOrCreate.tsx';
import { editLinkId, ITEM_FORM_TITLE, type ItemFormResource, useFormRoute, useNameOf } from '../forms/ItemForm.tsx';
import { FORM_FIELDS } from '../forms/kind-fields.ts';
import { useConfirmDelete } from '../forms/use-confirm-delete.tsx';
import { countLabel } from '../kinds/texts.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { AddLink } from './AddLink.tsx';
import { OrderedItems } from './OrderedItems.tsx';
import { useOpenItems } from './present/use-open-items.ts';
import { useList } from './use-list.ts';

export interface EntryProps<Name extends ItemFormResource> {
  item: Item<Name>;
  name: string;
  handle: ReactNode;
  isEdited: boolean;
  /** Names of colleagues who have it open. */
  openAt: readonly string[] | undefined;
  /** Its edit link and its delete button. */
  buttons: ReactNode;
}

interface Props<Name extends ItemFormResource> {
  resource: Name;
  className: string;
  itemClassName?: string;
  Form: ComponentType<{ item: Item<Name> | null; onClose: () => void }>;
  Entry: ComponentType<EntryProps<Name>>;
  /** Returns the picture for the question before deleting. */
  pictureOf: (item: Item<Name>) => ReactNode;
}

const PER_PAGE = 24;
const STATE = ['state'];

/** Page of an ordered list with the form that adds and edits its items. */
export const ListWithForm = <Name extends ItemFormResource>({
  resource,
  className,
  itemClassName = '',
  Form,
  Entry,
  pictureOf,
}: Props<Name>) => {
  const { t } = useTranslation();
  const section: ItemFormResource = resource;
  const list = useList(resource, { perPage: PER_PAGE, filters: STATE });
  const route = useFormRoute(resource);
  const openItems = useOpenItems(resource);
  const { alert } = useConfirm();
  const messageOf = useFailureMessage();
  const nameOf = useNameOf();
  const confirmDelete = useConfirmDelete(resource, {
    onFailure: (error) => alert({ title: t(`${section}.deleteFailed`), body: messageOf(error) }),
  });
  const onDelete = async (item: Item<Name>) => {
    const name = nameOf(item);
    const isGone = await confirmDelete(item, { name, title: t('common.deleteQuestion', { name }), picture: pictureOf(item) });
    if (isGone && route.id === item.id) route.close();
  };
  return (
    <>
      <PageHead
        title={t(`${section}.title`)}
        lead={t('lists.onHome')}
        {...(list.isFiltered || !list.isRead ? {} : { total: t('lists.total', { all: t(countLabel(section), { count: list.total }) }) })}
      >
        <AddLink to={route.pathOf('new')}>{t(`${section}.addTitle`)}</AddLink>
      </PageHead>
      {route.isOpen && (
        <EditOrCreate resource={resource} id={route.id} loading={null} onUnreadable={route.close}>
          {(item) => (
            <Dialog key={item?.id ?? 'new'} labelledBy={ITEM_FORM_TITLE} size="sheet" onClose={route.close}>
              <Form item={item} onClose={route.close} />
            </Dialog>
          )}
        </EditOrCreate>
      )}
      <section aria-label={t(`${section}.list`)}>
        <OrderedItems
          resource={resource}
          list={list}
          title={t(`${section}.title`)}
          fields={FORM_FIELDS[section]}
          className={className}
          itemClassName={`card has-[.edited]:border-brand has-[.edited]:shadow-[0_0_0_1px_var(--color-brand)] ${itemClassName}`}
          emptyText={`${t(`${section}.noneYet`)}. ${t('lists.addFirst')}`}
          searchLabel={t(`${section}.search`)}
          nameOf={nameOf}
        >
          {(item, handle) => {
            const name = nameOf(item);
            const buttons = (
              <>
                <Link id={editLinkId(item.id)} className="icon-button" to={route.pathOf(item.id)} aria-label={t('lists.editOne', { name })}>
                  <Icon name="edit" />
                </Link>
                <IconButton className="danger" icon="trash" label={t('lists.deleteOne', { name })} onClick={() => void onDelete(item)} />
              </>
            );
            return <Entry {...{ item, name, handle, buttons }} isEdited={route.id === item.id} openAt={openItems.get(item.id)} />;
          }}
        </OrderedItems>
      </section>
    </>
  );
};
