import { galleryItem } from '@sanabel/contract/entities/gallery-item';
import { youtubeId } from '@sanabel/contract/typing/video-link';
import { useNotify } from 'ra-core';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { ApiError } from '../../../kit/data/api-error.ts';
import { call } from '../../../kit/data/call.ts';
import { newKey } from '../../../kit/data/random.ts';
import { useFailureMessage } from '../../../kit/feedback/failures.tsx';
import { useConfirm } from '../../../kit/feedback/use-confirm.tsx';
import { Icon } from '../../../kit/ui/Icon.tsx';
import { useGalleryChanged } from '../items/use-gallery.ts';

const added = z.object({ galleryItem });
const addLink = async (url: string, idempotencyKey: string): Promise<void> => {
  const { json } = await call('/gallery', { method: 'POST', body: { url, type: 'youtube', idempotencyKey } });
  added.parse(json);
};
const isInvalid = (error: unknown): boolean => error instanceof ApiError && 'url' in error.fields;

/** Errors show in an alert (specification, section 8) and stay under the field. */
export const LinkForm = () => {
  const { t } = useTranslation();
  const { alert } = useConfirm();
  const messageOf = useFailureMessage();
  const notify = useNotify();
  const changed = useGalleryChanged();
  const id = useId();
  const [url, setUrl] = useState('');
  const [key, setKey] = useState(newKey);
  const [isBad, setIsBad] = useState(false);
  const [isAdding, setIsAdding] = useState(false);
  /** Another link is another item, which needs another key. */
  const type = (text: string) => {
    setUrl(text);
    setKey(newKey());
  };
  const refuse = async () => {
    setIsBad(true);
    await alert({ title: t('gallery.badLink') });
  };
  const add = async (): Promise<void> => {
    if (youtubeId(url) === null) return refuse();
    setIsAdding(true);
    const error: unknown = await addLink(url, key).then(
      () => null,
      (reason: unknown) => reason,
    );
    setIsAdding(false);
    if (isInvalid(error)) return refuse();
    if (error !== null) return void alert({ title: t('gallery.linkFailed'), body: messageOf(error) });
    type('');
    notify('gallery.linkAdded', { type: 'success' });
    changed();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isAdding) void add();
  };
  return (
    <form className="link-form flex gap-2.5 flex-wrap items-start mb-4.5" noValidate onSubmit={onSubmit}>
      <div className="field flex-1 min-w-60 max-w-140 max-laptop:max-w-none">
        <label htmlFor={id}>{t('gallery.kind.youtube')}</label>
        <input
          id={id}
          type="url"
          dir="ltr"
          autoComplete="off"
          placeholder="https://youtu.be/…"
          value={url}
          aria-invalid={isBad}
          aria-describedby={`${id}-note`}
          onChange={({ currentTarget }) => {
            type(currentTarget.value);
            setIsBad(false);
          }}
        />
        <p className={isBad ? 'error-text' : 'hint'} id={`${id}-note`}>
          {isBad && <Icon className="align-[-3px]" name="warning" size={16} />} {t(isBad ? 'gallery.badLink' : 'gallery.linkHint')}
        </p>
      </div>
      <button
        type="submit"
        className="button quiet mt-7.25 min-h-12 max-tablet:mt-0 max-tablet:w-full"
        aria-disabled={isAdding || undefined}
      >
        <Icon name="add" />
        {t(isAdding ? 'gallery.addingLink' : 'content.writing.addLink')}
      </button>
    </form>
  );
};
