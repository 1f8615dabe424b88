/**
 * Where a job application stands, in the order in which staff handle it. Apart from the other enumerations, which the panel's sign-in page
 * carries.
 */
export const JOB_STATUSES = ['new', 'contacted', 'interview', 'accepted', 'declined'] as const;

export type JobStatus = (typeof JOB_STATUSES)[number];
