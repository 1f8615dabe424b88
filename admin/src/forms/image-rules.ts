import { CONTENT_IMAGE_MAX_BYTES } from '@sanabel/contract/limits';

/** The files that a picker takes (api.md, "Bounds"); the server judges by content, this spares a wasted upload. */
export const IMAGE_RULES = {
  content: { types: ['image/png', 'image/jpeg', 'image/gif'], rule: 'forms.contentImageRule' },
  any: { types: ['image/png', 'image/jpeg', 'image/gif', 'image/webp'], rule: 'forms.anyImageRule' },
} as const;

export type ImageRuleName = keyof typeof IMAGE_RULES;

/** Why a file is not taken, or null when it is. */
export const imageFault = (file: File, name: ImageRuleName): 'imageWrongType' | 'imageTooLarge' | null => {
  if (!IMAGE_RULES[name].types.some((type) => type === file.type)) return 'imageWrongType';
  return file.size > CONTENT_IMAGE_MAX_BYTES ? 'imageTooLarge' : null;
};
