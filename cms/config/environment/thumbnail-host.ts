import * as z from 'zod';

const HOST = /^(?:https:\/\/[a-z\d.-]+|http:\/\/(?:127\.0\.0\.1|localhost))(?::\d+)?(?:\/[\w.-]+)*$/i;

/** The setting for where thumbnails come from: an encrypted host, or this machine, with nothing that could carry a secret; or none. */
export const thumbnailHost = z.string().refine((value) => value === '' || HOST.test(value), 'needs the form https://host/path, or nothing');
