import type { SignInTexts } from './shape.ts';

export const ar: SignInTexts = {
  loginTitle: 'تسجيل الدخول · لوحة التحكم',
  welcome: 'أهلًا بعودتك',
  loginLead: 'أدخل بريدك وكلمة المرور، ثم نطلب الخطوة الثانية.',
  sessionEnded: 'انتهت جلستك. سجّل الدخول لتعود إلى حيث كنت، وما كتبته محفوظ.',
  unsavedChanges: 'سُجّل خروجك. ما كتبته ولم تحفظه باقٍ مسودة، وتجده في مكانه حين تفتح النموذج نفسه.',
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  forgot: 'نسيت كلمة المرور؟',
  next: 'التالي',
  rejected: 'فشل تسجيل الدخول. يرجى التحقق من بيانات الاعتماد الخاصة بك.',
  loginFailed: 'حدث خطأ أثناء تسجيل الدخول. حاول مرة اخرى.',
  verifyTitle: 'رمز التحقق',
  secondFactor: 'الخطوة الثانية',
  otherAddress: 'الدخول ببريد آخر',
};
