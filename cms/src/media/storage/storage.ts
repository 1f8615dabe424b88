import { join } from 'node:path';
import { settings } from '../../../config/sanabel.ts';
import { folderStorage } from './folder.ts';
import type { Storage } from './provider.ts';
import { s3Storage } from './s3.ts';
import { s3Settings } from './s3-client.ts';

const bucket = s3Settings(settings);

export const storage: Storage = bucket ? s3Storage(bucket) : folderStorage(join(settings.DATA_DIR, 'public', 'uploads'));
