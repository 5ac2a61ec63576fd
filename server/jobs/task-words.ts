import * as m from '#messages'
import type { Bilingual } from '../../shared/lib/locale.ts'
import { inBoth } from '../in-both.ts'

/** Names of batch jobs for staff; the log has the technical ones. */
const words = {
  'sweep-expired': m.jobs_sweep_expired,
  'application-deadlines': m.jobs_application_deadlines,
  'check-links': m.jobs_check_links,
  'delete-accounts': m.jobs_delete_accounts,
  'sweep-exports': m.jobs_sweep_exports,
  'publish-due': m.jobs_publish_due,
  'renew-found': m.jobs_renew_found,
  'send-survey': m.jobs_send_survey,
  'sweep-files': m.jobs_sweep_files,
  'remove-stored-files': m.jobs_remove_stored_files,
  'mail-audit-head': m.jobs_mail_audit_head,
  'feedback-clock': m.jobs_feedback_clock,
  'watch-verifications': m.jobs_watch_verifications,
  'watch-super-admin-changes': m.jobs_watch_super_admin_changes,
  'lapse-role-changes': m.jobs_lapse_role_changes,
  'lapse-hand-overs': m.jobs_lapse_hand_overs,
  'remind-selftest-steps': m.jobs_remind_selftest_steps,
  'volunteer-clock': m.jobs_volunteer_clock,
  'order-clock': m.jobs_order_clock,
  'venture-clock': m.jobs_venture_clock,
  'award-clock': m.jobs_award_clock,
}

type JobName = keyof typeof words
/** A job, or one of its steps. */
export type TaskName = JobName | `${JobName}:${string}`

export function taskWords(task: TaskName): Bilingual {
  return inBoth(words[task.split(':', 1)[0] as JobName])
}
