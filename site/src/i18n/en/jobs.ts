import type { Twin } from '../ar/index.ts';
import type { jobs as arabic } from '../ar/jobs.ts';

export const jobs = {
  title: 'Jobs',
  description: 'Apply for work at {{club}}: just six boxes to fill in, no account, no sign-in.',
  hero: {
    title: 'Work with us',
    lead: 'Agronomists, field officers, drivers, designers: if you care about the land, we want to hear from you.',
  },
  next: {
    title: 'What happens next',
    read: { title: 'We read every application.', text: 'By a person, not a filter.' },
    call: { title: 'We get in touch.', text: 'On the phone number or email address you leave here.' },
    visit: { title: 'We meet in the field.', text: 'The best interview is a morning working together.' },
  },
  sent: {
    title: 'We have your application, {{name}}',
    lead: 'It is stored with us. There is no need to send it again.',
    another: 'Send another application',
    wrong: 'Is something wrong in your details?',
    wrongChat: 'Write to us on WhatsApp and we will correct them',
  },
  form: {
    title: 'Job application',
    fullName: 'Full name',
    phoneNumber: 'Phone number',
    role: 'Role you are applying for',
    experience: 'Years of experience',
    qualification: 'Qualification',
    email: 'Email',
    phoneHint: 'For example 01012345678, in Arabic or Western digits',
    noExperience: 'No experience yet',
    qualificationHint: 'A certificate, a course or experience in the field',
    send: 'Send application',
    sending: 'Sending...',
    disabled: { one: 'Fill in one more box to send.', other: 'Fill in {{n}} more boxes to send.' },
    ready: 'All six boxes are filled in. You can send now.',
    consent:
      'By sending this form you agree that the club’s staff may keep these details for up to twelve months, solely to consider your application, and will then delete them.',
    sent: 'Request sent successfully',
    incomplete: 'Please fill out all fields',
    registered: 'Email already registered',
    failed: 'Your application could not be sent. What you wrote is still here. Please try again shortly.',
    byChat: 'Send your answers on WhatsApp',
    errors: { one: 'One answer needs correcting:', other: '{{n}} answers need correcting:' },
    required: 'Please fill this in.',
    invalidEmail: 'Enter a valid email address, such as name@example.com',
    invalidPhone: 'Enter a valid phone number, such as 01012345678',
    noScript: 'This form needs JavaScript. You can apply another way: write to us or call.',
    noScriptLink: 'All ways to contact us',
  },
} satisfies Twin<typeof arabic>;
