import { createHmac, timingSafeEqual } from 'node:crypto';
import { settings } from '../../../config/sanabel.ts';

/** A keyed digest, so that a stolen database alone does not let anyone try all million codes or all addresses. */
export const keyedDigest = (purpose: string, text: string): string =>
  createHmac('sha256', settings.CODE_SECRET).update(`${purpose}\n${text}`).digest('base64url');

export const isSameDigest = (one: string, other: string): boolean => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
};
