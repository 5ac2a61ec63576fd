import { applicationDeadlines } from '../domains/applications/deadlines.jobs.ts'
import { mailAuditHead, noteAuditHourly } from '../domains/audit/note-audit.jobs.ts'
import { checkLinks } from '../domains/content/links/check-links.jobs.ts'
import { indexMissingAfter } from '../domains/content/publish/index-missing.jobs.ts'
import { publishDue } from '../domains/content/publish/publish-due.jobs.ts'
import { renewFound } from '../domains/content/publish/renew-found.jobs.ts'
import { removeStoredFiles, sealFiles, sweepFiles } from '../domains/files/files.jobs.ts'
import { countImpact } from '../domains/impact/count-impact.jobs.ts'
import { sweepImports, workOnImport } from '../domains/imports/work-on-import.jobs.ts'
import { readSmsReport } from '../domains/messages/sending/read-sms-report.jobs.ts'
import { sendDigest, sendDigests } from '../domains/messages/sending/send-digest.jobs.ts'
import { sendLink } from '../domains/messages/sending/send-link.jobs.ts'
import { sendMail } from '../domains/messages/sending/send-mail.jobs.ts'
import { sendSms } from '../domains/messages/sending/send-sms.jobs.ts'
import { orderClock } from '../domains/orders/orders.jobs.ts'
import { watchSuperAdminChanges } from '../domains/organisations/super-admin/watch-super-admin-changes.jobs.ts'
import { watchVerifications } from '../domains/organisations/watch-verifications.jobs.ts'
import { deleteAccounts } from '../domains/privacy/delete-accounts.jobs.ts'
import { makeExport, sweepExports } from '../domains/privacy/make-export.jobs.ts'
import { countSelftests } from '../domains/selftest/figures/count-selftests.jobs.ts'
import { remindSteps } from '../domains/selftest/kept/remind-steps.jobs.ts'
import { lapseRoleChanges } from '../domains/staff/role-changes/lapse-role-changes.jobs.ts'
import { tellStaffOfWork } from '../domains/staff/work/staff-work.jobs.ts'
import { feedbackClock } from '../domains/support/feedback.jobs.ts'
import { sendSurvey } from '../domains/surveys/send-survey.jobs.ts'
import { lapseHandOvers } from '../domains/teams/hand-overs/lapse-hand-overs.jobs.ts'
import { awardClock } from '../domains/venture/awards/awards.jobs.ts'
import { closeReviews } from '../domains/venture/deciding/close-reviews.jobs.ts'
import { publishRoundNow } from '../domains/venture/deciding/publish-round.jobs.ts'
import { ventureClock } from '../domains/venture/rounds/venture-clock.jobs.ts'
import { volunteerClock } from '../domains/volunteers/volunteer-clock.jobs.ts'
import { sweepExpired } from '../http/door/sweep-expired.ts'
import { countSearchTerms } from '../search/refresh-statistics.jobs.ts'
import type { Services } from '../services.ts'
import type { QueueName } from './queues.ts'

/** Runs a job. Throwing schedules a retry; a job may run more than once, so its effect must be idempotent. */
export type Worker = (services: Services, payload: unknown, jobId: string) => Promise<void>

/** The worker of each queue. */
export const workers: Record<QueueName, Worker> = {
  'sweep-expired': sweepExpired,
  'application-deadlines': applicationDeadlines,
  'check-links': checkLinks,
  'count-impact': countImpact,
  'count-search-terms': countSearchTerms,
  'count-selftests': countSelftests,
  'delete-accounts': deleteAccounts,
  'make-export': makeExport,
  'sweep-exports': sweepExports,
  'publish-due': publishDue,
  'renew-found': renewFound,
  'index-missing': indexMissingAfter,
  'close-reviews': closeReviews,
  'publish-round': publishRoundNow,
  'send-digests': sendDigests,
  'send-digest': sendDigest,
  'send-mail': sendMail,
  'send-link': sendLink,
  'send-sms': sendSms,
  'read-sms-report': readSmsReport,
  'send-survey': sendSurvey,
  'sweep-files': sweepFiles,
  'seal-files': sealFiles,
  'tell-staff-of-work': tellStaffOfWork,
  'note-audit': noteAuditHourly,
  'mail-audit-head': mailAuditHead,
  'feedback-clock': feedbackClock,
  'watch-verifications': watchVerifications,
  'watch-super-admin-changes': watchSuperAdminChanges,
  'lapse-role-changes': lapseRoleChanges,
  'lapse-hand-overs': lapseHandOvers,
  'remind-selftest-steps': remindSteps,
  'volunteer-clock': volunteerClock,
  'order-clock': orderClock,
  'venture-clock': ventureClock,
  'award-clock': awardClock,
  'work-on-import': workOnImport,
  'sweep-imports': sweepImports,
  'remove-stored-files': removeStoredFiles,
}

/** Scheduled jobs; one node starts each. */
export const schedules: { queue: QueueName; cron: string }[] = [
  { queue: 'send-digests', cron: '0 8 * * *' },
  { queue: 'sweep-expired', cron: '*/10 * * * *' },
  { queue: 'application-deadlines', cron: '*/10 * * * *' },
  { queue: 'delete-accounts', cron: '*/10 * * * *' },
  { queue: 'sweep-exports', cron: '35 * * * *' },
  { queue: 'count-search-terms', cron: '*/5 * * * *' },
  { queue: 'count-impact', cron: '15 4 * * *' },
  { queue: 'count-selftests', cron: '25 4 * * *' },
  { queue: 'check-links', cron: '*/2 * * * *' },
  { queue: 'publish-due', cron: '* * * * *' },
  { queue: 'volunteer-clock', cron: '* * * * *' },
  { queue: 'sweep-files', cron: '25 * * * *' },
  { queue: 'seal-files', cron: '5 4 * * *' },
  { queue: 'tell-staff-of-work', cron: '*/10 * * * *' },
  { queue: 'sweep-imports', cron: '15 3 * * *' },
  { queue: 'note-audit', cron: '5 * * * *' },
  { queue: 'mail-audit-head', cron: '30 7 * * *' },
  { queue: 'feedback-clock', cron: '40 * * * *' },
  { queue: 'watch-verifications', cron: '10 8 * * *' },
  { queue: 'watch-super-admin-changes', cron: '20 * * * *' },
  { queue: 'lapse-role-changes', cron: '50 * * * *' },
  { queue: 'lapse-hand-overs', cron: '55 * * * *' },
  { queue: 'remind-selftest-steps', cron: '20 8 * * *' },
  { queue: 'order-clock', cron: '*/15 * * * *' },
  { queue: 'venture-clock', cron: '* * * * *' },
  { queue: 'award-clock', cron: '30 8 * * *' },
]
