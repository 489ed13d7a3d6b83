// How the steps of a job before our own ended, in the runner's words.

/** Source: GitHub's documentation, "Contexts", `job.status`. */
export const JOB_STATUSES = ['success', 'failure', 'cancelled'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number] | 'unknown';
