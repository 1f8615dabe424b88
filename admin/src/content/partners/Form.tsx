import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ItemForm, type ItemFormProps } from '../../kit/forms/ItemForm.tsx';
import type { FormValues } from '../../kit/forms/kind-fields.ts';
import { Localised } from '../../kit/language/localised.tsx';
import { useObjectUrl } from '../../kit/upload/use-object-url.ts';
import { usePartnerTexts } from './texts.ts';

/** Look of a logo. Logos are drawn for white paper, so their chip is white in the dark theme too. */
export const LOGO = 'block flex-none p-1 w-21 h-14 border-line kernel-20/4 bg-white object-contain';

/** Shows the partner's furrow of the home page between two neighbours (design guide, section 9, "Form + list"). */
const PartnerPreview = ({ form }: { form: UseFormReturn<FormValues<'partners'>> }) => {
  const { t } = useTranslation();
  const { name, arabicName, logo } = useWatch({ control: form.control }) as Partial<FormValues<'partners'>>;
  const url = useObjectUrl(logo);
  const isNamed = Boolean(name?.trim() || arabicName?.trim());
  return (
    <figure>
      <figcaption className="mb-1.25 text-note font-strong">{t('partners.preview')}</figcaption>
      {/* Uses the public page's colours in both themes. */}
      <div className="grid grid-cols-[1fr_2fr_1fr] h-44">
        <i className="h-[72%] rounded-[0_0_60px_60px] bg-green-800 last:h-[84%]" />
        <div className="flex gap-2.5 flex-col items-center justify-center pt-2 pb-6.5 px-2 rounded-[0_0_80px_80px] font-medium text-center wrap-anywhere bg-green-700 text-on-band overflow-hidden">
          {url ? <img className={LOGO} src={url} alt="" /> : <span className={LOGO} />}
          <span className="line-clamp-2">
            {isNamed ? <Localised text={name?.trim() ?? ''} arabic={arabicName?.trim() ?? ''} /> : t('partners.previewName')}
          </span>
        </div>
        <i className="h-[72%] rounded-[0_0_60px_60px] bg-green-800 last:h-[84%]" />
      </div>
    </figure>
  );
};

const PICTURE =
  '[&_.image-field_img]:p-1 [&_.image-field_img]:w-21! [&_.image-field_img]:h-14! [&_.image-field_img]:border [&_.image-field_img]:border-line [&_.image-field_img]:bg-white [&_.image-field_img]:object-contain';

export const PartnerForm = (props: ItemFormProps<'partners'>) => (
  <ItemForm {...props} resource="partners" texts={usePartnerTexts()} pictureClass={PICTURE} Preview={PartnerPreview} />
);
