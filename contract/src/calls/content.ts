import * as z from 'zod';
import { type Call, call } from '../call.ts';
import {
  background,
  backgroundInput,
  backgroundPatch,
  backgroundSections,
  backgroundSelection,
  backgrounds,
  sectionEntry,
} from '../entities/background.ts';
import { contact, contactPatch } from '../entities/contact.ts';
import type { Entity } from '../entities/entity.ts';
import { ENTITIES, ORDERED_NAMES, SPREADSHEET_NAMES } from '../entities/index.ts';
import { editedItem, timedInputs, withChangesAt } from '../entities/timing.ts';
import { importChecked, importCheckInput, imported, importInput } from '../import.ts';
import { IMPORT_BODY_MAX_BYTES, ORDER_BODY_MAX_BYTES } from '../limits.ts';
import { changeManyInput, manyDone, manyInput } from '../many.ts';
import { moved, moveInput, moveManyInput, orderInput } from '../order.ts';
import { id } from '../text.ts';
import { withVersion } from '../versions.ts';
import { crudCalls, deleted } from './crud.ts';

/** Only editors get unpublished items and timing. */
const read = ({ item, ...entity }: Entity): z.ZodType => z.union([item, editedItem({ item, ...entity })]);

const created = (entity: Entity): z.ZodType => {
  const { create, createDraft } = timedInputs(entity);
  return z.union([create, createDraft].flatMap((schema) => (schema instanceof z.ZodUnion ? (schema.options as z.ZodType[]) : [schema])));
};

const changed = (entity: Entity): z.ZodType => {
  const { change, changeDraft } = timedInputs(entity);
  return z.union([change, changeDraft].map((one) => withChangesAt(withVersion(one))));
};

const orderCalls = (name: string): Call[] => [
  call('editor', `POST /${name}/order`, 'order', `Order the ${name}`, {
    input: orderInput,
    bodyMaxBytes: ORDER_BODY_MAX_BYTES,
    answer: z.strictObject({ ids: z.array(id) }),
  }),
  call('editor', `POST /${name}/{id}/move`, 'move', `Move one of the ${name} to another place in their order`, {
    input: moveInput,
    answer: moved,
  }),
  call('editor', `POST /${name}/move-many`, 'moveMany', `Move many of the ${name} as one: all of them, or none`, {
    input: moveManyInput,
    answer: moved,
  }),
];

const callsOf = (entity: Entity): Call[] => {
  const { name, addPath, files } = entity;
  const edited = editedItem(entity);
  // Only the gallery wraps the new item in an envelope.
  const create = { input: created(entity), isKeyed: true, answer: name === 'gallery' ? z.strictObject({ galleryItem: edited }) : edited };
  return [
    ...(addPath ? [call('editor', `POST ${addPath}`, 'create', `Add to the ${name}`, { ...create, files, status: 201 })] : []),
    ...crudCalls(
      entity,
      { read: 'open', write: 'editor' },
      [`All ${name}`, `One of the ${name}`, `Add to the ${name}`, `Change one of the ${name}`, `Move one of the ${name} to the trash`],
      {
        find: { answer: z.array(read(entity)) },
        findOne: { answer: read(entity) },
        create,
        update: { input: changed(entity), answer: edited },
      },
    ),
    call('editor', `DELETE /${name}/{id}/timed-change`, 'dropTimedChange', 'Discard the changes that wait for their time', {
      answer: deleted,
    }),
    ...(entity.sortedBy ? [] : orderCalls(name)),
    call('editor', `POST /${name}/update-many`, 'updateMany', `Change many of the ${name} as one: all of them, or none`, {
      input: changeManyInput(entity),
      answer: manyDone,
    }),
    call('editor', `POST /${name}/delete-many`, 'deleteMany', `Move many of the ${name} to the trash as one`, {
      input: manyInput,
      answer: manyDone,
    }),
  ];
};

const subtypeCall = call('open', 'GET /articles/subtype/{subtype}', 'findBySubtype', 'All awareness or all climate articles', {
  answer: z.array(read(ENTITIES.articles)),
  isList: true,
});

export const listCalls = ORDERED_NAMES.flatMap((name): Call[] => [
  ...(name === 'articles' ? [subtypeCall] : []),
  ...callsOf(ENTITIES[name]),
]);

export const spreadsheetCalls = SPREADSHEET_NAMES.flatMap((name): Call[] => [
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

export const contactAndBackgroundCalls: Call[] = [
  call('open', 'GET /media', 'find', 'The contact record', { answer: contact }),
  call('editor', 'PATCH /media', 'update', 'Change the contact record', { input: withVersion(contactPatch), answer: contact }),
  call('open', 'GET /backgrounds', 'find', 'All backgrounds by section, and the selected ones', { answer: backgrounds }),
  call('editor', 'POST /backgrounds/add', 'create', 'Add a background', {
    input: backgroundInput,
    isKeyed: true,
    files: ENTITIES.backgrounds.files,
    status: 201,
    answer: background,
  }),
  call('editor', 'POST /backgrounds/select', 'select', "Choose a section's background", {
    input: backgroundSelection,
    answer: backgroundSelection,
  }),
  call('open', 'POST /backgrounds/get-backgrounds-by-sections', 'findBySections', 'The selected backgrounds of some sections', {
    input: backgroundSections,
    answer: z.strictObject({ data: z.array(sectionEntry) }),
  }),
  call('editor', 'PATCH /backgrounds/{id}', 'update', 'Change the point that the crops of a background keep in sight', {
    input: backgroundPatch,
    answer: background,
  }),
  call('editor', 'DELETE /backgrounds/{id}', 'delete', 'Move a background to the trash', { answer: deleted }),
];

export const glossaryCalls: Call[] = crudCalls(
  ENTITIES.glossary,
  { read: 'editor', write: 'editor' },
  ['The terms of the club in both languages', 'One term', 'Add a term', 'Change a term', 'Delete a term for good'],
  { create: { isKeyed: true } },
);
