import type { Partner } from '@sanabel/contract/entities/partner';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, type To } from 'react-router-dom';
import { editLinkId } from '../forms/ItemForm.tsx';
import { Localised } from '../language/localised.tsx';
import { Icon } from '../ui/Icon.tsx';

interface Props {
  partner: Partner;
  name: string;
  handle: ReactNode;
  isEdited: boolean;
  editPath: To;
  onDelete: () => void;
}

/** The host alone is what people know a site by. */
const hostOf = (link: string): string => URL.parse(link)?.host ?? link;

export const PartnerRow = ({ partner, name, handle, isEdited, editPath, onDelete }: Props) => {
  const { t } = useTranslation();
  return (
    <article className={`partner-card flex gap-x-4 gap-y-1.5 items-center p-3 max-desk:flex-wrap ${isEdited ? 'edited' : ''}`}>
      {handle}
      <img className="partner-logo" src={partner.logo} alt="" width={84} height={56} loading="lazy" />
      <div className="flex-[1_1_0] min-w-0">
        <h3 className="text-item wrap-anywhere">
          <Localised text={partner.name} arabic={partner.arabicName} />
        </h3>
        <p className="text-note/[1.6] wrap-anywhere text-ink-2">
          <bdi dir="ltr">{hostOf(partner.link)}</bdi>
        </p>
      </div>
      <div className="flex gap-0.5 items-center max-desk:basis-full max-desk:justify-end max-desk:pt-1 max-desk:border-t max-desk:border-line">
        <a
          className="inline-flex gap-1.5 items-center me-3.5 min-h-11 text-note font-medium no-underline text-brand max-desk:me-auto"
          href={partner.link}
          target="_blank"
          rel="noopener noreferrer"
        >
          <span className="border-b-[1.5px] border-current leading-[1.4]">{t('partners.visit')}</span>
          <span className="sr-only">
            {' '}
            {name} ({t('common.opensNewTab')})
          </span>
          <Icon name="outside" size={16} />
        </a>
        <Link id={editLinkId(partner.id)} className="icon-button" to={editPath} aria-label={t('partners.editOne', { name })}>
          <Icon name="edit" />
        </Link>
        <button type="button" className="icon-button danger" aria-label={t('partners.deleteOne', { name })} onClick={onDelete}>
          <Icon name="trash" />
        </button>
      </div>
    </article>
  );
};
