import type { Twin } from '../ar/index.ts';
import type { privacy as arabic } from '../ar/privacy.ts';

export const privacy = {
  title: 'Privacy',
  description:
    'What {{club}} keeps of you when you apply for a job, why, for how long, who sees it and how to have it deleted. No cookies for visitors.',
  lead: 'You read the whole site without an account and without being followed. We keep nothing of you unless you send us a job application.',
  what: {
    title: 'What do we keep?',
    text: 'Only what you write in the job application, which is six things, and the time at which you sent it:',
    nothingElse:
      'We ask for no photo, no national number and no files. Against flooding, the server counts what each network address sends, apart from the application itself, and erases the count within a day or two.',
  },
  why: {
    title: 'Why?',
    text: 'To consider your application and to contact you about it. We do not advertise with it, sell it or pass it to anyone outside the club.',
  },
  who: {
    title: 'Who sees it?',
    text: 'Only the people who run the club’s site, after signing in with a password and a code sent to their e-mail. It appears on no page of the site.',
  },
  howLong: {
    title: 'For how long?',
    text: 'Twelve months at most from the day you sent it; then the whole application is deleted by itself.',
  },
  deletion: {
    title: 'How is it deleted before that?',
    text: 'Ask for it whenever you like, from the mail address or the number that you wrote in the application; you need give no reason. The application is gone for good and stays in no trash. To correct something, we delete the application and you send it anew.',
  },
  visitors: {
    title: 'And visitors?',
    text: 'No cookies, no statistics that follow you, no advertising. Fonts and pictures come from this site itself. If you change the language, your choice is kept in your own browser and does not reach us.',
    others:
      'YouTube videos are loaded only when you press play. The links to WhatsApp, YouTube, TikTok and Facebook open other people’s sites, which have their own rules.',
  },
} satisfies Twin<typeof arabic>;
