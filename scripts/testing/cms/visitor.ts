import { signedIn } from '@sanabel/contract';
import type { CallOptions } from '../../seed/api.ts';
import type { Cms } from './cms.ts';

export interface Visitor {
  call(method: string, path: string, options?: CallOptions): Promise<Response>;
  cookies: ReadonlyMap<string, string>;
  login(fields?: object): Promise<Response>;
  verify(proof: object): Promise<Response>;
  /** Signs in as the panel does. The returned token works only with these cookies. */
  signIn(credentials?: { email: string; password: string }): Promise<string>;
}

const PANEL = { session: 'cookie' };

/** `headers` are sent with every call. */
export const visitorOf = (cms: Cms, headers: Record<string, string> = {}): Visitor => {
  const cookies = new Map<string, string>();
  const call: Visitor['call'] = async (method, path, options = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await cms.call(method, path, { ...options, headers: { ...headers, ...(cookie ? { cookie } : {}), ...options.headers } });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = '', value = ''] = pair.split('=');
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  };
  const login: Visitor['login'] = (fields = {}) => call('POST', '/auth/login', { json: { ...cms.admin, ...fields } });
  const verify: Visitor['verify'] = (proof) => call('POST', '/auth/verify-login', { json: { email: cms.admin.email, ...proof } });
  return {
    call,
    cookies,
    login,
    verify,
    signIn: async ({ email, password } = cms.admin) => {
      const before = cms.inbox.countCodes(email);
      await login({ email, password, ...PANEL });
      const otp = await cms.inbox.code(email, before + 1);
      const answer = await verify({ email, otp, ...PANEL });
      return signedIn.parse(await answer.json()).token;
    },
  };
};
