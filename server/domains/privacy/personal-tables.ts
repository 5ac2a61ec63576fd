import { account } from './tables/account.ts'
import { applications } from './tables/applications.ts'
import { letters } from './tables/letters.ts'
import { messages } from './tables/messages.ts'
import { ofTeams } from './tables/of-teams.ts'
import { orders } from './tables/orders.ts'
import { organisations } from './tables/organisations.ts'
import type { PersonalTable } from './tables/personal-table.ts'
import { staffWork } from './tables/staff-work.ts'
import { teams } from './tables/teams.ts'
import { ventureAwards } from './tables/venture-awards.ts'
import { ventureQuestions } from './tables/venture-questions.ts'
import { volunteering } from './tables/volunteering.ts'
import { waysIn } from './tables/ways-in.ts'

/**
 * Every table with a person's key: what is erased and what stays on deletion, and what a package contains.
 * Deletion and export use only this list, in its order. A test compares it with the database catalogue: a new
 * column that refers to a person fails until it is listed here.
 */
export const personalTables: readonly PersonalTable[] = [
  ...waysIn,
  ...messages,
  ...applications,
  ...orders,
  ...ventureAwards,
  ...ventureQuestions,
  ...ofTeams,
  ...organisations,
  ...letters,
  ...staffWork,
  ...teams,
  ...volunteering,
  ...account,
]

/** Columns that look personal but need no processing, each with its reason. */
export const impersonalColumns: Record<string, string> = {
  'venture_questions.asked_by': 'the side that asks, not a person',
  'trace_ids.browser_jwk': 'a public key of a browser, for five minutes',
  'earlier_user_imports.file_name_encrypted': 'what a member of staff called a file, read by administrators',
  'server_keys.private_key_encrypted': 'a key of the portal',
  'activation_codes.code_encrypted': 'a code of a tool, which names nobody',
  'order_slots.closed_because_encrypted': 'why a provider closed weeks of its calendar',
  'volunteer_walk_ins.name_encrypted': 'what a host calls somebody without an account, for a year',
  'volunteer_shifts.task': 'what is done in a shift, which its activity tells everybody',
  'organisations.address_encrypted': 'the seat of an organisation, which its papers state',
  'outbox_messages.body_encrypted': 'the demo alone, for a day; what is to the person goes at once',
  'trace_ids.bound_to': 'a session or a browser, for five minutes',
  'rate_limits.key': 'counts within minutes or hours, and is swept',
  'feedback_readers.browser_hash': 'a browser that opened a ticket by its number and code, until that ends',
  'provider_attempts.browser_hash': 'goes with the attempt, within a day',
  'provider_attempts.label_encrypted': 'goes with the attempt, within a day',
  'provider_attempts.nonce_encrypted': 'random, and goes with the attempt',
  'provider_attempts.subject_encrypted': 'goes with the attempt, within a day',
  'provider_attempts.verifier_encrypted': 'random, and goes with the attempt',
  'selftest_results.browser_hash': 'a browser that answered a self-test without an account, for a year',
  'selftest_results.links_encrypted': 'public links that somebody without an account gave as evidence',
  'selftest_rounds.token_encrypted': 'the secret in a link that a team passes on, until the round ends',
  'survey_answers.answers_encrypted': 'given without a name: nothing leads from an answer to who gave it',
  'venture_decisions.feedback_encrypted': 'what judges say of an entry, for its team',
  'venture_decisions.reason_encrypted': 'why staff decided about an entry as they did',
  'venture_entries.track': 'one of the tracks that its round offers',
  'venture_entries.title_encrypted': 'what a team calls its project',
  'venture_events.note_encrypted': 'why staff moved a date or an entry',
  'venture_revisions.feedback_encrypted': 'what judges say of an entry, for its team',
  'venture_revisions.reason_encrypted': 'why staff changed a decision or disqualified an entry',
  'venture_reviews.feedback_encrypted': 'what a judge says of an entry, without knowing whose it is',
  'venture_reviews.note_encrypted': 'what a judge says of an entry, without knowing whose it is',
  'venture_reviews.reasons_encrypted': 'what a judge says of an entry, without knowing whose it is',
  'venture_reviews.typed_encrypted': 'what a judge says of an entry, without knowing whose it is',
  'wechat_tickets.value_encrypted': 'what WeChat gives the portal itself',
  'kept_forms.browser_hash': 'goes with the form, within hours',
  'passkey_challenges.browser_hash': 'goes with the challenge, within minutes',
  'one_time_codes.browser_hash': 'goes with the code, within a day',
  'known_browsers.browser_hash': 'goes with the row, which is listed by its account',
  'files.owner_browser': 'a browser without an account; attached files belong to the ticket',
  'project_likes.address_key': 'made random when the account goes; without an account it leads to nobody',
  'outbox_messages.recipient_encrypted': 'the demo alone, for a day; what is to the person goes at once',
  'audit_events.subject_id': 'an id in the audit, which holds no personal text',
  'teams.owner_account_id': 'listed as the key of its table',
}
