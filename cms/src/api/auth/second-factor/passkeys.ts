import { isIP } from 'node:net';
import { CLUB } from '@sanabel/brand/club';
import { PASSKEYS_MAX, type Passkey } from '@sanabel/contract';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type WebAuthnCredential,
} from '@simplewebauthn/server';
import { settings } from '../../../../config/sanabel.ts';
import { tokenDigest } from '../../../database/secrets.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { AccountRow } from '../accounts.ts';
import { type FactorRow, passkeysOf, secondFactors } from './second-factors.ts';

const { protocol, hostname, origin } = new URL(settings.SITE_URL);

/** Browsers bind passkeys to host names, and require HTTPS or localhost. */
export const HAS_PASSKEYS = isIP(hostname.replace(/[[\]]/g, '')) === 0 && (protocol === 'https:' || hostname === 'localhost');

/** The holder has typed the password before: the device's own check is preferred, not required. */
const userVerification = 'preferred';

/** ES256 and RS256 as COSE numbers (RFC 9053, RFC 8812): every authenticator has one, every supported Node checks both. */
const supportedAlgorithmIDs = [-7, -257];

interface Stored {
  id: string;
  publicKey: string;
}

const storedOf = ({ secret }: FactorRow): Stored => JSON.parse(secret) as Stored;
const transportsOf = ({ transports }: FactorRow): NonNullable<WebAuthnCredential['transports']> =>
  (transports ?? '').split(',').filter(Boolean) as NonNullable<WebAuthnCredential['transports']>;
const descriptorOf = (row: FactorRow) => ({ id: storedOf(row).id, transports: transportsOf(row) });

export const toPasskey = (row: FactorRow): Passkey => ({
  id: row.documentId,
  name: row.name ?? '',
  addedAt: new Date(row.createdAt).toISOString(),
  usedAt: row.usedAt ? new Date(row.usedAt).toISOString() : null,
});

export const creationOptions = async ({ documentId, email, fullName }: AccountRow) => {
  const known = await passkeysOf(documentId);
  if (!HAS_PASSKEYS || known.length >= PASSKEYS_MAX) throw new ApiError('FORBIDDEN');
  return generateRegistrationOptions({
    rpName: CLUB.name.ar,
    rpID: hostname,
    userName: email,
    userDisplayName: fullName,
    userID: new Uint8Array(Buffer.from(documentId)),
    attestationType: 'none',
    excludeCredentials: known.map(descriptorOf),
    supportedAlgorithmIDs,
    authenticatorSelection: { residentKey: 'discouraged', userVerification },
  });
};

export const savePasskey = async (
  { documentId: adminId }: AccountRow,
  name: string,
  response: unknown,
  expectedChallenge: string,
): Promise<FactorRow | null> => {
  const result = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: hostname,
    supportedAlgorithmIDs,
    requireUserVerification: false,
  }).catch(() => null);
  if (!result?.verified) return null;
  const { id, publicKey, counter, transports = [] } = result.registrationInfo.credential;
  const secret = JSON.stringify({ id, publicKey: Buffer.from(publicKey).toString('base64') } satisfies Stored);
  const reference = tokenDigest(id);
  if (await secondFactors().findOne({ where: { reference } })) return null;
  const data = {
    adminId,
    kind: 'passkey',
    reference,
    name,
    secret,
    transports: transports.join(','),
    counter: String(counter),
    isActive: true,
  } as const;
  return secondFactors().create({ data });
};

export const requestOptions = async (adminId: string) => {
  const known = HAS_PASSKEYS ? await passkeysOf(adminId) : [];
  if (known.length === 0) return null;
  return generateAuthenticationOptions({ rpID: hostname, allowCredentials: known.map(descriptorOf), userVerification });
};

/** A signature counter that has not grown reveals a copied passkey. */
export const isPasskeyAnswer = async (adminId: string, response: { id: string }, expectedChallenge: string): Promise<boolean> => {
  const row = await secondFactors().findOne({ where: { adminId, kind: 'passkey', reference: tokenDigest(response.id) } });
  if (!row || !expectedChallenge) return false;
  const { id, publicKey } = storedOf(row);
  const counter = Number(row.counter ?? 0);
  const result = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: hostname,
    credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64')), counter },
    requireUserVerification: false,
  }).catch(() => null);
  if (!result?.verified) return false;
  const data = { counter: String(result.authenticationInfo.newCounter), usedAt: new Date().toISOString() };
  await secondFactors().updateMany({ where: { id: row.id }, data });
  return true;
};

/** Throws 404 when the passkey is not this admin's. */
export const removePasskey = async (adminId: string, documentId: string): Promise<void> => {
  const { count } = await secondFactors().deleteMany({ where: { adminId, kind: 'passkey', documentId } });
  if (count === 0) throw new ApiError('NOT_FOUND');
};
