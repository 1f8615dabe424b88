import * as z from 'zod';
import { type Call, call } from '../call.ts';
import { changeableFilesOf, type Entity, type FilePart } from '../entities/entity.ts';
import { id } from '../text.ts';

export const deleted = z.strictObject({ id });
export const success = z.strictObject({ status: z.literal('success') });

type Who = Parameters<typeof call>[0];
type Content = Parameters<typeof call>[4];
type Action = 'find' | 'findOne' | 'create' | 'update';
type Summaries = readonly [all: string, one: string, add: string, change: string, remove: string];

interface Rights {
  read: Who;
  create?: Who;
  write: Who;
}

const partsOf = (files: readonly FilePart[]): Pick<Content, 'files'> => (files.length > 0 ? { files } : {});

/** The five calls of a list. `special` says where they differ from the entity's own schemas and files. */
export const crudCalls = (
  entity: Entity,
  { read, write, create = write }: Rights,
  summaries: Summaries,
  special: Partial<Readonly<Record<Action, Partial<Content>>>> = {},
): Call[] => {
  const { name, item, input, patch, files } = entity;
  const [all, one, add, change, remove] = summaries;
  return [
    call(read, `GET /${name}`, 'find', all, { answer: z.array(item), isList: true, ...special.find }),
    call(read, `GET /${name}/{id}`, 'findOne', one, { answer: item, ...special.findOne }),
    call(create, `POST /${name}`, 'create', add, { input, ...partsOf(files), status: 201, answer: item, ...special.create }),
    call(write, `PATCH /${name}/{id}`, 'update', change, {
      input: patch,
      ...partsOf(changeableFilesOf(entity)),
      answer: item,
      ...special.update,
    }),
    call(write, `DELETE /${name}/{id}`, 'delete', remove, { answer: deleted }),
  ];
};
