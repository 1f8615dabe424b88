import type { Partner } from '@sanabel/contract/entities/partner';
import { LINK_MAX, NAME_MAX } from '@sanabel/contract/limits';
import { useTranslation } from 'react-i18next';
import { ImageField } from '../forms/ImageField.tsx';
import { ItemForm } from '../forms/ItemForm.tsx';
import { TextField } from '../forms/TextField.tsx';
import { useItemForm } from '../forms/use-item-form.ts';
import { useLanguage } from '../language/language.ts';
import { localised } from '../language/localised.ts';
import { partnerRules, partnerValues } from './fields.ts';
import { PartnerPreview } from './PartnerPreview.tsx';

/** Adds a partner, or edits the given one. */
export const PartnerForm = ({ partner, onClose }: { partner: Partner | null; onClose: () => void }) => {
  const { t } = useTranslation();
  const locale = useLanguage();
  const { form, submit, ...rest } = useItemForm({
    resource: 'partners',
    item: partner,
    valuesOf: partnerValues,
    schema: partnerRules,
    picture: 'logo',
    texts: {
      incomplete: t('partners.incomplete'),
      addFailed: t('partners.addFailed'),
      added: 'partners.added',
      saved: 'partners.saved',
    },
    onSaved: onClose,
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
      {...rest}
    >
      <TextField form={form} name="name" label={t('partners.name')} max={NAME_MAX} />
      <TextField
        form={form}
        name="arabicName"
        label={t('partners.arabicName')}
        language="ar"
        max={NAME_MAX}
        isOptional
        hint={t('partners.arabicNameHint')}
      />
      <TextField
        form={form}
        name="link"
        label={t('partners.link')}
        language={null}
        type="url"
        max={LINK_MAX}
        hint={t('partners.linkHint')}
      />
      <div className="partner-logo-field">
        <ImageField form={form} name="logo" label={t('partners.logo')} rule="any" />
        <p className="item-form-hint">{t('partners.logoHint')}</p>
      </div>
      <PartnerPreview form={form} />
    </ItemForm>
  );
};
