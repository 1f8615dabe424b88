import { type Autosave, type AutosaveInput, autosave, type KeptAutosave, keptAutosave } from '@sanabel/contract/autosaves';
import { type Present, present } from '@sanabel/contract/presence';
import * as z from 'zod';
import { call } from '../../data/call.ts';
import type { Desk } from './key.ts';

const pathOf = ({ list, form }: Desk): string => `${list}/${form}`;

export const findAutosaves = async (desk: Desk): Promise<Autosave[]> =>
  z.array(autosave).parse((await call(`/autosaves/${pathOf(desk)}`)).json);

export const keepAutosave = async (desk: Desk, body: AutosaveInput): Promise<KeptAutosave> =>
  keptAutosave.parse((await call(`/autosaves/${pathOf(desk)}`, { method: 'POST', body })).json);

export const keepDraftAt = async (path: string, body: AutosaveInput): Promise<void> => {
  await call(`/autosaves/${path}`, { method: 'POST', body });
};

/** Deletes one only as it was seen: another window may have saved it again since. One that is gone already is no error. */
export const dropAutosave = async ({ id, savedAt }: KeptAutosave): Promise<void> => {
  await call(`/autosaves/${id}`, { method: 'DELETE', headers: { 'If-Match': savedAt } }).catch(() => undefined);
};

export const beat = async (desk: Desk, tab: string): Promise<Present[]> =>
  z.array(present).parse((await call(`/presence/${pathOf(desk)}`, { method: 'POST', body: { tab } })).json);

export const leave = async (tab: string): Promise<void> => {
  await call(`/presence/${tab}`, { method: 'DELETE' }).catch(() => undefined);
};

export const readPresent = async (list: string): Promise<Present[]> => z.array(present).parse((await call(`/presence/${list}`)).json);
