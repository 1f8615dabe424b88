import type { PagedName, PublicName } from '@sanabel/contract/kinds/index';
import { stateAt, type Timing } from '@sanabel/contract/states';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/Icon.tsx';
import { isComing } from './on-site.ts';
import { useAddresses } from './use-addresses.ts';
import { usePublication } from './use-publication.ts';

export type LinkedItem = Timing & { id: string; type?: string | undefined };

/** A link shortens its text on a card that is narrow on a phone, and in a form's header. */
export type LinkPlacement = 'card' | 'narrowCard' | 'head';

const LOOK =
  'inline-flex gap-1.75 items-center min-h-11 px-2 rounded-[10px] text-note font-medium no-underline whitespace-nowrap hover:bg-tint';
const TEXT = 'border-b-[1.5px] border-current leading-[1.5]';

/** Look of a link to the item's public page or to its versions. */
export const pageLinkLook = (placement: LinkPlacement): string =>
  placement === 'head' ? `${LOOK} max-laptop:justify-center max-laptop:w-11` : LOOK;

export const pageLinkTextLook = (placement: LinkPlacement): string =>
  placement === 'head' || placement === 'narrowCard' ? `${TEXT} max-laptop:sr-only` : TEXT;

interface Props {
  resource: PagedName & PublicName;
  item: LinkedItem;
  name: string;
  placement?: LinkPlacement;
}

/** Links to the item's public page. A note replaces it until the page is online, and drafts have none. */
export const SiteLink = ({ resource, item, name, placement = 'card' }: Props) => {
  const { t } = useTranslation();
  const { ofItem } = useAddresses();
  const { publication } = usePublication();
  if (stateAt(item, Date.now()) !== 'live') return null;
  if (isComing(publication, resource, item.id))
    return (
      <span className={`${pageLinkLook(placement)} text-ink-2`}>
        <Icon name="clock" size={16} />
        {t('publication.site.soon')}
      </span>
    );
  return (
    <a className={`${pageLinkLook(placement)} text-brand`} href={ofItem(resource, item)} target="_blank" rel="noreferrer">
      <Icon name="outside" size={16} />
      <span className={pageLinkTextLook(placement)}>
        {t('publication.site.see')}
        <span className="sr-only"> {t('publication.site.there')}</span>
      </span>
      <span className="sr-only">
        : {name} ({t('common.opensNewTab')})
      </span>
    </a>
  );
};
