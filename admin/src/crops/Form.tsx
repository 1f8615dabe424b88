import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useOpenedItem } from '../content/form/use-opened-item.ts';
import { LoadingDialog } from '../ui/LoadingDialog.tsx';
import { CropEditor } from './CropEditor.tsx';
import '../content/form/content-dialog.css';

const Edit = ({ id }: { id: string }) => {
  const { item, opened, reopen, close } = useOpenedItem('crops', id);
  const { t } = useTranslation();
  if (!item) return <LoadingDialog title={t('dashboard.form.editCrop')} size="large" className="content-form" onClose={close} />;
  return <CropEditor key={opened} crop={item} onReopen={() => void reopen()} />;
};

/** The form over the dashboard: empty at `new`, of one crop at its id. */
export const Component = () => {
  const { id } = useParams();
  return id === undefined ? <CropEditor crop={null} /> : <Edit key={id} id={id} />;
};
