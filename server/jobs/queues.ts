import type { QueueOptions } from 'pg-boss'

/** Queue settings beside pg-boss's defaults. `notify` wakes workers as soon as a job is committed. */
type QueueSettings = QueueOptions & { notify?: boolean }

const hour = 3600
const day = 24 * hour

/**
 * A vendor may take 6 seconds, so a job that runs for 30 died with its node. Jobs contain personal data, so
 * they are deleted a day after they finish.
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

/** Every job queue. Payloads are parsed by the workers. */
export const queues = {
  'sweep-expired': { retryLimit: 8, retryBackoff: true },
  'sweep-files': { retryLimit: 8, retryBackoff: true },
  // Time for reading and rewriting every file that an earlier release stored unsealed.
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
  'remind-selftest-steps': { retryLimit: 4, retryBackoff: true },
  'volunteer-clock': { retryLimit: 4, retryBackoff: true },
  'order-clock': { retryLimit: 4, retryBackoff: true },
  'venture-clock': { retryLimit: 4, retryBackoff: true },
  'award-clock': { retryLimit: 4, retryBackoff: true },
  'delete-accounts': { retryLimit: 8, retryBackoff: true },
  // Reading large files takes a while; a dead node is noticed after five minutes.
  'make-export': { retryLimit: 4, retryBackoff: true, expireInSeconds: 300, notify: true },
  'sweep-exports': { retryLimit: 4, retryBackoff: true },
  'publish-due': { retryLimit: 4, retryBackoff: true, notify: true },
  // A few milliseconds for each of two hundred records.
  'renew-found': { retryLimit: 8, retryDelay: 2, retryBackoff: true, expireInSeconds: 90, notify: true },
  // A few milliseconds for each of a thousand texts at most.
  'index-missing': { retryLimit: 8, retryDelay: 2, retryBackoff: true, expireInSeconds: 90, notify: true },
  // A turn takes ten seconds, a large file longer; a dead node is noticed after a minute and a half.
  'work-on-import': { retryLimit: 6, retryDelay: 2, retryBackoff: true, expireInSeconds: 90, notify: true },
  'sweep-imports': { retryLimit: 4, retryBackoff: true },
  // Twenty hosts, four at once, at worst two requests each with eight seconds and five redirects.
  'check-links': { retryLimit: 0, expireInSeconds: 900 },
  'count-impact': { retryLimit: 4, retryBackoff: true },
  'count-selftests': { retryLimit: 4, retryBackoff: true },
  'count-search-terms': { retryLimit: 2, retryBackoff: true },
  // A batch of survey messages is one transaction, so it is sent completely or not at all.
  'send-survey': { retryLimit: 8, retryDelay: 2, retryBackoff: true, expireInSeconds: 90, notify: true },
  // A few milliseconds for each of two thousand entries, all in one transaction.
  'close-reviews': { retryLimit: 8, retryDelay: 2, retryBackoff: true, expireInSeconds: 300, notify: true },
  'publish-round': { retryLimit: 8, retryDelay: 2, retryBackoff: true, expireInSeconds: 300, notify: true },
  'send-digests': { retryLimit: 4, retryBackoff: true },
  'send-digest': sending,
  'send-mail': sending,
  'send-link': sending,
  'send-sms': sending,
  // A vendor may take six seconds; the payload holds the phone.
  'read-sms-report': {
    retryLimit: 3,
    retryDelay: 60,
    retryBackoff: true,
    expireInSeconds: 30,
    deleteAfterSeconds: day,
  },
} as const satisfies Record<string, QueueSettings>

export type QueueName = keyof typeof queues
export const queueNames = Object.keys(queues) as QueueName[]
