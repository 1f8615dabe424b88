import type { Article } from '@sanabel/contract/entities/article';
import { ARTICLE_TYPES, type ArticleType } from '@sanabel/contract/enumerations';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ContentEditor } from '../content/form/ContentEditor.tsx';
import { ARTICLE_FIELDS } from '../content/form/fields.ts';
import { ARTICLE_RULES, type ArticleValues, articleValues } from '../content/form/values.ts';
import { Choices } from '../forms/Choices.tsx';
import { resolverOf } from '../forms/resolver.ts';
import { useFormats } from '../i18n/format.ts';
import { useLanguage } from '../language/language.ts';
import { ArticlePreview } from './ArticlePreview.tsx';
import { DisplayFields } from './DisplayFields.tsx';

const ADD = { awareness: 'dashboard.form.addAwareness', climate: 'dashboard.form.addClimate' } as const;

const Preview = ({ control, locale }: { control: ReturnType<typeof useForm<ArticleValues>>['control']; locale: 'ar' | 'en' }) => {
  const values = useWatch({ control });
  return <ArticlePreview values={{ ...articleValues(null, 'awareness'), ...values }} locale={locale} />;
};

interface Props {
  article: Article | null;
  type: ArticleType;
  onReopen?: () => void;
}

/** The form of one article; what is stored meanwhile by others does not change it. */
export const ArticleEditor = ({ article: current, type, onReopen }: Props) => {
  const { t } = useTranslation();
  const formats = useFormats();
  const locale = useLanguage();
  const [article] = useState(current);
  const form = useForm<ArticleValues>({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: articleValues(article, type),
    resolver: resolverOf(ARTICLE_RULES, locale, ({ image }) => (image ? {} : { image: t('forms.imageRequired') })),
  });
  const name = article && (locale === 'ar' ? article.arabicTitle : article.title);
  return (
    <ContentEditor
      form={form}
      rules={ARTICLE_RULES}
      fields={ARTICLE_FIELDS}
      resource="articles"
      item={article}
      draftKey={`articles.${article?.id ?? `new.${type}`}`}
      title={t(article ? 'dashboard.form.editArticle' : ADD[type])}
      lead={article ? t('dashboard.form.lastSaved', { name, when: formats.ago(article.updatedAt) }) : t('dashboard.form.newLead')}
      nameOf={(values) => (locale === 'ar' ? values.arabicTitle : values.title)}
      preview={(language) => <Preview control={form.control} locale={language} />}
      onReopen={onReopen}
    >
      <div className="content-wide">
        <Choices
          form={form}
          name="type"
          label={t('dashboard.type')}
          options={ARTICLE_TYPES.map((value) => ({ value, text: t(`dashboard.articleTypes.${value}`) }))}
        />
      </div>
      <DisplayFields form={form} />
    </ContentEditor>
  );
};
