declare module '@20minutes/s3rver' {
  import type { RequestListener } from 'node:http';

  /** The package has no types; these are the parts that the tests use. */
  export default class S3rver {
    constructor(options: { directory: string; silent: boolean; configureBuckets: { name: string }[] });
    configureBuckets(): Promise<unknown>;
    callback(): RequestListener;
  }
}
