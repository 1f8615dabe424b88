import { type Call, call } from './call.ts';
import { SHEET_NAMES } from './columns.ts';
import { importChecked, importCheckInput, imported, importInput } from './import.ts';
import { IMPORT_BODY_MAX_BYTES } from './limits.ts';

export const sheetCalls = SHEET_NAMES.flatMap((name): Call[] => [
  call('editor', `POST /${name}/import/check`, 'checkImport', `What the rows of a sheet would make of the ${name}; nothing is written`, {
    input: importCheckInput,
    bodyMaxBytes: IMPORT_BODY_MAX_BYTES,
    answer: importChecked,
  }),
  call('editor', `POST /${name}/import`, 'importRows', `Bring the rows of a sheet into the ${name}: all of them, or none`, {
    input: importInput,
    bodyMaxBytes: IMPORT_BODY_MAX_BYTES,
    answer: imported,
  }),
]);
