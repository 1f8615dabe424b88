import { formatNumber } from '@sanabel/brand/format';
import type { SecondFactor } from '@sanabel/contract/enumerations';

export const ar = {
  codeSentTo: 'أرسلنا رمزًا من ستة أرقام إلى',
  spamHint: 'قد يتأخر دقيقة، وقد تجده في «الرسائل غير المرغوب فيها».',
  mailIsOut: 'لا يخرج البريد من الخادم الآن، فقد لا يصلك الرمز. اطلب من مالك الموقع رمزًا يستخرجه من الخادم.',
  totpHint: 'اكتب الرمز الذي يظهر الآن في تطبيق المصادقة على هاتفك.',
  passkeyHint: 'يسألك جهازك عن بصمتك أو رقمك السري، ولا يخرج المفتاح منه.',
  recoveryHint: 'اكتب رمزًا من الرموز العشرة التي حفظتها. كل رمز يُستعمل مرة واحدة.',
  code: 'رمز التحقق',
  // The title for accounts with other factors than the mailed code.
  secondStep: 'الخطوة الثانية',
  recoveryCode: 'رمز الاسترداد',
  digit: (place: number) => `الرقم ${formatNumber('ar', place)} من ${formatNumber('ar', 6)}`,
  confirm: 'تأكيد',
  usePasskey: 'استعمال مفتاح المرور',
  // Specification, section 8, "Verification".
  incomplete: 'الرجاء إدخال رمز التحقق كاملاً',
  wrongCode: 'رمز التحقق غير صحيح',
  verifyFailed: 'حدث خطأ أثناء التحقق. حاول مرة اخرى.',
  passkeyDeclined: 'لم يُستعمل مفتاح المرور. حاول مرة أخرى، أو اختر طريقة أخرى.',
  resend: 'إعادة إرسال الرمز',
  resendIn: 'بعد',
  resent: 'أرسلنا رمزًا جديدًا، والقديم لم يعد صالحًا.',
  // The same for every cause, so that it reveals nothing about the account.
  newCodeHint: 'الرمز صالح عشر دقائق، وله خمس محاولات. إن لم يُقبل فاطلب رمزًا جديدًا.',
  noMoreCodes: 'أرسلنا كل الرموز المتاحة لهذا الدخول. سجّل الدخول من جديد ليصلك رمز آخر.',
  otherAddress: 'الدخول ببريد آخر',
  // Shown to a signed-in admin before a change of sign-in or permissions.
  again: 'تأكيد هويتك',
  againLead: 'قبل هذا التغيير نطلب الخطوة الثانية مرة أخرى.',
  otherWays: 'طرق أخرى',
  ways: { mail: 'رمز بالبريد', totp: 'تطبيق المصادقة', passkey: 'مفتاح المرور', recovery: 'رمز استرداد' } satisfies Record<
    SecondFactor,
    string
  >,
};
