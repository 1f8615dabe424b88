import { ARTICLE_TYPES, type ArticleType } from '@sanabel/contract/enumerations';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import type { Item } from '../../kit/data/resources.ts';
import { Choices } from '../../kit/forms/Choices.tsx';
import { ContentForm } from '../shared/form/ContentForm.tsx';
import { ContentRoute } from '../shared/form/ContentRoute.tsx';
import { ArticlePreview, DisplayFields } from './ArticleCard.tsx';
import { ARTICLE_FORM, ARTICLE_RULES, type ArticleValues, articleValues } from './fields.ts';

interface Props {
  article: Item<'articles'> | null;
  /** Type of a new article. */
  type: ArticleType;
  onReopen: () => void;
}

const ArticleForm = ({ article, type, onReopen }: Props) => {
  const { t } = useTranslation();
  return (
    <ContentForm<'articles', ArticleValues>
      resource="articles"
      item={article}
      fields={ARTICLE_FORM}
      schema={ARTICLE_RULES}
      valuesOf={(item) => articleValues(item, type)}
      storageKey={`articles.${article?.id ?? `new.${type}`}`}
      title={t(article ? 'articles.edit' : `articles.${type}.add`)}
      preview={(form, language) => <ArticlePreview form={form} locale={language} />}
      onReopen={onReopen}
    >
      {(form) => (
        <>
          <div className="col-span-full">
            <Choices
              form={form}
              name="type"
              label={t('articles.type')}
              options={ARTICLE_TYPES.map((value) => ({ value, text: t(`articles.types.${value}`) }))}
            />
          </div>
          <DisplayFields form={form} />
        </>
      )}
    </ContentForm>
  );
};

export const Component = () => {
  const { t } = useTranslation();
  const { id, type: typed } = useParams();
  const type = ARTICLE_TYPES.find((name) => name === typed);
  if (id === undefined && !type) return <Navigate to="/" replace />;
  return (
    <ContentRoute key={type} resource="articles" id={id} title={t('articles.edit')}>
      {(article, reopen) => <ArticleForm article={article} type={type ?? ARTICLE_TYPES[0]} onReopen={reopen} />}
    </ContentRoute>
  );
};
