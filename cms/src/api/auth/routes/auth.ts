import { guarded, open } from '../../../http/routes.ts';

export default {
  routes: [
    open('POST', '/auth/login', 'auth.login'),
    open('POST', '/auth/verify-login', 'auth.verifyLogin'),
    open('POST', '/auth/resend-otp', 'auth.resendOtp'),
    open('POST', '/auth/register', 'auth.register'),
    open('POST', '/auth/verify-account', 'auth.verifyAccount'),
    guarded('POST', '/auth/logout', 'auth.logout'),
    guarded('GET', '/auth/me', 'auth.me'),
  ],
};
