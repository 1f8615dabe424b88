import { formPath, type ItemKind } from '@sanabel/contract/kinds/index';
import { useGetOne } from 'ra-core';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import type { Item } from '../../data/resources.ts';
import { EditOrCreate } from '../../forms/EditOrCreate.tsx';
import { Loading } from '../../ui/Kernels.tsx';
import { useItemKind } from '../use-item-kind.ts';
import type { FormExtension } from './extension.ts';
import { ItemPage } from './ItemPage.tsx';

const NO_EXTENSION: FormExtension = {};

/** Page of a new item, or of the one in the address, whose inputs follow from the declaration of its kind. */
export const KindForm = ({ extension = NO_EXTENSION }: { extension?: FormExtension }) => {
  const { search, state } = useLocation();
  const { id } = useParams();
  const navigate = useNavigate();
  const name = useItemKind();
  const { copyOf }: { copyOf?: string } = (id === undefined && state) || {};
  const { data: copied, isLoading } = useGetOne<Item<ItemKind>>(name, { id: copyOf ?? '' }, { enabled: copyOf !== undefined });
  const close = () => navigate({ pathname: formPath(name), search });
  if (isLoading) return <Loading />;
  return (
    <EditOrCreate resource={name} id={id} loading={<Loading />} onUnreadable={close}>
      {(item, reopen) => (
        <ItemPage
          key={`${name}.${item?.id}`}
          name={name}
          item={item}
          copied={copied ?? null}
          extension={extension}
          onReopen={reopen}
          onClose={close}
        />
      )}
    </EditOrCreate>
  );
};

export const Component = () => <KindForm />;
