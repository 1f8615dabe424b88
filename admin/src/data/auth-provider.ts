import type { AuthProvider } from 'react-admin';
import { readSession } from '../session/session.ts';
import { signOut } from './sign-out.ts';

/** react-admin's questions about who is here. A dead token is noticed where the API is called, for every call alike. */
export const authProvider: AuthProvider = {
  login: () => Promise.resolve(),
  logout: () => signOut().then(() => false as const),
  checkAuth: () => (readSession() ? Promise.resolve() : Promise.reject()),
  checkError: () => Promise.resolve(),
  getPermissions: () => Promise.resolve(readSession()?.admin.role),
  getIdentity: () => {
    const admin = readSession()?.admin;
    return admin ? Promise.resolve({ id: admin.id, fullName: admin.fullName }) : Promise.reject();
  },
};
