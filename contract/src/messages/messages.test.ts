import { describe, expect, it } from 'vitest';
import { ERROR_STATUS, type ErrorCode, FIELD_CODES } from '../errors.ts';
import { errorMessage, fieldErrorMessage, preferredLocale } from './index.ts';

const ARABIC = /[\u0600-\u06ff]/;
const params = { min: 3, max: 12, codec: 'HEVC (H.265)' };

describe('messages', () => {
  it.each(Object.keys(ERROR_STATUS) as ErrorCode[])('%s has a sentence in both languages', (code) => {
    expect(errorMessage(code, 'ar')).toMatch(ARABIC);
    expect(errorMessage(code, 'en')).not.toMatch(ARABIC);
  });
  it.each(FIELD_CODES)('the fault %s has a sentence in both languages, without holes', (code) => {
    expect(fieldErrorMessage({ field: 'x', code, params }, 'ar')).toMatch(ARABIC);
    for (const locale of ['ar', 'en'] as const)
      expect(fieldErrorMessage({ field: 'x', code, params }, locale)).not.toMatch(/undefined|NaN/);
  });
  it("are the specification's where it quotes them", () => {
    expect(errorMessage('FIELDS_REQUIRED', 'en')).toBe('Please fill out all fields');
    expect(errorMessage('EMAIL_REGISTERED', 'en')).toBe('Email already registered');
    expect(errorMessage('INVALID_CREDENTIALS', 'ar')).toBe('فشل تسجيل الدخول. يرجى التحقق من بيانات الاعتماد الخاصة بك.');
    expect(errorMessage('INVALID_CODE', 'ar')).toBe('رمز التحقق غير صحيح');
    expect(errorMessage('INVALID_YOUTUBE_LINK', 'ar')).toBe('رابط يوتيوب غير صالح');
    expect(errorMessage('BLANK_CONTACT', 'en')).toBe('please fill all fields before saving');
  });
});

describe('the language of an answer', () => {
  it.each([
    [undefined, 'ar'],
    ['', 'ar'],
    ['*', 'ar'],
    ['fr-FR,fr', 'ar'],
    ['en', 'en'],
    ['en-US,en;q=0.9', 'en'],
    ['fr,en;q=0.5,ar;q=0.6', 'ar'],
    ['ar;q=0,en', 'en'],
  ])('for %j is %s', (header, locale) => {
    expect(preferredLocale(header)).toBe(locale);
  });
});
