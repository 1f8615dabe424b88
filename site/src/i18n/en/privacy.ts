import type { Counterpart } from '../ar/index.ts';
import type { privacy as arabic } from '../ar/privacy.ts';

export const privacy = {
  title: 'Privacy',
  description:
    'What {{club}} keeps about you when you apply for a job, why, for how long, who sees it and how to have it deleted. No cookies for visitors.',
  lead: 'You can read the whole site without an account and without being tracked. We keep nothing about you unless you send us a job application.',
  controller: {
    title: 'Who is responsible for the data?',
    text: '{{club}}, a project of {{foundation}}. Its address and all ways to reach it are on the page “Contact us”. This page was last reviewed on {{date}}.',
  },
  what: {
    title: 'What do we keep?',
    text: 'Only the six details you enter in the job application, and the time you sent it:',
    nothingElse:
      'The person who reviews your application records its status, such as “interview”, and notes about it; they are deleted with the application. We do not ask for a photo, a national ID number or any files. To prevent spam, the server counts the applications sent from each IP address, separately from the application itself, and deletes the count within a day or two.',
  },
  why: {
    title: 'Why?',
    text: 'To consider your application and to contact you about it. We do not use your details for advertising, sell them or pass them to anyone outside the club.',
  },
  who: {
    title: 'Who sees it?',
    text: 'Only the people who run the club’s site, after signing in with a password and a code sent to their email. Your details do not appear on any page of the site.',
  },
  howLong: {
    title: 'For how long?',
    text: 'Twelve months at most from the day you sent it; then the whole application is deleted automatically.',
  },
  deletion: {
    title: 'How do I have it deleted sooner?',
    text: 'Ask us at any time, from the email address or phone number you gave in the application. You do not have to give a reason. The application is permanently deleted. If something needs correcting, we delete the application and you send a new one.',
  },
  visitors: {
    title: 'What about visitors?',
    text: 'No cookies, no analytics that track you, no advertising. Fonts and pictures come from this site itself. If you change the language, your choice is kept in your own browser and does not reach us. What you type in the job application stays in this page on your device until you send it or close the page.',
    search:
      'If a search finds nothing, we record the words, the page’s language and the day for ninety days, so that we know what is missing. Phone numbers and email addresses are not recorded. If you search by voice, your browser listens once you allow it, and may send the sound to the company that makes it. Only the written words reach us, and only if nothing was found.',
    useful:
      'When you answer “Was this useful?” or stay on a crop or article page for ten seconds, that page’s monthly count goes up by one. We do not record who you are or when it was. Your own device remembers what you have answered and read this month, so that nothing is counted twice. Reading is not counted if your device saves data or your browser asks not to be tracked.',
    field:
      'Pages that you open or save on your phone stay in your browser, so that they open without a connection. We do not know which they are, and you can remove them at any time on the “My field” page.',
    others:
      'YouTube videos load only when you press play. The links to WhatsApp, YouTube, TikTok and Facebook open third-party sites, which have their own policies.',
  },
} satisfies Counterpart<typeof arabic>;
