import type { Locale } from '@sanabel/contract/enumerations';

const HELP: Record<string, Record<Locale, string>> = {
  dashboard: {
    ar: 'هنا المحاصيل والمقالات: اضغط بطاقة لتعدّلها، أو البطاقة المتقطعة في آخر القائمة لتضيف. السطر «ما ينتظرك» يقودك إلى ما لم يكتمل.',
    en: 'Here are crops and articles: press a card to edit it, or the dashed card at the end of a list to add one. The row “What needs you” leads to what is not finished.',
  },
  crops: {
    ar: 'اكتب المحصول بالعربية والإنجليزية، واختر نوعه وموسمه وصورته. بطاقة المحصول في آخر النموذج هي ما يبحث عنه المزارع: متى يزرع وكم يحتاج الفدان.',
    en: 'Write the crop in both languages, and choose its type, season and picture. The crop’s sheet at the end of the form is what growers look for: when to sow, and what a feddan needs.',
  },
  articles: {
    ar: 'اكتب بالعربية والإنجليزية جنبًا إلى جنب؛ السطر الفارغ يبدأ فقرة، وكل سطر في الخطوات خطوة. ما لم يكتمل احفظه مسودة، ولا يراه الزوار.',
    en: 'Write both languages side by side; an empty line begins a paragraph, and each line of the steps is a step. What is not finished can be saved as a draft, which visitors do not see.',
  },
  gallery: {
    ar: 'ارفع عشر صور دفعة واحدة واكتب عناوينها وهي تُرفع. للفيديو ملف حتى ٥٠ ميجابايت أو رابط يوتيوب.',
    en: 'Upload ten photos at once and write their titles meanwhile. For a video there is a file of up to 50 MB or a YouTube link.',
  },
  admins: {
    ar: 'هنا من يدخلون اللوحة، ولكل منهم دور: مالك أو محرر أو مسؤول توظيف. ادعُ زميلك ببريده، فيختار كلمة مروره بنفسه من رابط يصله.',
    en: 'Here are the people who may sign in, each with a role: owner, editor or recruiter. Invite a colleague by e-mail: they choose their own password through a link that is mailed to them.',
  },
  invitations: {
    ar: 'اكتب بريد زميلك واسمه ودوره، فيصله رابط يصلح أيامًا. إن لم يصل فصحّح العنوان وأرسله من جديد من هنا.',
    en: 'Write a colleague’s e-mail, name and role: a link that lasts some days is mailed to them. If it does not arrive, correct the address and send it again from here.',
  },
  'job-requests': {
    ar: 'هنا من تقدّموا للعمل، وكل من يتابعهم يرى الحالة نفسها. افتح الطلب لترد بقالب جاهز على واتساب أو بالبريد، ولتكتب ملاحظة لزملائك.',
    en: 'Here are those who applied for work; everyone who handles them sees the same stage. Open one to reply with a template by WhatsApp or mail, and to note something for your colleagues.',
  },
  contacts: {
    ar: 'هذه أرقام النادي وروابطه كما يراها الزوار في كل صفحة. جرّب ما ستفتحه الأزرار في اللوحة الداكنة قبل أن تحفظ.',
    en: 'These are the club’s numbers and links as visitors see them on every page. Try what the buttons will open in the dark panel before you save.',
  },
  partners: {
    ar: 'هؤلاء شركاء النادي بشعاراتهم وروابطهم. أفضل شعار خلفيته شفافة، والرابط يُفتح في صفحة جديدة.',
    en: 'These are the club’s partners with logos and links. A logo with a transparent background looks best, and the link opens in a new page.',
  },
  members: {
    ar: 'هؤلاء أعضاء النادي كما يظهرون في الموقع. الاسم والدور والصورة مطلوبة؛ خذ إذن صاحب الصورة قبل أن تنشرها.',
    en: 'These are the club’s members as the site shows them. Name, role and picture are required; ask the person before you publish their picture.',
  },
  backgrounds: {
    ar: 'لكل قسم من الموقع خلفية: رسم النادي أو صورة ترفعها أنت. اختر القسم، ثم اضغط الصورة التي تريدها، وضع النقطة على أهم ما فيها.',
    en: 'Each section of the site has a background: the club’s drawing or a picture of yours. Choose the section, press the picture that you want, and put the point on what matters in it.',
  },
  library: {
    ar: 'هنا كل صورة وفيديو ورسالة صوتية مرة واحدة، وأين تُستخدم. استبدل صورة فتتغير في كل مكان، واحذف ما لا يستخدمه شيء.',
    en: 'Here is every picture, film and voice note once, and where it is used. Replace a picture and it changes everywhere; delete what nothing uses.',
  },
  glossary: {
    ar: 'هذه كلمات النادي وترجمتها الثابتة، وتُعرض عليك وأنت تكتب. أضف كل مصطلح زراعي مرة واحدة، فيبقى واحدًا في كل الصفحات.',
    en: 'These are the club’s terms with their fixed translations, offered to you while you write. Add each farming term once, and it stays the same on all pages.',
  },
  trash: {
    ar: 'ما حُذف يبقى هنا ثلاثين يومًا ثم يزول. زر الاستعادة يعيده إلى مكانه في قائمته.',
    en: 'What was deleted stays here for thirty days and then goes. The restore button puts it back into its place in its list.',
  },
  activity: {
    ar: 'هنا من غيّر ماذا ومتى، الأحدث أولًا. صفِّ بالاسم أو القسم أو الشخص، وتراجع عن التغيير من سطره ما دام لم يتغير شيء بعده.',
    en: 'Here is who changed what and when, newest first. Filter by name, section or person, and undo a change from its line while nothing has changed since.',
  },
  publication: {
    ar: 'هنا متى وصل كل تغيير إلى الزوار، وما ينتظر. إن ظهر خطأ في الموقع فارجع إلى نسخة سابقة، ثم أصلحه على مهل.',
    en: 'Here is when each change reached visitors, and what waits. If something on the site is wrong, go back to an earlier release and mend it in peace.',
  },
  health: {
    ar: 'هنا حال البريد والمساحة والنشر والنسخ الاحتياطي، وتُفحص كل خمس دقائق. إن تعطّل شيء وصلت المالكين رسالة واحدة، وقالت بطاقته ما يُفعل.',
    en: 'Here is how mail, disk, publication and backups are, checked every five minutes. When something fails owners get one mail, and its card says what to do.',
  },
  backup: {
    ar: 'تُحفظ نسخة من كل شيء كل ليلة، وهنا ترى متى وكم حجمها وهل تصلح. نزّل واحدة إلى جهاز آخر من حين إلى حين، فالقرص الذي يتعطل يأخذ ما عليه.',
    en: 'Everything is copied each night; here you see when, how large, and whether it is sound. Take one home to another device now and then: a disk that dies takes along what lies on it.',
  },
  account: {
    ar: 'هنا كلمة مرورك وخطوتك الثانية والأجهزة التي دخلت منها. أضف مفتاح مرور لتدخل ببصمتك، واطبع رموز الاسترداد واحفظها بعيدًا عن هاتفك.',
    en: 'Here are your password, your second step and the devices that are signed in. Add a passkey to sign in with your fingerprint, and print the recovery codes and keep them away from your phone.',
  },
  guide: {
    ar: 'هنا كل ما في اللوحة على صفحتين تُطبعان على ورقة واحدة. علّقها بجوار المكتب، واكتب عليها رقم من تسأله.',
    en: 'Here is all of the panel on two pages, which print on one sheet. Pin it up beside the desk, and write on it whom to ask.',
  },
};

/** Separate from the catalogue, so that these texts load only with the help. */
export const helpOf = (section: string, locale: Locale): string => HELP[section]?.[locale] ?? '';
