import { direction } from '@sanabel/brand/locales';
import type { Locale } from '@sanabel/contract/enumerations';
import { type ComponentProps, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/Icon.tsx';
import { Photo } from '../ui/Photo.tsx';
import { useObjectUrl } from '../upload/use-object-url.ts';
import { wordDifference } from './word-difference.ts';

const EDITED = 'py-px px-0.75 rounded-[4px] box-decoration-clone';
const MEDIUM = 'w-[min(148px,36vw)] aspect-148/100 rounded-[24px_4px] bg-tint';

export const Added = (props: ComponentProps<'ins'>) => (
  <ins className={`${EDITED} bg-ok-bg text-on-tint underline decoration-2 underline-offset-4 [del+&]:ms-1`} {...props} />
);

export const Removed = (props: ComponentProps<'del'>) => (
  <del className={`${EDITED} bg-danger-bg text-danger-ink line-through`} {...props} />
);

const DifferenceText = (props: ComponentProps<'p'>) => (
  <p className="difference-text leading-[1.9] whitespace-pre-line wrap-anywhere" {...props} />
);

interface Texts {
  was: string;
  is: string;
  /** Null where it has no language. */
  language: Locale | null;
}

/** Marks inserted and deleted words, and announces them to screen readers. */
export const WordDifference = ({ was, is, language }: Texts) => {
  const { t } = useTranslation();
  const pieces = useMemo(() => wordDifference(was, is), [was, is]);
  const hiddenLabel = (kind: 'added' | 'removed') => <span className="sr-only">{t(`versions.hiddenLabels.${kind}`)} </span>;
  return (
    <DifferenceText dir={language ? direction(language) : 'auto'} lang={language ?? undefined}>
      {pieces.map(({ kind, text }, index) => {
        // Pieces of one difference never move.
        const key = `${index} ${kind}`;
        if (kind === 'same') return <span key={key}>{text}</span>;
        if (text.trim() === '' && !text.includes('\n')) return kind === 'added' ? <span key={key}>{text}</span> : null;
        return kind === 'added' ? (
          <Added key={key}>
            {hiddenLabel(kind)}
            {text}
          </Added>
        ) : (
          <Removed key={key}>
            {hiddenLabel(kind)}
            {text}
          </Removed>
        );
      })}
    </DifferenceText>
  );
};

/** Shows a choice: the old value, then the new one. */
export const ValueDifference = ({ was, is, language }: Texts) => {
  const { t } = useTranslation();
  const dir = language ? direction(language) : 'auto';
  return (
    <DifferenceText>
      {was !== '' && (
        <Removed dir={dir}>
          <span className="sr-only">{t('versions.hiddenLabels.removed')} </span>
          {was}
        </Removed>
      )}{' '}
      {is !== '' && (
        <Added dir={dir}>
          <span className="sr-only">{t('versions.hiddenLabels.added')} </span>
          {is}
        </Added>
      )}
    </DifferenceText>
  );
};

type Media = string | File;

const Gap = ({ children }: { children: string }) => (
  <span className={`${MEDIUM} grid place-items-center text-note text-on-tint`}>{children}</span>
);

const Picture = ({ source, alt }: { source: Media; alt: string }) => {
  const url = useObjectUrl(source);
  if (!url) return <Gap>{alt}</Gap>;
  return typeof source === 'string' ? (
    <Photo className={`${MEDIUM} block object-cover`} src={url} sizes="150px" alt={alt} />
  ) : (
    <img className={`${MEDIUM} block object-cover`} src={url} alt={alt} />
  );
};

const Sound = ({ source, alt }: { source: Media; alt: string }) => {
  const url = useObjectUrl(source);
  // biome-ignore lint/a11y/useMediaCaption: the item's own text is what is read aloud.
  return url ? <audio className="max-w-60" src={url} controls preload="none" aria-label={alt} /> : <Gap>{alt}</Gap>;
};

export const MediaDifference = ({ was, is, isSound = false }: { was: Media; is: Media; isSound?: boolean }) => {
  const { t } = useTranslation();
  const One = isSound ? Sound : Picture;
  const nothing = t(isSound ? 'versions.noVoice' : 'lists.states.noPicture');
  const altOf = (source: Media, text: string) => (source === '' ? nothing : text);
  return (
    // Two players do not fit beside each other.
    <div className="flex gap-4 items-center has-[audio]:flex-wrap">
      <figure>
        <One source={was} alt={altOf(was, t('versions.media.was'))} />
        <figcaption className="mt-1.5 text-note">
          <Removed>{t('versions.was')}</Removed>
        </figcaption>
      </figure>
      <Icon name="back" />
      <figure>
        <One source={is} alt={altOf(is, t('versions.media.is'))} />
        <figcaption className="mt-1.5 text-note">
          <Added>{t('versions.is')}</Added>
        </figcaption>
      </figure>
    </div>
  );
};
