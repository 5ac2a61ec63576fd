/** Every job queue. A payload is parsed where the job is handled. */
export const queueNames = ['sweep-expired', 'sweep-files', 'remove-stored-files'] as const
export type QueueName = (typeof queueNames)[number]
