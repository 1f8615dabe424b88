import { formatNumber } from '@sanabel/brand/format';
import type { SignInTexts } from './shape.ts';

const number = (value: number): string => formatNumber('ar', value);
const MINUTES: Record<Intl.LDMLPluralRule, (count: number) => string> = {
  zero: () => 'بعد لحظات',
  one: () => 'بعد دقيقة واحدة',
  two: () => 'بعد دقيقتين',
  few: (count) => `بعد ${number(count)} دقائق`,
  many: (count) => `بعد ${number(count)} دقيقة`,
  other: (count) => `بعد ${number(count)} دقيقة`,
};
const plural = new Intl.PluralRules('ar');

export const ar: SignInTexts = {
  loginTitle: 'تسجيل الدخول · لوحة التحكم',
  welcome: 'أهلًا بعودتك',
  loginLead: 'ادخل ببريدك، ثم نرسل إليك رمز تحقق.',
  sessionEnded: 'انتهت جلستك. سجّل الدخول لتعود إلى حيث كنت، وما كتبته محفوظ.',
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  showPassword: 'إظهار كلمة المرور',
  hidePassword: 'إخفاء كلمة المرور',
  next: 'التالي',
  busy: 'لحظة…',
  rejected: 'فشل تسجيل الدخول. يرجى التحقق من بيانات الاعتماد الخاصة بك.',
  loginFailed: 'حدث خطأ أثناء تسجيل الدخول. حاول مرة اخرى.',
  verifyTitle: 'رمز التحقق',
  codeSentTo: 'أرسلنا رمزًا من ستة أرقام إلى',
  spamHint: 'قد يتأخر دقيقة، وقد تجده بين الرسائل غير المرغوبة.',
  digit: (place) => `الرقم ${number(place)} من ${number(6)}`,
  confirm: 'تأكيد',
  incomplete: 'الرجاء إدخال رمز التحقق كاملاً',
  wrongCode: 'رمز التحقق غير صحيح',
  verifyFailed: 'حدث خطأ أثناء التحقق. حاول مرة اخرى.',
  resend: 'إعادة إرسال الرمز',
  resendIn: 'بعد',
  resent: 'أرسلنا رمزًا جديدًا، والقديم لم يعد صالحًا.',
  otherAddress: 'الدخول ببريد آخر',
  tooMany: (minutes) => `محاولات كثيرة. حاول مرة أخرى ${MINUTES[plural.select(minutes)](minutes)}.`,
};
