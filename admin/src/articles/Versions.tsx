import { useParams } from 'react-router-dom';
import { VersionsPage } from '../versions/VersionsPage.tsx';
import { ARTICLE_FORM } from './fields.ts';

export const Component = () => {
  const { id = '' } = useParams();
  return <VersionsPage list="articles" fields={ARTICLE_FORM} formPath={`/articles/${id}`} />;
};
