import type { ArticleType } from '@sanabel/contract/enumerations';
import { useTranslation } from 'react-i18next';
import { ContentGrid } from '../shared/ContentGrid.tsx';
import { useContentList } from '../shared/use-content-list.ts';
import { ARTICLE_FORM } from './fields.ts';

export const ArticleList = ({ type }: { type: ArticleType }) => {
  const { t } = useTranslation();
  const list = useContentList('articles', { name: type, fixed: { type } });
  return (
    <ContentGrid
      resource="articles"
      fields={ARTICLE_FORM}
      type={type}
      title={t(`articles.types.${type}`)}
      all={t('articles.all', { total: list.total })}
      count={t('articles.total', { count: list.total })}
      list={list}
      cards={list.items.map((article) => ({
        ...article,
        titles: { ar: article.arabicTitle, en: article.title },
        kind: t(`articles.types.${type}`),
        season: null,
      }))}
      add={{ path: `/articles/new/${type}`, label: t(`articles.${type}.add`), empty: t(`articles.${type}.empty`) }}
    />
  );
};
