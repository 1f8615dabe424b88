import type { PagedName } from '@sanabel/contract/entities/index';
import type { Locale } from '@sanabel/contract/enumerations';
import { preview, previewLink } from '@sanabel/contract/preview';
import { useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { call } from '../../data/call.ts';
import { newName } from '../../data/random.ts';
import { isNewFile } from '../../media/chosen.ts';

/** After so long without a key the page is made anew. */
const QUIET_MS = 500;

/** What a page is made of: the fields as they stand, and files that were chosen. */
export interface PreviewSource {
  resource: PagedName;
  /** Null for a new item. */
  itemId: string | null;
  values: FieldValues;
}

const bodyOf = ({ itemId, values }: PreviewSource, locale: Locale, tab?: string): FormData => {
  const form = new FormData();
  const pictures = ['image', 'logo'];
  for (const [name, value] of Object.entries(values)) {
    const isPicture = pictures.includes(name);
    // A recording is heard in the form, not in the page.
    if (isNewFile(value)) {
      if (isPicture) form.append(name, value instanceof Blob ? value : String(value));
    } else if (!isPicture && value !== undefined) form.append(name, String(value));
  }
  form.set('locale', locale);
  if (itemId) form.set('itemId', itemId);
  if (tab) form.set('tab', tab);
  return form;
};

/** The address of the page of a form, which follows the typing; the last good one stays while another cannot be made. */
export const usePreview = (source: PreviewSource, locale: Locale) => {
  const [address, setAddress] = useState<string | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [turn, setTurn] = useState(0);
  const [tab] = useState(newName);
  const isFirst = useRef(true);
  const { resource, itemId, values } = source;
  // Files do not change in place: their name, size and time tell one from another.
  const state = JSON.stringify(values, (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: `state` stands for the values, `turn` for another try.
  useEffect(() => {
    const ending = new AbortController();
    const make = async (): Promise<void> => {
      try {
        const { json } = await call(`/previews/${resource}`, { method: 'POST', body: bodyOf(source, locale, tab), signal: ending.signal });
        setAddress(`${preview.parse(json).address}?locale=${locale}`);
        setHasFailed(false);
      } catch {
        if (!ending.signal.aborted) setHasFailed(true);
      }
    };
    const timer = setTimeout(() => void make(), isFirst.current ? 0 : QUIET_MS);
    isFirst.current = false;
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [state, locale, resource, itemId, turn]);
  return { address, hasFailed, retry: () => setTurn((before) => before + 1) };
};

/** A link that opens this version of the page for a colleague. */
export const shareLink = async (source: PreviewSource, locale: Locale) => {
  const { json } = await call(`/previews/${source.resource}/links`, { method: 'POST', body: bodyOf(source, locale) });
  return previewLink.parse(json);
};

export const readOpens = async (id: string): Promise<number> =>
  previewLink.omit({ address: true }).parse((await call(`/previews/${id}`)).json).opens;

export const revokeLink = (id: string) => call(`/previews/${id}`, { method: 'DELETE' });
