import type { Twin } from '../ar/index.ts';
import type { jobs as arabic } from '../ar/jobs.ts';

export const jobs = {
  title: 'Jobs',
  description: 'Apply for work at {{club}}: six fields, no account, no sign-in.',
  hero: {
    title: 'Grow with us',
    lead: 'Agronomists, field officers, drivers, designers: if you care about the land, we want to hear from you.',
  },
  next: {
    title: 'What happens next',
    read: { title: 'We read every application.', text: 'A person does, not a filter.' },
    call: { title: 'We get in touch.', text: 'On the number or e-mail address that you leave here.' },
    visit: { title: 'We meet in the field.', text: 'The best interview is a morning’s work.' },
  },
  form: {
    title: 'Job application',
    fullName: 'Full name',
    phoneNumber: 'Phone number',
    role: 'Role you are applying for',
    experience: 'Years of experience',
    qualification: 'Qualification',
    email: 'E-mail',
    phoneHint: 'Such as 01012345678, in Arabic or Western digits',
    noExperience: 'No experience yet',
    qualificationHint: 'A certificate, a course, or what the field has taught you',
    send: 'Send application',
    sending: 'Sending...',
    disabled: { one: 'One field is left before you can send.', other: '{{n}} fields are left before you can send.' },
    ready: 'All six fields are filled.',
    consent:
      'By sending you agree that the club’s staff keep these details, only to consider your application, for twelve months at most, and then delete them.',
    sent: 'Request sent successfully',
    incomplete: 'Please fill out all fields',
    registered: 'Email already registered',
    failed: 'Your application could not be sent. What you wrote is still here: please try again shortly.',
    byChat: 'Send your answers by WhatsApp',
    errors: { one: 'One field needs correcting:', other: '{{n}} fields need correcting:' },
    required: 'Please fill in this field.',
    invalidEmail: 'Enter an e-mail address such as name@example.com',
    invalidPhone: 'Enter a phone number such as 01012345678',
    noScript: 'This form needs JavaScript. You can apply another way: write to us or call.',
    noScriptLink: 'All the ways to reach us',
  },
} satisfies Twin<typeof arabic>;
