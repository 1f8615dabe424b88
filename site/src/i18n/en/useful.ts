import type { useful as arabic } from '../ar/useful.ts';

export const useful = {
  ask: 'Was this useful?',
  yes: 'Yes',
  no: 'No',
  missing: 'Thank you. Ask an expert for what is missing.',
  thanks: 'Thank you for your answer.',
  again: 'You have already answered, thank you.',
  failed: 'Your answer did not reach us. Please try again.',
} satisfies typeof arabic;
