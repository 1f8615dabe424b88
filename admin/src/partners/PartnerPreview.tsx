import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useObjectUrl } from '../forms/use-object-url.ts';
import { Localised } from '../language/Localised.tsx';
import type { PartnerValues } from './fields.ts';

/** The partner's furrow of the home page, with its neighbours and their roots (design guide, section 9, "Form + list"). */
export const PartnerPreview = ({ form }: { form: UseFormReturn<PartnerValues> }) => {
  const { t } = useTranslation();
  const { name, arabicName, logo } = useWatch({ control: form.control });
  const url = useObjectUrl(logo);
  const isNamed = Boolean(name?.trim() || arabicName?.trim());
  return (
    <figure className="item-form-preview">
      <figcaption>{t('partners.preview')}</figcaption>
      <div className="partner-band">
        <i />
        <div>
          {url ? <img className="partner-logo" src={url} alt="" /> : <span className="partner-logo" />}
          {isNamed ? <Localised text={name?.trim() ?? ''} arabic={arabicName?.trim() ?? ''} /> : <span>{t('partners.previewName')}</span>}
        </div>
        <i />
      </div>
    </figure>
  );
};
