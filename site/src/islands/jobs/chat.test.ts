import { describe, expect, it } from 'vitest';
import { chatAddress } from './chat.ts';

const LABELS = { fullName: 'Name', phoneNumber: 'Phone', role: 'Job', experience: 'Years', email: 'E-mail', qualification: 'Learned' };
const APPLICATION = {
  fullName: 'منى & كريم',
  phoneNumber: '0101',
  role: '#1',
  experience: '0',
  email: 'a@b.co',
  qualification: 'one\ntwo',
};

describe('an application by chat', () => {
  it('has every answer under its label, whatever characters it is made of', () => {
    const address = new URL(chatAddress('https://wa.me/201012345678', { title: 'Application', labels: LABELS }, APPLICATION));
    expect(address.origin + address.pathname).toBe('https://wa.me/201012345678');
    expect(address.hash).toBe('');
    expect([...address.searchParams]).toEqual([
      ['text', 'Application\nName: منى & كريم\nPhone: 0101\nJob: #1\nYears: 0\nE-mail: a@b.co\nLearned: one\ntwo'],
    ]);
  });
});
