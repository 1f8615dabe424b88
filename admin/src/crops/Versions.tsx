import { useParams } from 'react-router-dom';
import { VersionsPage } from '../versions/VersionsPage.tsx';
import { CROP_FORM } from './fields.ts';

/** The versions of a crop. */
export const Component = () => {
  const { id = '' } = useParams();
  return <VersionsPage list="crops" fields={CROP_FORM} formPath={`/crops/${id}`} />;
};
