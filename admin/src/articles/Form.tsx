import { ARTICLE_TYPES } from '@sanabel/contract/enumerations';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { useOpenedItem } from '../content/form/use-opened-item.ts';
import { LoadingDialog } from '../ui/LoadingDialog.tsx';
import { ArticleEditor } from './ArticleEditor.tsx';
import '../content/form/content-dialog.css';

const Edit = ({ id }: { id: string }) => {
  const { item, opened, reopen, close } = useOpenedItem('articles', id);
  const { t } = useTranslation();
  if (!item) return <LoadingDialog title={t('dashboard.form.editArticle')} size="large" className="content-form" onClose={close} />;
  return <ArticleEditor key={opened} article={item} type={item.type} onReopen={() => void reopen()} />;
};

/** The form over the dashboard: empty at `new` and a type, of one article at its id. */
export const Component = () => {
  const { id, type } = useParams();
  if (id !== undefined) return <Edit key={id} id={id} />;
  const known = ARTICLE_TYPES.find((name) => name === type);
  return known ? <ArticleEditor key={known} article={null} type={known} /> : <Navigate to="/" replace />;
};
