import { isSafeLink, urlOf } from '@sanabel/contract/fields';
import { useTranslation } from 'react-i18next';
import { StalenessLine } from '../../kit/forms/counterpart/StalenessLine.tsx';
import { fadedUnlessLive, TimingBadge } from '../../kit/forms/timing/TimingBadge.tsx';
import { Localised } from '../../kit/language/localised.tsx';
import { type EntryProps, ListWithForm } from '../../kit/lists/ListWithForm.tsx';
import { OpenBadge } from '../../kit/lists/present/OpenBadge.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Photo } from '../../kit/ui/Photo.tsx';
import { LOGO, PartnerForm } from './Form.tsx';
import { usePartnerTexts } from './texts.ts';

const hostOf = (link: string): string => urlOf(link)?.host ?? link;

const PartnerRow = ({ item: partner, name, handle, isEdited, openAt, buttons }: EntryProps<'partners'>) => {
  const { t } = useTranslation();
  const { visit } = usePartnerTexts();
  return (
    <article className={`flex gap-x-4 gap-y-1.5 items-center p-3 max-laptop:flex-wrap [&>.drag-handle]:-me-3 ${isEdited ? 'edited' : ''}`}>
      {handle}
      {partner.logo ? (
        <Photo className={`${LOGO} border ${fadedUnlessLive(partner)}`} src={partner.logo} width={84} height={56} sizes="84px" />
      ) : (
        <span className={`${LOGO} border`} />
      )}
      <div className="flex-[1_1_0] min-w-0">
        <h2 className="text-item wrap-anywhere">
          <Localised text={partner.name} arabic={partner.arabicName} />
        </h2>
        <p className="text-note wrap-anywhere text-ink-2">
          <bdi dir="ltr">{hostOf(partner.link)}</bdi>
        </p>
        <StalenessLine item={partner} />
        <OpenBadge names={openAt} />
        <p className="relative empty:hidden [&_.timing-badge]:static">
          <TimingBadge item={partner} />
        </p>
      </div>
      <div className="flex gap-0.5 items-center max-laptop:basis-full max-laptop:justify-end max-laptop:pt-1 max-laptop:border-t max-laptop:border-line">
        <a
          className="inline-flex gap-1.5 items-center me-3.5 min-h-11 text-note font-medium no-underline text-brand max-laptop:me-auto"
          href={isSafeLink(partner.link) ? partner.link : undefined}
          target="_blank"
          rel="noopener noreferrer"
        >
          <span className="border-b-[1.5px] border-current leading-[1.4]">{visit}</span>
          <span className="sr-only">
            {' '}
            {name} ({t('common.opensNewTab')})
          </span>
          <Icon name="outside" size={16} />
        </a>
        {buttons}
      </div>
    </article>
  );
};

export const Component = () => (
  <ListWithForm
    resource="partners"
    className="grid gap-3"
    Form={PartnerForm}
    Entry={PartnerRow}
    pictureOf={(partner) => <Photo src={partner.logo} sizes="84px" className={`${LOGO} border`} data-whole />}
  />
);
