import { ARTICLE_COLORS, ARTICLE_VARIANTS, LOCALES } from '@sanabel/contract/enumerations';
import { NAME_MAX } from '@sanabel/contract/limits';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Choices } from '../forms/Choices.tsx';
import { TextField } from '../forms/TextField.tsx';
import type { ArticleValues } from './fields.ts';

const SECONDARY = { ar: 'arabicSecondaryText', en: 'secondaryText' } as const;
const LABELS = { ar: 'content.inArabic', en: 'content.inEnglish' } as const;

/** How an article's card looks, for those who want to decide it (decision D14). Nothing here is required. */
export const DisplayFields = ({ form }: { form: UseFormReturn<ArticleValues> }) => {
  const { t } = useTranslation();
  return (
    <details className="[&>:not(summary)]:mx-4 [&>:not(summary)]:mt-0 [&>:not(summary)]:mb-4.5 col-span-full border border-line rounded-[12px]">
      <summary className="min-h-12 py-2.75 px-4 font-strong cursor-pointer">{t('articles.display')}</summary>
      <p className="text-note text-ink-2">{t('articles.displayHint')}</p>
      <Choices
        form={form}
        name="variant"
        label={t('articles.variant')}
        options={ARTICLE_VARIANTS.map((value) => ({ value, text: t(`articles.variants.${value || 'own'}`) }))}
      />
      <Choices
        form={form}
        name="bgColor"
        label={t('articles.bgColor')}
        options={ARTICLE_COLORS.map((value) => ({ value, text: t(`articles.colors.${value || 'none'}`) }))}
      />
      {LOCALES.map((locale) => (
        <TextField
          key={locale}
          form={form}
          name={SECONDARY[locale]}
          label={t(LABELS[locale], { field: t('articles.secondaryText') })}
          language={locale}
          max={NAME_MAX}
          isOptional
        />
      ))}
    </details>
  );
};
