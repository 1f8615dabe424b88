import { describe, expect, it } from 'vitest';
import { type Application, chatAddress, countLeft, formProblem, problemsOf, tidy } from './application.ts';

const TEXTS = { required: 'required', invalidEmail: 'e-mail', invalidPhone: 'phone' };
const EMPTY: Application = { fullName: '', phoneNumber: '', role: '', experience: '', email: '', qualification: '' };
const FULL: Application = {
  fullName: ' مريم عادل ',
  phoneNumber: '٠١٠٠ ٠٠٠ ٠٠٠٠',
  role: 'مرشدة زراعية',
  experience: '۴',
  email: 'mariam@example.com',
  qualification: 'بكالوريوس زراعة',
};

describe('a job application', () => {
  it('counts what is left', () => {
    expect(countLeft(EMPTY)).toBe(6);
    expect(countLeft({ ...FULL, role: ' \u200f\n' })).toBe(1);
    expect(countLeft(FULL)).toBe(0);
  });

  it('is sent trimmed, with ASCII digits in numbers', () => {
    expect(tidy(FULL)).toEqual({ ...FULL, fullName: 'مريم عادل', phoneNumber: '0100 000 0000', experience: '4' });
  });

  it.each([
    ['email', 'mariam@', 'e-mail'],
    ['email', 'mariam@example', 'e-mail'],
    ['email', ' mariam@example.com ', ''],
    ['email', '\u200emariam@example.com\u200b', ''],
    ['email', 'm@xn--4gbrim.xn--wgbh1c', ''],
    ['email', '', ''],
    ['phoneNumber', '12345', 'phone'],
    ['phoneNumber', '٠١٠٢٢٢', 'phone'],
    ['phoneNumber', '010123456789', 'phone'],
    ['phoneNumber', '+966501', 'phone'],
    ['phoneNumber', '+966 50 123 4567', ''],
    ['phoneNumber', '040 331 2345', ''],
    ['phoneNumber', '\u202a+20 (0)10 1234 5678\u202c', ''],
    ['phoneNumber', 'اتصل بي', 'phone'],
    ['phoneNumber', '+20 (100) 000-0000', ''],
    ['phoneNumber', '٠١٠٠٠٠٠٠٠٠٠', ''],
    ['fullName', 'م', ''],
    ['fullName', '\u200b\u2066\ufeff\t\n', ''],
  ] as const)('%s %j: %j', (field, text, problem) => {
    expect(formProblem(field, text, TEXTS)).toBe(problem);
  });

  it('names every problem in the order of the form', () => {
    expect(Object.keys(problemsOf({ ...EMPTY, email: 'x' }, TEXTS))).toEqual([
      'fullName',
      'phoneNumber',
      'role',
      'experience',
      'email',
      'qualification',
    ]);
    expect(problemsOf(FULL, TEXTS)).toEqual({});
  });
});

const LABELS = { fullName: 'Name', phoneNumber: 'Phone', role: 'Job', experience: 'Years', email: 'E-mail', qualification: 'Learned' };
const SPOKEN = {
  fullName: 'منى & كريم',
  phoneNumber: '0101',
  role: '#1',
  experience: '0',
  email: 'a@b.co',
  qualification: 'one\ntwo',
};

describe('an application by chat', () => {
  it('has every answer under its label, whatever characters it is made of', () => {
    const address = new URL(chatAddress('https://wa.me/201012345678', { title: 'Application', labels: LABELS }, SPOKEN));
    expect(address.origin + address.pathname).toBe('https://wa.me/201012345678');
    expect(address.hash).toBe('');
    expect([...address.searchParams]).toEqual([
      ['text', 'Application\nName: منى & كريم\nPhone: 0101\nJob: #1\nYears: 0\nE-mail: a@b.co\nLearned: one\ntwo'],
    ]);
  });
});
