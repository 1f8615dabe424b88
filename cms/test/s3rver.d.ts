declare module '@20minutes/s3rver' {
  import type { RequestListener } from 'node:http';

  /** The parts of it that the tests use; it brings no types. */
  export default class S3rver {
    constructor(options: { directory: string; silent: boolean; configureBuckets: { name: string }[] });
    configureBuckets(): Promise<unknown>;
    callback(): RequestListener;
  }
}
