import { formPath } from '@sanabel/contract/kinds/index';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { EditOrCreate } from '../../forms/EditOrCreate.tsx';
import { Loading } from '../../ui/Kernels.tsx';
import { useItemKind } from '../use-item-kind.ts';
import type { FormExtension } from './extension.ts';
import { ItemPage } from './ItemPage.tsx';

const NO_EXTENSION: FormExtension = {};

/** Page of a new item, or of the one in the address, whose inputs follow from the declaration of its kind. */
export const KindForm = ({ extension = NO_EXTENSION }: { extension?: FormExtension }) => {
  const { search } = useLocation();
  const { id } = useParams();
  const navigate = useNavigate();
  const name = useItemKind();
  const close = () => navigate({ pathname: formPath(name), search });
  return (
    <EditOrCreate resource={name} id={id} loading={<Loading />} onUnreadable={close}>
      {(item, reopen) => (
        <ItemPage key={`${name}.${item?.id}`} name={name} item={item} extension={extension} onReopen={reopen} onClose={close} />
      )}
    </EditOrCreate>
  );
};

export const Component = () => <KindForm />;
