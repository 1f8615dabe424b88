import type { Admin } from '@sanabel/contract/entities/admin';
import { useTranslation } from 'react-i18next';
import { may } from '../../kit/data/may.ts';
import { useConfirmDelete } from '../../kit/forms/use-confirm-delete.tsx';
import { AddLink } from '../../kit/lists/AddLink.tsx';
import { Avatar, emailCell, phoneCell, RowActs, Who } from '../../kit/lists/people.tsx';
import type { Column } from '../../kit/lists/Table.tsx';
import { TableWithForm } from '../../kit/lists/TableWithForm.tsx';
import { useList } from '../../kit/lists/use-list.ts';
import { readSession } from '../../kit/session/session.ts';
import { PreviewLinks } from './PreviewLinks.tsx';

const PER_PAGE = 25;

const useColumns = (): Column<Admin>[] => {
  const { t } = useTranslation();
  const confirmDelete = useConfirmDelete('admins');
  const own = readSession()?.admin.id;
  const remove = (admin: Admin) =>
    confirmDelete(admin, {
      name: admin.fullName,
      title: t('common.deleteQuestion', { name: admin.fullName }),
      body: t('admins.deleteBody'),
      picture: <Avatar name={admin.fullName} tint={0} picture={admin.image} />,
    });
  return [
    {
      label: t('admins.name'),
      cellLabel: null,
      cell: ({ id, fullName, job, image }, index) => (
        <Who name={fullName} tint={index} picture={image} badge={id === own && <span className="chip">{t('admins.you')}</span>}>
          {job}
        </Who>
      ),
    },
    {
      label: t('forms.role'),
      sortBy: 'adminRole',
      cell: ({ adminRole }) => <span className="chip">{t(`forms.roles.${adminRole}`)}</span>,
    },
    {
      label: t('admins.email'),
      cellLabel: t('admins.shortEmail'),
      className: 'secondary',
      cell: emailCell,
    },
    { label: t('admins.shortPhone'), cell: phoneCell },
    {
      label: t('lists.acts'),
      isHeadHidden: true,
      cellLabel: null,
      cell: (admin) => (
        <RowActs
          id={admin.id}
          icon="edit"
          text={t('common.edit')}
          label={t('lists.editOne', { name: admin.fullName })}
          deleteLabel={t('lists.deleteOne', { name: admin.fullName })}
          refusal={admin.id === own ? t('admins.rule') : undefined}
          onDelete={() => remove(admin)}
        />
      ),
    },
  ];
};

export const Component = () => {
  const { t } = useTranslation();
  return (
    <TableWithForm
      resource="admins"
      list={useList('admins', { perPage: PER_PAGE })}
      columns={useColumns()}
      lead={t('admins.lead')}
      total={(count) => t('admins.total', { count })}
      addLink={<AddLink to="/admins/invite">{t('invitations.title')}</AddLink>}
      emptyText={t('common.nothingFound')}
    >
      <p className="mt-3 text-note text-ink-2">{t('admins.rule')}</p>
      {may('GET /previews') && <PreviewLinks />}
    </TableWithForm>
  );
};
