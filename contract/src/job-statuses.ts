/** Sorted as staff handle an application. Kept apart from the other enumerations, which the sign-in page loads. */
export const JOB_STATUSES = ['new', 'contacted', 'interview', 'accepted', 'declined'] as const;

export type JobStatus = (typeof JOB_STATUSES)[number];
