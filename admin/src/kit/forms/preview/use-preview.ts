import { ENTITIES, type PagedName } from '@sanabel/contract/entities/index';
import type { Locale } from '@sanabel/contract/enumerations';
import type { Path } from '@sanabel/contract/pages';
import { preview, previewLink } from '@sanabel/contract/preview';
import { useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { call } from '../../data/call.ts';
import { newName } from '../../data/random.ts';
import { isNewFile } from '../../media/chosen.ts';

/** Milliseconds after the last key until the page is rendered again. */
const QUIET_MS = 500;

export interface PreviewSource {
  resource: PagedName;
  itemId: string | null;
  values: FieldValues;
  /** Shows it instead of the item's own. */
  page?: Path | undefined;
}

const bodyOf = ({ resource, itemId, values, page }: PreviewSource, locale: Locale, tab?: string): FormData => {
  const form = new FormData();
  const files = ENTITIES[resource].files.filter(({ rule }) => rule.kind === 'image');
  for (const [name, value] of Object.entries(values)) {
    const picture = files.find(({ field }) => field === name);
    // Recordings play in the form, not in the page.
    if (isNewFile(value)) {
      if (picture) form.append(name, value instanceof Blob ? value : String(value));
    } else if (!picture && value !== undefined) form.append(name, String(value));
  }
  form.set('locale', locale);
  if (itemId) form.set('itemId', itemId);
  if (page) form.set('page', page);
  if (tab) form.set('tab', tab);
  return form;
};

/** Returns the address of a preview that follows the typing; the last good one stays while a newer one fails. */
export const usePreview = (source: PreviewSource, locale: Locale) => {
  const [address, setAddress] = useState<string | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [tab] = useState(newName);
  const isFirst = useRef(true);
  const { resource, itemId, values, page } = source;
  // Name, size and time identify a file: its content never changes.
  const state = JSON.stringify(values, (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: `state` stands for the values, `attempt` for another try.
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
  }, [state, locale, resource, itemId, page, attempt]);
  return { address, hasFailed, retry: () => setAttempt((before) => before + 1) };
};

export const shareLink = async (source: PreviewSource, locale: Locale) => {
  const { json } = await call(`/previews/${source.resource}/links`, { method: 'POST', body: bodyOf(source, locale) });
  return previewLink.parse(json);
};

export const readOpens = async (id: string): Promise<number> =>
  previewLink.omit({ address: true }).parse((await call(`/previews/${id}`)).json).opens;

export const revokeLink = (id: string) => call(`/previews/${id}`, { method: 'DELETE' });
