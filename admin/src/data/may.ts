import { mayMake } from '@sanabel/contract/call';
import { CALLS } from '@sanabel/contract/calls';
import { readSession } from '../session/session.ts';

/** A call as the contract's table has it, such as `GET /job-requests`. */
export type CallName = `${'GET' | 'POST' | 'PATCH' | 'DELETE'} /${string}`;

/**
 * Whether the admin who is signed in may make a call, by the contract's table. What they may not do is not shown; the server decides all
 * the same. A role that changes ends its sessions, so the stored one is right.
 */
export const may = (name: CallName): boolean => {
  const admin = readSession()?.admin;
  const call = CALLS.find(({ method, path }) => `${method} ${path}` === name);
  return admin !== undefined && call !== undefined && mayMake(call, admin);
};
