import { type ErrorCode, TUS_VERSION, UPLOAD_MAX_BYTES } from '@sanabel/contract';
import { Server } from '@tus/server';
import { logError } from '../../concurrency/worker.ts';
import { ApiError } from '../../http/api-error.ts';
import { newUploadId, removeUpload, uploadStore, uploadsOf } from '../../media/resumable.ts';
import { ACCESS_ENDED } from '../../retention/lifetimes.ts';

/** The words of the API for what tus answers. */
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
  // Milliseconds until a piece ends whose lock another call asks for: until then tus waits in a busy loop.
  lockDrainTimeout: 1,
  // Relative to the address of the call, whichever host that is.
  generateUrl: (_request, { id }) => `uploads/${id}`,
  onResponseError: (_request, error) => {
    if ('status_code' in error) return refuse(error.status_code);
    throw error;
  },
});

/** Ends an upload: tus stops the piece that is being written first, so that no file without a name goes on growing. */
export const endUpload = async (id: string): Promise<void> => {
  const request = new Request(`http://cms${PATH}/${id}`, { method: 'DELETE', headers: { 'tus-resumable': TUS_VERSION } });
  // Gone already, or in the hands of a save.
  await tus.handleWeb(request).catch(() => undefined);
  await removeUpload(id);
};

/** Ends the uploads of an account whose access has ended. */
export const watchUploads = (): void => {
  strapi.eventHub.on(ACCESS_ENDED, async ({ adminId }) => {
    for (const { id } of await uploadsOf(String(adminId)))
      await endUpload(id).catch((error: Error) => logError(`upload: ${error.message}`));
  });
};
