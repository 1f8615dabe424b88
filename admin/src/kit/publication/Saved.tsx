import type { PagedName, PublicName } from '@sanabel/contract/kinds/index';
import { stateAt } from '@sanabel/contract/states';
import { useNotify } from 'ra-core';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/Icon.tsx';
import { noteDone } from './last-done.ts';
import { isShown } from './on-site.ts';
import type { LinkedItem } from './SiteLink.tsx';
import { useAddresses } from './use-addresses.ts';
import { usePublication } from './use-publication.ts';

/** The usual time of a publication; a message that stays longer is in the way. */
const WAIT_MS = 30_000;
const SHOWN_MS = 10_000;

interface Saved {
  resource: PagedName & PublicName;
  item: LinkedItem;
  name: string;
}

const SeeIt = ({ resource, item }: Pick<Saved, 'resource' | 'item'>) => {
  const { t } = useTranslation();
  const { ofItem } = useAddresses();
  return (
    <a className="message-act" href={ofItem(resource, item)} target="_blank" rel="noreferrer">
      <Icon name="outside" size={18} />
      {t('publication.site.see')}
      <span className="sr-only"> ({t('common.opensNewTab')})</span>
    </a>
  );
};

/** Polls until the site shows the saved item, then links to it. */
const Waiting = ({ resource, item, name, children }: Saved & { children: ReactNode }) => {
  const { t } = useTranslation();
  const notify = useNotify();
  const { publication, readAt } = usePublication();
  const [since] = useState(() => Date.now());
  const isThere = readAt > since && isShown(publication, resource, item.id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is there.
  useEffect(() => {
    if (!isThere) return;
    notify(
      <span className="with-act">
        <span>{t('publication.site.now', { name })}</span> <SeeIt resource={resource} item={item} />
      </span>,
      { type: 'success', autoHideDuration: SHOWN_MS, isNews: true },
    );
  }, [isThere]);
  return children;
};

/** Reports a saved item. For a public one, the message stays until the site shows it, then links to it. */
export const useNotifySaved = () => {
  const notify = useNotify();
  return (text: string, saved: Saved | null): void => {
    if (saved) noteDone({ to: `/${saved.resource}/${saved.item.id}`, name: saved.name });
    const isPublic = saved !== null && stateAt(saved.item, Date.now()) === 'live';
    if (isPublic) notify(<Waiting {...saved}>{text}</Waiting>, { type: 'success', autoHideDuration: WAIT_MS });
    else notify(text, { type: 'success' });
  };
};
