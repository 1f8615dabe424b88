import type { Partner } from '@sanabel/contract/entities/partner';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, type To } from 'react-router-dom';
import { editLinkId } from '../forms/use-edited.ts';
import { Localised } from '../language/Localised.tsx';
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
    <article className={isEdited ? 'partner-card edited' : 'partner-card'}>
      {handle}
      <img className="partner-logo" src={partner.logo} alt="" width={84} height={56} loading="lazy" />
      <div className="partner-words">
        <h3>
          <Localised text={partner.name} arabic={partner.arabicName} />
        </h3>
        <p>
          <bdi dir="ltr">{hostOf(partner.link)}</bdi>
        </p>
      </div>
      <div className="partner-actions">
        <a className="partner-visit" href={partner.link} target="_blank" rel="noopener noreferrer">
          <span>{t('partners.visit')}</span>
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
