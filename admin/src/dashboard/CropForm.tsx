import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { WaitingDialog } from '../ui/WaitingDialog.tsx';
import { CropEditor } from './form/CropEditor.tsx';
import { useOpenedItem } from './form/use-opened-item.ts';
import './form/content-dialog.css';

const Edit = ({ id }: { id: string }) => {
  const { item, opened, reopen, close } = useOpenedItem('crops', id);
  const { t } = useTranslation();
  if (!item) return <WaitingDialog title={t('dashboard.form.editCrop')} size="large" className="content-form" onClose={close} />;
  return <CropEditor key={opened} crop={item} onReopen={() => void reopen()} />;
};

/** The form over the dashboard: empty at `new`, of one crop at its id. */
export const Component = () => {
  const { id } = useParams();
  return id === undefined ? <CropEditor crop={null} /> : <Edit key={id} id={id} />;
};
