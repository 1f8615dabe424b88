import { useParams } from 'react-router-dom';
import { VersionsPage } from '../versions/VersionsPage.tsx';
import { ARTICLE_FORM } from './fields.ts';

/** The versions of an article. */
export const Component = () => {
  const { id = '' } = useParams();
  return <VersionsPage list="articles" fields={ARTICLE_FORM} formPath={`/articles/${id}`} />;
};
