import { useParams } from 'react-router-dom';
import { VersionsPage } from '../versions/VersionsPage.tsx';
import { CAPTION_FORM } from './fields.ts';

export const Component = () => {
  const { id = '' } = useParams();
  return <VersionsPage list="gallery" fields={CAPTION_FORM} formPath={`/gallery/${id}`} />;
};
