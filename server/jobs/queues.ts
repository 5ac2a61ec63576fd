/** Every job queue. A payload is parsed where the job is handled. */
export const queueNames = ['sweep-expired'] as const
export type QueueName = (typeof queueNames)[number]
