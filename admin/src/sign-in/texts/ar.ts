import type { SignInTexts } from './shape.ts';

export const ar: SignInTexts = {
  loginTitle: 'تسجيل الدخول · لوحة التحكم',
  welcome: 'أهلًا بعودتك',
  loginLead: 'ادخل ببريدك، ثم نرسل إليك رمز تحقق.',
  sessionEnded: 'انتهت جلستك. سجّل الدخول لتعود إلى حيث كنت، وما كتبته محفوظ.',
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  forgot: 'نسيت كلمة المرور؟',
  next: 'التالي',
  rejected: 'فشل تسجيل الدخول. يرجى التحقق من بيانات الاعتماد الخاصة بك.',
  loginFailed: 'حدث خطأ أثناء تسجيل الدخول. حاول مرة اخرى.',
  verifyTitle: 'رمز التحقق',
  otherAddress: 'الدخول ببريد آخر',
};
