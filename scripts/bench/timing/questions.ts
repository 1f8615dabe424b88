import type { Cms } from '../../testing/cms/cms.ts';

/** A call that is made for a known and for an unknown address. */
export interface Question {
  name: string;
  path: string;
  known: string;
  bodyFor(email: string): object;
  prepare?(): Promise<void>;
}

const PERSON = { fullName: 'منى حسن', job: 'مهندسة', phoneNumber: '01012345678', password: 'seven 7 furrows deep' };

export const questions = (cms: Cms, invited: string): Question[] => [
  {
    name: 'login, a wrong password',
    path: '/auth/login',
    known: cms.admin.email,
    bodyFor: (email) => ({ email, password: 'a wrong password 1' }),
  },
  { name: 'register, an invited address', path: '/auth/register', known: invited, bodyFor: (email) => ({ ...PERSON, email }) },
  {
    name: 'resend-otp, a sign-in that waits',
    path: '/auth/resend-otp',
    known: cms.admin.email,
    bodyFor: (email) => ({ email, type: 'login' }),
    prepare: async () => {
      await cms.call('POST', '/auth/login', { json: cms.admin });
    },
  },
  {
    name: 'resend-otp, a registration that waits',
    path: '/auth/resend-otp',
    known: invited,
    bodyFor: (email) => ({ email, type: 'register' }),
    prepare: async () => {
      await cms.call('POST', '/auth/register', { json: { ...PERSON, email: invited } });
    },
  },
];
