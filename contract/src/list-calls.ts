import * as z from 'zod';
import { type Call, call } from './call.ts';
import { deleted } from './door-calls.ts';
import { changeableFilesOf, type Entity } from './entities/entity.ts';
import { ENTITIES, ORDERED_NAMES, type OrderedName } from './entities/index.ts';
import { editedItem, timedInputs, withChangesAt } from './entities/timing.ts';
import { ORDER_BODY_MAX_BYTES } from './limits.ts';
import { changeManyInput, manyDone, manyInput } from './many.ts';
import { moved, moveInput, moveManyInput, orderInput } from './order.ts';
import { id } from './text.ts';
import { withVersion } from './versions.ts';

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

const callsOf = (entity: Entity): Call[] => {
  const { name, files } = entity;
  const edited = editedItem(entity);
  return [
    call('open', `GET /${name}`, 'find', `All ${name}`, { answer: z.array(read(entity)), isList: true }),
    call('open', `GET /${name}/{id}`, 'findOne', `One of the ${name}`, { answer: read(entity) }),
    call('editor', `POST /${name}`, 'create', `Add to the ${name}`, {
      input: created(entity),
      isKeyed: true,
      files,
      status: 201,
      // Only the gallery wraps the new item in an envelope.
      answer: name === 'gallery' ? z.strictObject({ galleryItem: edited }) : edited,
    }),
    call('editor', `PATCH /${name}/{id}`, 'update', `Change one of the ${name}`, {
      input: changed(entity),
      files: changeableFilesOf(entity),
      answer: edited,
    }),
    call('editor', `DELETE /${name}/{id}/timed-change`, 'dropTimedChange', 'Discard the changes that wait for their time', {
      answer: deleted,
    }),
    call('editor', `DELETE /${name}/{id}`, 'delete', `Move one of the ${name} to the trash`, { answer: deleted }),
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

const OWN_CALLS: Partial<Record<OrderedName, Call>> = {
  articles: call('open', 'GET /articles/subtype/{subtype}', 'findBySubtype', 'All awareness or all climate articles', {
    answer: z.array(read(ENTITIES.articles)),
    isList: true,
  }),
  members: call('editor', 'POST /members/add', 'create', 'Add to the members', {
    input: created(ENTITIES.members),
    isKeyed: true,
    files: ENTITIES.members.files,
    status: 201,
    answer: editedItem(ENTITIES.members),
  }),
};

export const listCalls = ORDERED_NAMES.flatMap((name): Call[] => [
  ...(OWN_CALLS[name] ? [OWN_CALLS[name]] : []),
  ...callsOf(ENTITIES[name]),
]);
