import { type ErrorCode, TUS_VERSION, UPLOAD_MAX_BYTES } from '@sanabel/contract';
import { Server } from '@tus/server';
import { logError } from '../../concurrency/worker.ts';
import { ApiError } from '../../http/api-error.ts';
import { newUploadId, removeUpload, uploadStore, uploadsOf } from '../../media/resumable.ts';
import { ACCESS_ENDED } from '../../retention/lifetimes.ts';

const CODES: Readonly<Record<number, ErrorCode>> = {
  400: 'INVALID_INPUT',
  403: 'INVALID_INPUT',
  404: 'NOT_FOUND',
  409: 'UPLOAD_OFFSET',
  410: 'NOT_FOUND',
  412: 'INVALID_INPUT',
  413: 'FILE_TOO_LARGE',
  501: 'INVALID_INPUT',
};

export const refuse = (status: number): never => {
  throw new ApiError(CODES[status] ?? 'UNAVAILABLE');
};

export const PATH = '/api/v1/uploads';

export const tus = new Server({
  path: PATH,
  datastore: uploadStore,
  maxSize: UPLOAD_MAX_BYTES,
  namingFunction: newUploadId,
  // Milliseconds until a chunk ends whose lock another call requests: tus waits for it in a busy loop.
  lockDrainTimeout: 1,
  // Relative to the address of the call, on any host.
  generateUrl: (_request, { id }) => `uploads/${id}`,
  onResponseError: (_request, error) => {
    if ('status_code' in error) return refuse(error.status_code);
    throw error;
  },
});

/** tus first stops the chunk being written, so that no unlinked file keeps growing. */
export const endUpload = async (id: string): Promise<void> => {
  const request = new Request(`http://cms${PATH}/${id}`, { method: 'DELETE', headers: { 'tus-resumable': TUS_VERSION } });
  // Already removed, or taken by a save.
  await tus.handleWeb(request).catch(() => undefined);
  await removeUpload(id);
};

const endUploadsOf = async (adminId: string): Promise<void> => {
  for (const { id } of await uploadsOf(adminId)) await endUpload(id);
};

/** Ends the uploads of an account whose access has ended. Catches every error: one in a listener ends the process. */
export const watchUploads = (): void => {
  strapi.eventHub.on(ACCESS_ENDED, ({ adminId }) =>
    endUploadsOf(String(adminId)).catch((error: Error) => logError(`upload: ${error.message}`)),
  );
};
