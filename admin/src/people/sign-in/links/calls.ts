import { type LinkInfo, linkInfo } from '@sanabel/contract/auth';
import { ApiError } from '../../../kit/data/api-error.ts';
import { call } from '../../../kit/data/call.ts';
import { type Asked, askedBy } from '../../second-factor/asked.ts';

/** The answer is the same for every address. */
export const askForLink = async (email: string): Promise<Asked> =>
  askedBy(await call('/auth/forgot-password', { method: 'POST', body: { email } }));

/** Does not use the link up. */
export const readLink = async (token: string): Promise<LinkInfo> =>
  linkInfo.parse((await call('/auth/link', { method: 'POST', body: { token } })).json);

export const chooseWithLink = (token: string, password: string) =>
  call('/auth/reset-password', { method: 'POST', body: { token, password } });

export const confirmWithLink = (token: string) => call('/auth/confirm-email', { method: 'POST', body: { token } });

export const acceptWithLink = (token: string, fields: Readonly<Record<string, string>>, image: Blob | null) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ token, ...fields })) if (value !== '') form.append(name, value);
  if (image) form.append('image', image, 'photo.jpg');
  return call('/auth/accept-invitation', { method: 'POST', body: form });
};

/** The link is expired, used, replaced, mistyped or not a link at all. */
export const isEnded = (error: unknown): boolean => error instanceof ApiError && (error.code === 'LINK_ENDED' || 'token' in error.fields);
