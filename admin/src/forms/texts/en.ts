import { two } from '../../i18n/plural-forms.ts';
import type { Shape } from '../../i18n/shape.ts';
import type { ar } from './ar.ts';

export const en = {
  unsavedTitle: 'Your changes are not saved',
  unsavedBody: 'If you leave now, a draft stays on this device; nothing of it appears on the site.',
  stay: 'Go on editing',
  leave: 'Leave without saving',
  draftFound: 'You have an unsaved draft from {{time}}.',
  draftRestore: 'Restore the draft',
  draftDiscard: 'Discard it',
  draftRestored: 'What you were typing is back. Choose the image again if you had changed it.',
  optional: 'optional',
  counter: '{{length, n}} of {{max, n}}',
  ...two('missing', 'One field is missing', '{{count, n}} fields are missing'),
  complete: 'Complete',
  stillMissing: 'Still missing: {{field}}',
  image: 'Image',
  chooseImage: 'Choose an image',
  changeImage: 'Change the image',
  dropHere: 'Or drop or paste it here.',
  releaseHere: 'Drop the image here',
  contentImageRule: 'PNG, JPG or GIF, up to 10 MB.',
  anyImageRule: 'PNG, JPG, GIF or WEBP, up to 10 MB.',
  imageTooLarge: 'The image must be under 10 MB.',
  imageWrongType: 'This kind of file is not accepted. {{rule}}',
  imageRequired: 'Choose an image.',
  preview: 'Preview',
  outdatedTitle: 'Somebody else changed this item',
  outdatedBody: 'Another change was saved after you opened this window. What you typed is still here.',
  outdatedReload: 'Show the newer version',
  outdatedOverwrite: 'Save mine over it',
} satisfies Shape<typeof ar>;
