import { formatTimestamp } from '@sanabel/brand/zone';
import type { PreviewLink } from '@sanabel/contract/preview';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureMessage } from '../../feedback/failures.tsx';
import { useLanguage } from '../../language/language.ts';
import { Icon } from '../../ui/Icon.tsx';
import { type PreviewSource, readOpens, revokeLink, shareLink } from './use-preview.ts';

const POLL_MS = 10_000;
const ENDS = 4;

const shortened = (link: string): string => {
  const { host, pathname } = new URL(link);
  const token = pathname.slice(pathname.lastIndexOf('/') + 1);
  return `${host}/…/${token.slice(0, ENDS)}…${token.slice(-ENDS)}`;
};

/** Offers a link to this version of the page for a colleague without an account. */
export const ShareLink = ({ source }: { source: PreviewSource }) => {
  const { t } = useTranslation();
  const locale = useLanguage();
  const messageOf = useFailureMessage();
  const id = useId();
  const copyButton = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [link, setLink] = useState<PreviewLink | null>(null);
  const [note, setNote] = useState('');
  const linkId = link?.id;
  const open = async (): Promise<void> => {
    setIsOpen(!isOpen);
    if (isOpen) return;
    setNote('');
    try {
      setLink(await shareLink(source, locale));
      copyButton.current?.focus();
    } catch (error) {
      setNote(messageOf(error));
    }
  };
  useEffect(() => {
    if (!isOpen || !linkId) return;
    const poll = () =>
      void readOpens(linkId).then(
        (opens) => setLink((before) => before && { ...before, opens }),
        () => {},
      );
    const timer = setInterval(poll, POLL_MS);
    return () => clearInterval(timer);
  }, [isOpen, linkId]);
  const whole = link ? new URL(link.address, window.location.origin).href : '';
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(whole).catch(() => {});
    setNote(t('forms.previewing.copied'));
  };
  const revoke = async (): Promise<void> => {
    try {
      if (link) await revokeLink(link.id);
      setLink(null);
      setNote(t('forms.previewing.revoked'));
    } catch (error) {
      setNote(messageOf(error));
    }
  };
  const ends = link ? formatTimestamp(locale, Date.parse(link.expiresAt)) : null;
  return (
    <>
      <button
        type="button"
        className="inline-flex gap-2 items-center min-h-11 px-4 border-[1.5px] border-wheat-300 rounded-[12px] whitespace-nowrap bg-wheat-300 text-green-950"
        aria-label={t('forms.previewing.share')}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => void open()}
      >
        <Icon name="share" />
        <span className="max-laptop:hidden">{t('forms.previewing.share')}</span>
      </button>
      {isOpen && (
        <div
          className="absolute top-[calc(100%+14px)] end-6 z-1 grid gap-2 w-[min(400px,calc(100%-32px))] py-5 px-5.5 rounded-[20px] bg-surface text-ink shadow-(--shadow-float) max-laptop:inset-x-4 max-laptop:w-auto"
          id={id}
          role="dialog"
          aria-label={t('forms.previewing.linkTitle')}
        >
          <h3>{t('forms.previewing.linkTitle')}</h3>
          {link && ends && (
            <>
              <p className="text-note text-ink-2">
                {t('forms.previewing.linkLead', { when: t('forms.timing.when', { day: ends.day, time: ends.time ?? '' }) })}
              </p>
              <div className="flex gap-2 items-center justify-between">
                <bdi className="flex-1 min-w-0 py-3 px-2.5 border-[1.5px] border-line-strong rounded-[10px] truncate text-note" dir="ltr">
                  {shortened(whole)}
                </bdi>
                <button ref={copyButton} type="button" className="button" onClick={() => void copy()}>
                  <Icon name="copy" />
                  {t('common.copy')}
                </button>
              </div>
              <footer className="flex gap-2 items-center justify-between">
                <span>{t('forms.previewing.opens', { count: link.opens })}</span>
                <button type="button" className="button quiet danger" onClick={() => void revoke()}>
                  {t('forms.previewing.revoke')}
                </button>
              </footer>
            </>
          )}
          <p className="text-note text-ink-2" role="status">
            {note}
          </p>
        </div>
      )}
    </>
  );
};
