import type { Core } from '@strapi/types';
import { assertBeginImmediate } from '../config/database.ts';
import { settings } from '../config/sanabel.ts';
import { ensureFirstAdmin, giveRoles } from './api/auth/accounts.ts';
import { finishChangeOfSecret } from './api/auth/change-of-secret.ts';
import { watchDownloads } from './api/backup/downloads.ts';
import { backups } from './api/backup/worker.ts';
import { videoThumbnails } from './api/gallery-item/thumbnails.ts';
import { watchUndelivered } from './api/invitation/invitations.ts';
import { jobNotices } from './api/job-request/notices.ts';
import { outbox } from './api/mail/outbox.ts';
import { startWorker, stopWorker } from './api/publication/worker.ts';
import { healthWatch } from './api/site-health/check.ts';
import { timedNotices } from './api/timed-change/notices.ts';
import { watchUploads } from './api/upload/tus.ts';
import { weeklyMails } from './api/weekly-mail/weekly-mail.ts';
import { ensureState } from './changes/publication-state.ts';
import { guardContent, publishDocuments } from './changes/publish.ts';
import { applyAllDue, clock, indexDueTimes } from './collection/clock.ts';
import { fillFallbacks } from './collection/fallbacks.ts';
import { indexUses } from './collection/media-uses.ts';
import { mendEmails } from './collection/mend-emails.ts';
import { addOldMedia } from './collection/old-media.ts';
import { renewSearchTexts } from './collection/search-texts.ts';
import { renewSortKeys, updateSortKeys } from './collection/sort-keys.ts';
import { indexVersions } from './collection/versions/rows.ts';
import { backgroundWork } from './concurrency/worker.ts';
import { collateByCodePoint } from './database/collation.ts';
import { closeReader, readBesideWrites, surfaceCommitErrors, waitForLocks } from './database/transaction.ts';
import { answerMalformed, limitUnreadBodies } from './http/malformed.ts';
import { dailyTask } from './retention/daily.ts';
import { hourlyTask } from './retention/hourly.ts';

interface Lifecycle {
  strapi: Core.Strapi;
}

export default {
  register({ strapi }: Lifecycle) {
    surfaceCommitErrors(strapi);
    waitForLocks(strapi);
    readBesideWrites(strapi);
    answerMalformed(strapi.server.httpServer);
    limitUnreadBodies(strapi.server.httpServer);
  },
  async bootstrap({ strapi }: Lifecycle) {
    publishDocuments(strapi);
    guardContent(strapi);
    updateSortKeys(strapi);
    await collateByCodePoint(strapi);
    await ensureState();
    await fillFallbacks(strapi);
    await mendEmails();
    await renewSearchTexts();
    await renewSortKeys(strapi);
    await indexDueTimes();
    await indexVersions();
    await indexUses();
    await addOldMedia();
    await applyAllDue();
    await giveRoles();
    await ensureFirstAdmin();
    await finishChangeOfSecret();
    watchUndelivered();
    watchDownloads();
    watchUploads();
    assertBeginImmediate();
    dailyTask.start();
    hourlyTask.start();
    outbox.start();
    jobNotices.start();
    timedNotices.start();
    weeklyMails.start();
    videoThumbnails.start();
    clock.start();
    backups.start();
    if (!settings.PUBLISHER_URL) healthWatch.start();
    startWorker();
  },
  async destroy() {
    dailyTask.stop();
    hourlyTask.stop();
    outbox.stop();
    jobNotices.stop();
    timedNotices.stop();
    weeklyMails.stop();
    videoThumbnails.stop();
    clock.stop();
    backups.stop();
    healthWatch.stop();
    stopWorker();
    await backgroundWork();
    await closeReader();
  },
};
