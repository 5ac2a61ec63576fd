import type { QueueOptions } from 'pg-boss'

/** How a queue behaves beside pg-boss's defaults. `notify` wakes its workers as soon as a job is committed. */
type QueueSettings = QueueOptions & { notify?: boolean }

const hour = 3600
const day = 24 * hour

/**
 * A vendor may take 6 seconds, so a sending that runs for 30 died with its node. Jobs name people, so they go a day
 * after they are done.
 */
const sending = {
  retryLimit: 12,
  retryDelay: 4,
  retryBackoff: true,
  retryDelayMax: hour,
  expireInSeconds: 30,
  deleteAfterSeconds: day,
  notify: true,
} as const satisfies QueueSettings

/** Every job queue. A payload is parsed where the job is handled. */
export const queues = {
  'sweep-expired': { retryLimit: 8, retryBackoff: true },
  'sweep-files': { retryLimit: 8, retryBackoff: true },
  // As long as reading and writing every file takes that an earlier release has left readable.
  'seal-files': { retryLimit: 8, retryBackoff: true, expireInSeconds: 4 * hour, notify: true },
  'remove-stored-files': { retryLimit: 8, retryBackoff: true },
  'application-deadlines': { retryLimit: 8, retryBackoff: true },
  'tell-staff-of-work': { retryLimit: 4, retryBackoff: true },
  'note-audit': { retryLimit: 2, retryBackoff: true },
  'mail-audit-head': { retryLimit: 4, retryBackoff: true },
  'feedback-clock': { retryLimit: 4, retryBackoff: true },
  'watch-verifications': { retryLimit: 4, retryBackoff: true },
  'watch-super-admin-changes': { retryLimit: 4, retryBackoff: true },
  'lapse-role-changes': { retryLimit: 4, retryBackoff: true },
  'lapse-hand-overs': { retryLimit: 4, retryBackoff: true },
  'delete-accounts': { retryLimit: 8, retryBackoff: true },
  // Reading large files takes a while; a node that dies in it is missed after five minutes.
  'make-export': { retryLimit: 4, retryBackoff: true, expireInSeconds: 300, notify: true },
  'sweep-exports': { retryLimit: 4, retryBackoff: true },
  'publish-due': { retryLimit: 4, retryBackoff: true, notify: true },
  // A few milliseconds for each of two hundred records.
  'renew-found': { retryLimit: 8, retryDelay: 2, retryBackoff: true, expireInSeconds: 90, notify: true },
  // A turn takes ten seconds, reading a large file longer; a node that dies in one is missed after a minute and a half.
  'work-on-import': { retryLimit: 6, retryDelay: 2, retryBackoff: true, expireInSeconds: 90, notify: true },
  'sweep-imports': { retryLimit: 4, retryBackoff: true },
  // Twenty hosts, four at once, each two asks of eight seconds and five redirects at the very worst.
  'check-links': { retryLimit: 0, expireInSeconds: 900 },
  'count-search-terms': { retryLimit: 2, retryBackoff: true },
  // A turn of a survey's messages is one transaction, so it is told as a whole or not at all.
  'send-survey': { retryLimit: 8, retryDelay: 2, retryBackoff: true, expireInSeconds: 90, notify: true },
  'send-digests': { retryLimit: 4, retryBackoff: true },
  'send-digest': sending,
  'send-mail': sending,
  'send-link': sending,
  'send-sms': sending,
} as const satisfies Record<string, QueueSettings>

export type QueueName = keyof typeof queues
export const queueNames = Object.keys(queues) as QueueName[]
