import type { UID } from '@strapi/types';
import * as z from 'zod';

const moment = z.iso.datetime({ offset: true });
const integer = z.coerce.number().pipe(z.int32());
const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';

/** Whether a column can hold a value, alike on every database: PostgreSQL refuses NUL in texts, and letters for a number. */
const isHeldBy = (type: string, value: unknown): boolean => {
  if (type === 'datetime') return moment.safeParse(value).success;
  if (type === 'integer') return (typeof value === 'number' || isText(value)) && integer.safeParse(value).success;
  return !String(value).includes('\0');
};

/** Whether rows of a content type can be asked for this value, or these values, in this column. */
export const canFilterBy = (uid: string, column: string, value: unknown): boolean => {
  const attribute = strapi.contentType(uid as UID.ContentType).attributes[column];
  const type = attribute?.type ?? 'string';
  return Array.isArray(value) ? value.every((one) => isHeldBy(type, one)) : isHeldBy(type, value);
};
