import { useParams } from 'react-router-dom';
import { VersionsPage } from '../versions/VersionsPage.tsx';
import { PARTNER_FORM } from './fields.ts';

export const Component = () => {
  const { id = '' } = useParams();
  return <VersionsPage list="partners" fields={PARTNER_FORM} formPath={`/partners/${id}`} />;
};
