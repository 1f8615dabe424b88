/** WebAuthn JSON encodes bytes as base64url. Not every browser with passkeys can parse it, so this file converts them. */
const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

const textOf = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

type Described = Omit<PublicKeyCredentialDescriptor, 'id'> & { id: string };
interface RequestJson extends Omit<PublicKeyCredentialRequestOptions, 'challenge' | 'allowCredentials'> {
  challenge: string;
  allowCredentials?: Described[];
}
interface CreationJson extends Omit<PublicKeyCredentialCreationOptions, 'challenge' | 'user' | 'excludeCredentials'> {
  challenge: string;
  user: { id: string; name: string; displayName: string };
  excludeCredentials?: Described[];
}

const described = (list: Described[] = []): PublicKeyCredentialDescriptor[] => list.map((one) => ({ ...one, id: bytesOf(one.id) }));

const common = ({ id, type, authenticatorAttachment }: PublicKeyCredential) => ({
  id,
  rawId: id,
  type,
  authenticatorAttachment,
  clientExtensionResults: {},
});

export const hasPasskeys = (): boolean => 'PublicKeyCredential' in window && window.isSecureContext;

/** Returns the signed credential for the server. Throws if the user declines. */
export const signWithPasskey = async (options: object): Promise<{ id: string }> => {
  const { challenge, allowCredentials, ...rest } = options as RequestJson;
  const publicKey = { ...rest, challenge: bytesOf(challenge), allowCredentials: described(allowCredentials) };
  const credential = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  const { clientDataJSON, authenticatorData, signature, userHandle } = credential.response as AuthenticatorAssertionResponse;
  return {
    ...common(credential),
    response: {
      clientDataJSON: textOf(clientDataJSON),
      authenticatorData: textOf(authenticatorData),
      signature: textOf(signature),
      ...(userHandle ? { userHandle: textOf(userHandle) } : {}),
    },
  } as { id: string };
};

/** Returns the new credential for the server. Throws if the user declines. */
export const makePasskey = async (options: object): Promise<{ id: string }> => {
  const { challenge, user, excludeCredentials, ...rest } = options as CreationJson;
  const publicKey = {
    ...rest,
    challenge: bytesOf(challenge),
    user: { ...user, id: bytesOf(user.id) },
    excludeCredentials: described(excludeCredentials),
  };
  const credential = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  const response = credential.response as AuthenticatorAttestationResponse;
  return {
    ...common(credential),
    response: {
      clientDataJSON: textOf(response.clientDataJSON),
      attestationObject: textOf(response.attestationObject),
      transports: response.getTransports(),
    },
  } as { id: string };
};
