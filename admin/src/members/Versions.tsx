import { useParams } from 'react-router-dom';
import { VersionsPage } from '../versions/VersionsPage.tsx';
import { MEMBER_FORM } from './fields.ts';

export const Component = () => {
  const { id = '' } = useParams();
  return <VersionsPage list="members" fields={MEMBER_FORM} formPath={`/members/${id}`} />;
};
