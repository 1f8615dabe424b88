import type { Locale } from '@sanabel/contract/enumerations';
import { helpOfKind } from '../kinds/texts.ts';

const HELP: Record<string, Record<Locale, string>> = {
  dashboard: {
    ar: 'اكتب في الحقل ما تريد أن تغيّره، أو اضغط بطاقة لتعدّلها، أو البطاقة المتقطعة لتضيف. سطر ما ينتظرك يقودك إلى ما لم يكتمل، و«كل المحاصيل» إلى القائمة كلها.',
    en: 'Write into the field what you want to change, or press a card to edit it, or the dashed card to add one. The line of what waits leads to what is not finished, and “All crops” to the whole list.',
  },
  figures: {
    ar: 'هنا ما في الموقع وطلبات العمل أعدادًا، وما بحث عنه الزوّار فلم يجدوه. خذ منها ما ينقص: مقالًا أو محصولًا أو اسمًا آخر له.',
    en: 'Here are the content and the work requests in numbers, and what visitors searched for in vain. Take from them what is missing: an article, a crop or another name of one.',
  },
  crops: {
    ar: 'اكتب المحصول بالعربية والإنجليزية، واختر نوعه وموسمه وصورته. بطاقة المحصول في آخر النموذج هي ما يبحث عنه المزارع: متى يزرع وكم يحتاج الفدان.',
    en: 'Write the crop in both languages, and choose its type, season and picture. The crop sheet at the end of the form is what growers look for: when to sow, and what a feddan needs.',
  },
  articles: {
    ar: 'اكتب بالعربية والإنجليزية جنبًا إلى جنب؛ السطر الفارغ يبدأ فقرة، وكل سطر في الخطوات خطوة. ما لم يكتمل احفظه مسودة، ولا يراه الزوّار.',
    en: 'Write both languages side by side: a blank line starts a new paragraph, and each line of the steps is a step. Save unfinished work as a draft, which visitors do not see.',
  },
  gallery: {
    ar: 'ارفع عشر صور دفعة واحدة واكتب عناوينها وهي تُرفع. للفيديو ارفع ملفًا حتى ٥٠ ميجابايت أو أضف رابط يوتيوب.',
    en: 'Upload ten photos at once and write their titles while they upload. For a video, upload a file of up to 50 MB or add a YouTube link.',
  },
  admins: {
    ar: 'هنا من يدخلون اللوحة، ولكل منهم دور: مالك أو محرر أو مسؤول توظيف. ادعُ زميلك ببريده، فيختار كلمة مروره بنفسه من رابط يصله.',
    en: 'The people who can sign in, each with a role: owner, editor or recruiter. Invite a colleague by email: they get a link and choose their own password.',
  },
  invitations: {
    ar: 'اكتب بريد زميلك واسمه ودوره، فيصله رابط صالح بضعة أيام. إن لم يصل فصحّح العنوان وأرسله من جديد من هنا.',
    en: 'Enter a colleague’s email, name and role, and they get a link that is valid for a few days. If it does not arrive, correct the address and send it again from here.',
  },
  'job-requests': {
    ar: 'هنا من تقدّموا للعمل، وكل من يتابعهم يرى الحالة نفسها. افتح الطلب لتردّ بقالب جاهز على واتساب أو بالبريد، ولتكتب ملاحظة لزملائك.',
    en: 'People who applied for work; everyone who handles them sees the same status. Open a request to reply with a template on WhatsApp or by email, and to write a note for your colleagues.',
  },
  contacts: {
    ar: 'هذه أرقام النادي وروابطه كما يراها الزوّار في كل صفحة. جرّب ما ستفتحه الأزرار في اللوحة الداكنة قبل أن تحفظ.',
    en: 'The club’s numbers and links as visitors see them on every page. Before you save, try the buttons in the dark panel.',
  },
  backgrounds: {
    ar: 'لكل قسم من الموقع خلفية: رسم النادي أو صورة ترفعها أنت. اختر القسم، ثم اضغط الصورة التي تريدها، وضع النقطة على أهم ما فيها.',
    en: 'Each section of the site has a background: the club’s drawing or a picture you upload. Choose the section, press the picture you want, and put the focal point on the most important part.',
  },
  library: {
    ar: 'هنا كل الصور ومقاطع الفيديو والرسائل الصوتية، وأين تُستخدم. استبدل صورة فتتغيّر في كل مكان، واحذف ما لا يُستخدم.',
    en: 'All pictures, videos and voice notes, and where each is used. Replace a picture and it changes everywhere; delete files that are not used.',
  },
  trash: {
    ar: 'ما حُذف يبقى هنا ثلاثين يومًا ثم يُحذف نهائيًا. زر الاستعادة يعيده إلى مكانه في قائمته.',
    en: 'Deleted items stay here for thirty days and are then permanently deleted. The Restore button puts an item back where it was.',
  },
  activity: {
    ar: 'هنا من غيّر ماذا ومتى، الأحدث أولًا. ابحث بالاسم أو القسم أو الشخص، وتراجع عن التغيير من سطره ما دام لم يتغيّر شيء بعده.',
    en: 'Who changed what and when, newest first. Filter by name, section or person, and undo a change from its row as long as nothing has changed since.',
  },
  publication: {
    ar: 'هنا متى وصل كل تغيير إلى الزوّار، وما ينتظر النشر. إن ظهر خطأ في الموقع فارجع إلى نسخة سابقة، ثم أصلحه على مهل.',
    en: 'When each change reached visitors, and what is still waiting. If something on the site is wrong, go back to an earlier release, then fix it calmly.',
  },
  health: {
    ar: 'هنا حالة البريد والمساحة والنشر والنسخ الاحتياطي، وتُفحص كل خمس دقائق. إن تعطّل شيء وصلت إلى المالكين رسالة واحدة، وتقول بطاقته ماذا تفعل.',
    en: 'The status of email, disk, publishing and backups, checked every five minutes. If something fails, owners get one email, and its card says what to do.',
  },
  backup: {
    ar: 'تُحفظ نسخة من كل شيء كل ليلة، وهنا ترى موعدها وحجمها وهل هي سليمة. نزّل واحدة إلى جهاز آخر من حين إلى حين، فإذا تعطّل القرص فُقد ما عليه.',
    en: 'Everything is backed up every night; here you see when, how large each backup is, and whether it is complete. Download one to another device now and then: if the disk fails, everything on it is lost.',
  },
  account: {
    ar: 'هنا كلمة مرورك وخطوتك الثانية والأجهزة التي دخلت منها. أضف مفتاح مرور لتدخل ببصمتك، واطبع رموز الاسترداد واحفظها بعيدًا عن هاتفك.',
    en: 'Your password, your second step and the devices that are signed in. Add a passkey to sign in with your fingerprint, and print your recovery codes and keep them away from your phone.',
  },
  guide: {
    ar: 'هنا كل ما في اللوحة على صفحتين تُطبعان على ورقة واحدة. علّقها بجوار المكتب، واكتب عليها رقم من تسأله.',
    en: 'The whole panel on two pages, printed on one sheet. Pin it up by your desk, and write on it who to ask.',
  },
};

/** Separate from the catalogue, so that these texts load only with the help. */
export const helpOf = (section: string, locale: Locale): string => HELP[section]?.[locale] ?? helpOfKind(section, locale);
