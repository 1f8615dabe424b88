import { direction } from '@sanabel/brand/locales';
import type { Locale } from '@sanabel/contract/enumerations';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useObjectUrl } from '../forms/picture.ts';
import { Icon } from '../ui/Icon.tsx';
import { Photo } from '../ui/Photo.tsx';
import { wordDifference } from './words.ts';
import './difference.css';

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
  const said = (kind: 'added' | 'removed') => <span className="sr-only">{t(`versions.said.${kind}`)} </span>;
  return (
    <p className="difference-text" dir={language ? direction(language) : 'auto'} lang={language ?? undefined}>
      {pieces.map(({ kind, text }, index) => {
        // Pieces of one difference never move.
        const key = `${index} ${kind}`;
        if (kind === 'same') return <span key={key}>{text}</span>;
        if (text.trim() === '' && !text.includes('\n')) return kind === 'added' ? <span key={key}>{text}</span> : null;
        return kind === 'added' ? (
          <ins key={key}>
            {said(kind)}
            {text}
          </ins>
        ) : (
          <del key={key}>
            {said(kind)}
            {text}
          </del>
        );
      })}
    </p>
  );
};

/** Shows a choice: the old value, then the new one. */
export const ValueDifference = ({ was, is, language }: Texts) => {
  const { t } = useTranslation();
  const dir = language ? direction(language) : 'auto';
  return (
    <p className="difference-text">
      {was !== '' && (
        <del dir={dir}>
          <span className="sr-only">{t('versions.said.removed')} </span>
          {was}
        </del>
      )}{' '}
      {is !== '' && (
        <ins dir={dir}>
          <span className="sr-only">{t('versions.said.added')} </span>
          {is}
        </ins>
      )}
    </p>
  );
};

type Media = string | File;

const Picture = ({ source, alt }: { source: Media; alt: string }) => {
  const url = useObjectUrl(source);
  if (!url) return <span className="difference-gap">{alt}</span>;
  return typeof source === 'string' ? <Photo src={url} sizes="150px" alt={alt} /> : <img src={url} alt={alt} />;
};

const Sound = ({ source, alt }: { source: Media; alt: string }) => {
  const url = useObjectUrl(source);
  // biome-ignore lint/a11y/useMediaCaption: the item's own text is what is read aloud.
  return url ? <audio src={url} controls preload="none" aria-label={alt} /> : <span className="difference-gap">{alt}</span>;
};

export const MediaDifference = ({ was, is, isSound = false }: { was: Media; is: Media; isSound?: boolean }) => {
  const { t } = useTranslation();
  const One = isSound ? Sound : Picture;
  const nothing = t(isSound ? 'versions.noVoice' : 'versions.noPicture');
  const altOf = (source: Media, words: string) => (source === '' ? nothing : words);
  return (
    <div className="difference-media">
      <figure>
        <One source={was} alt={altOf(was, t('versions.media.was'))} />
        <figcaption>
          <del>{t('versions.was')}</del>
        </figcaption>
      </figure>
      <Icon name="back" />
      <figure>
        <One source={is} alt={altOf(is, t('versions.media.is'))} />
        <figcaption>
          <ins>{t('versions.is')}</ins>
        </figcaption>
      </figure>
    </div>
  );
};
