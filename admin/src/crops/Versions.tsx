import { useParams } from 'react-router-dom';
import { VersionsPage } from '../versions/VersionsPage.tsx';
import { CROP_FORM } from './fields.ts';

export const Component = () => {
  const { id = '' } = useParams();
  return <VersionsPage list="crops" fields={CROP_FORM} formPath={`/crops/${id}`} />;
};
