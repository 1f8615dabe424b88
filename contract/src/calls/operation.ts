import * as z from 'zod';
import { backupDownload, backupDownloadInput, backups } from '../backup.ts';
import { type Call, call } from '../call.ts';
import { content, contentChanges } from '../content.ts';
import { POLICY_REPORT_MAX_BYTES } from '../limits.ts';
import { missedSearches, missedSearchInput } from '../missed-searches.ts';
import { POLICY_REPORT_TYPE, policyReport } from '../policy-report.ts';
import { publication, publicationReleases, rollbackInput } from '../publication.ts';
import { siteHealth } from '../site-health.ts';
import { useful, usefulInput } from '../useful.ts';
import { success } from './crud.ts';

export const operationCalls: Call[] = [
  call('editor', 'GET /publication', 'read', 'Where the last edits stand on their way to the public site', { answer: publication }),
  call('editor', 'POST /publication', 'publish', 'Publish now', { status: 202, answer: publication }),
  call('editor', 'GET /publication/releases', 'releases', 'The releases of the site that are kept, to go back to', {
    answer: publicationReleases,
  }),
  call('owner', 'POST /publication/rollback', 'rollback', 'Go back to a release, and publish nothing until somebody asks for it', {
    status: 202,
    input: rollbackInput,
    answer: publication,
  }),
  call('token', 'GET /content', 'read', "Everything public in one consistent read, for the site's build", {
    query: { since: 'A revision that was read before: the answer is what has changed since, or 409 where that is not known' },
    answer: z.union([content, contentChanges]),
  }),
  call('open', 'GET /health', 'read', 'Whether database and disk are usable', {
    answer: z.strictObject({ status: z.literal('ok') }),
  }),
  call('open', 'POST /policy-reports', 'create', 'What the security policy of the panel refused, as a browser tells it', {
    input: policyReport,
    bodyType: POLICY_REPORT_TYPE,
    bodyMaxBytes: POLICY_REPORT_MAX_BYTES,
    answer: success,
  }),
  call(
    'open',
    'POST /missed-searches',
    'create',
    'What a visitor searched the site for in vain: counted, without anything of the visitor',
    {
      input: missedSearchInput,
      answer: success,
    },
  ),
  call('editor', 'GET /missed-searches', 'find', 'What visitors searched for in vain, the most frequent first', {
    answer: missedSearches,
  }),
  call('open', 'POST /useful', 'create', 'Whether a page was useful, or that it was read: counted, without anything of the visitor', {
    input: usefulInput,
    answer: success,
  }),
  call('editor', 'GET /useful', 'find', 'What visitors found useful in the last months, and what nobody opens', { answer: useful }),
  call('open', 'GET /openapi.json', 'read', 'This document', { answer: z.looseObject({ openapi: z.string() }) }),
  call('open', 'GET /docs', 'page', 'This document as a page to read', { answer: z.string(), type: 'text/html' }),
  call('token', 'GET /metrics', 'read', "The server's figures in Prometheus' text format; 404 where none are wanted", {
    answer: z.string(),
    type: 'text/plain',
  }),
];

export const weeklyMailCalls: Call[] = [
  call('open', 'GET /weekly-mail/{token}', 'ask', 'A page with one button, which turns the weekly mail off', {
    answer: z.string(),
    type: 'text/html',
  }),
  call('open', 'POST /weekly-mail/{token}', 'end', 'Turn the weekly mail off, by a person’s press or a mail program’s (RFC 8058)', {
    answer: z.string(),
    type: 'text/html',
  }),
];

/** Creating a backup answers at once and runs in the background; the list shows its progress. */
export const backupCalls: Call[] = [
  call('owner', 'GET /backups', 'read', 'The backups that are kept, what is under way, and whether they could be restored', {
    answer: backups,
  }),
  call('owner', 'POST /backups', 'make', 'Make a backup now', { status: 202, answer: backups }),
  call('owner', 'POST /backups/stop', 'stop', 'Stop the backup, or the try of one, that is under way', { status: 202, answer: backups }),
  call('owner', 'POST /backups/try', 'try', 'Unpack the newest backup elsewhere, and read and count what is in it', {
    status: 202,
    answer: backups,
  }),
  call('owner', 'POST /backups/{id}/download', 'lock', 'An address that gives one backup, locked with words of one’s own', {
    input: backupDownloadInput,
    status: 201,
    answer: backupDownload,
  }),
  call('open', 'GET /backups/files/{token}', 'file', 'A locked backup, for whoever has its address, for some minutes', {
    answer: z.string(),
    type: 'application/octet-stream',
  }),
];

export const healthCalls: Call[] = [
  call('owner', 'GET /site-health', 'read', 'How mail, disk, publication and backups are', { answer: siteHealth }),
  call('owner', 'POST /site-health', 'check', 'Look at all of them now', { answer: siteHealth }),
  call('owner', 'POST /site-health/mail', 'mail', 'Mail oneself a word, and say how mail is then', { answer: siteHealth }),
];
