/** Every job queue. A payload is parsed where the job is handled. */
export const queueNames = [
  'send-mail',
  'send-sms',
  'application-deadlines',
  'sweep-expired',
  'remove-file',
] as const
export type QueueName = (typeof queueNames)[number]
