import type { Partner } from '@sanabel/contract/entities/partner';
import { useTranslation } from 'react-i18next';
import { ImageField } from '../forms/ImageField.tsx';
import { ItemForm, useItemForm } from '../forms/ItemForm.tsx';
import { TextFields } from '../forms/TextField.tsx';
import { useLanguage } from '../language/language.ts';
import { localised } from '../language/localised.tsx';
import { PARTNER_FORM, PARTNER_RULES, type PartnerValues, partnerValues } from './fields.ts';
import { PartnerPreview } from './PartnerPreview.tsx';

/** Adds a partner, or edits the given one. */
export const PartnerForm = ({ partner, onClose }: { partner: Partner | null; onClose: () => void }) => {
  const { t } = useTranslation();
  const locale = useLanguage();
  const { form, submit, isSaving, draft, conflict } = useItemForm<'partners', PartnerValues>({
    resource: 'partners',
    item: partner,
    valuesOf: partnerValues,
    schema: PARTNER_RULES,
    picture: 'logo',
    texts: {
      incomplete: t('partners.incomplete'),
      addFailed: t('partners.addFailed'),
      added: 'partners.added',
      saved: 'partners.saved',
    },
    onClose,
  });
  const title = partner
    ? t('partners.editTitle', { name: localised(partner.name, partner.arabicName, locale).text })
    : t('partners.addTitle');
  return (
    <ItemForm
      title={title}
      addLabel={t('partners.add')}
      addingLabel={t('partners.adding')}
      isEditing={partner !== null}
      onSubmit={submit}
      onClose={onClose}
      {...{ isSaving, draft, conflict }}
    >
      <TextFields form={form} fields={PARTNER_FORM} />
      <div className="partner-logo-field">
        <ImageField form={form} name="logo" label={t('partners.logo')} rule="any" />
        <p className="mt-1.5 text-meta text-ink-2">{t('partners.logoHint')}</p>
      </div>
      <PartnerPreview form={form} />
    </ItemForm>
  );
};
