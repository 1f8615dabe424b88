import type { Content, Medium } from '@sanabel/contract/content';
import type { PublisherFailure } from '@sanabel/contract/publisher';
import { BadMediumError, mediaFiles } from '../content/media-files.ts';

type FailureKind = PublisherFailure['fault'];

export class PublishError extends Error {
  readonly fault: FailureKind;
  /** The address of the medium as items have it, or of the page. */
  readonly subject: string;

  constructor(kind: FailureKind, subject: string, cause: Error) {
    super(cause.message, { cause });
    this.fault = kind;
    this.subject = subject;
  }
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/** Wraps errors of some work as this kind of failure. */
export const failingAs = async <T>(kind: FailureKind, subject: string, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    throw error instanceof PublishError ? error : new PublishError(kind, subject, asError(error));
  }
};

/** Node's message prefix: an error of another thread has nothing else. */
const NO_SPACE = /^(?:ENOSPC|EDQUOT)\b/;

const isFull = (error: Error): boolean => NO_SPACE.test(error.message) || (error.cause instanceof Error && isFull(error.cause));

/** Describes a failure for the CMS. A full disk can show in any kind of work. */
export const failureOf = (error: Error, at: Date): PublisherFailure => {
  const known = error instanceof PublishError ? error : null;
  const { fault: kind, subject } = isFull(error)
    ? { fault: 'disk' as const, subject: '' }
    : (known ?? { fault: 'unknown' as const, subject: '' });
  return { fault: kind, subject, detail: error.message, at: at.toISOString() };
};

/** Names the medium that a bad file belongs to; other errors pass through. */
export const namingMedium =
  (media: Content['media']) =>
  (error: unknown): never => {
    if (!(error instanceof BadMediumError)) throw error;
    const isOf = (medium: Medium) => mediaFiles({ medium }).some(({ url }) => url === error.url);
    const [subject = error.url] = Object.entries(media).find(([, medium]) => isOf(medium)) ?? [];
    throw new PublishError('medium', subject, error);
  };
