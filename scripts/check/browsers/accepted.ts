/** Accepted uses of built-ins that a supported browser lacks, each with the reason. An entry that is not needed fails the check. */
export const ACCEPTED: Readonly<Record<string, string>> = {
  'site/src/islands/gallery/share.ts Navigator.share': 'asked for just before; else the address is copied',
  'site/src/sections/item-tools/share-dialog.ts Navigator.share': 'its button is hidden unless `navigator.canShare` takes the file',
  'site/src/sections/item-tools/useful.ts Navigator.doNotTrack': 'read alone: undefined means that nobody has asked for it',
  'site/src/components/typing.ts CSS.highlights': 'asked for first; else the text stands there whole',
  'site/src/components/typing.ts Highlight': 'only where there is `CSS.highlights`',
  'site/src/components/typing.ts new Highlight': 'only where there is `CSS.highlights`',
  'admin/src/people/second-factor/passkey.ts AuthenticatorResponse.clientDataJSON': 'no passkey is offered without `PublicKeyCredential`',
  'admin/src/people/second-factor/passkey.ts AuthenticatorAssertionResponse.authenticatorData':
    'no passkey is offered without `PublicKeyCredential`',
  'admin/src/people/second-factor/passkey.ts AuthenticatorAssertionResponse.signature':
    'no passkey is offered without `PublicKeyCredential`',
  'admin/src/people/second-factor/passkey.ts AuthenticatorAssertionResponse.userHandle':
    'no passkey is offered without `PublicKeyCredential`',
  'admin/src/people/second-factor/passkey.ts AuthenticatorAttestationResponse.attestationObject':
    'no passkey is offered without `PublicKeyCredential`',
  'admin/src/people/second-factor/passkey.ts AuthenticatorAttestationResponse.getTransports':
    'no passkey is offered without `PublicKeyCredential`',
  'admin/src/kit/upload/compress.worker.ts OffscreenCanvasRenderingContext2D.imageSmoothingQuality':
    'set alone: Firefox scales as it does without',
  'admin/src/kit/kinds/list/Cells.tsx HTMLElement.hidePopover': 'a package adds it where it is missing (main.tsx)',
  'admin/src/kit/lists/ListMenu.tsx HTMLElement.hidePopover': 'a package adds it where it is missing (main.tsx)',
};

/** Calls in bundles that only share a built-in's name, or that a package guards with a feature check. */
export const ACCEPTED_CALLS: Readonly<Record<string, string>> = {
  use: "React's and i18next's",
  move: 'of the gallery’s zoom',
  toArray: "React's `Children.toArray`",
  captureStackTrace: 'React Router and Zod ask for it first',
  fromBase64: 'of js-base64, which tus-js-client uses',
  drop: "dnd-kit's and ours",
};
