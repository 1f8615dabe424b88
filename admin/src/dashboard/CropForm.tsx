import { useParams } from 'react-router-dom';
import { CropEditor } from './form/CropEditor.tsx';
import { useOpenedItem } from './form/use-opened-item.ts';

const Edit = ({ id }: { id: string }) => {
  const { item, opened, reopen } = useOpenedItem('crops', id);
  return item && <CropEditor key={opened} crop={item} onReopen={() => void reopen()} />;
};

/** The form over the dashboard: empty at `new`, of one crop at its id. */
export const Component = () => {
  const { id } = useParams();
  return id === undefined ? <CropEditor crop={null} /> : <Edit key={id} id={id} />;
};
