import { CONTENT_IMAGE, OTHER_IMAGE } from '@sanabel/contract/media-rules';
import { useEffect, useState } from 'react';
import { Chosen } from '../media/chosen.ts';

/** The files that a picker takes, and the words that say so (api.md, "Bounds"); the server judges by content, this spares a wasted upload. */
export const IMAGE_RULES = {
  content: { ...CONTENT_IMAGE, text: 'forms.contentImageRule' },
  any: { ...OTHER_IMAGE, text: 'forms.anyImageRule' },
} as const;

export type ImageRuleName = keyof typeof IMAGE_RULES;

/** Tells what is wrong with a file for a picker; null when it is taken. */
export const imageFault = ({ type, size }: File, name: ImageRuleName): 'imageWrongType' | 'imageTooLarge' | null => {
  const { mimes, maxBytes } = IMAGE_RULES[name];
  if (!mimes.includes(type)) return 'imageWrongType';
  return size > maxBytes ? 'imageTooLarge' : null;
};

/** An address under which a chosen file can be shown, as long as it is shown. Those of stored media pass through. */
export const useObjectUrl = (source: File | Chosen | string | null | undefined): string | null => {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (source instanceof Chosen) return setUrl(source.medium.url);
    if (!(source instanceof File)) return setUrl(source || null);
    const made = URL.createObjectURL(source);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [source]);
  return url;
};
