import type { ColumnType, Generated } from 'kysely'
import type { SeenView } from '../../../shared/contract/support/feedback-parts.ts'
import type { Locale } from '../../../shared/lib/locale.ts'
import type {
  FeedbackAction,
  FeedbackKind,
  FeedbackSide,
  FeedbackState,
  FeedbackTopic,
  ObjectionResult,
} from '../../../shared/rules/feedback.ts'

export type SupportTables = {
  help_votes: {
    help_number: number
    /** A keyed hash of the article with the account or browser. */
    voter: Buffer
    language: Locale
    is_helpful: boolean
    voted_at: Generated<Date>
  }
  feedback_tickets: {
    id: Generated<string>
    reference: string
    /** The form that sent it, for a day. */
    form_hash: Buffer | null
    request_hash: Buffer
    kind: FeedbackKind
    topic: FeedbackTopic
    language: Locale
    state: Generated<FeedbackState>
    /** Counts changes: an act on an older version is refused. */
    version: Generated<number>
    page: string | null
    view: ColumnType<SeenView | null, string | null | undefined, string | null>
    about_encrypted: string | null
    contact_channel: 'mail' | 'sms' | null
    contact_encrypted: string | null
    code_hash: Buffer
    account_id: string | null
    team_id: string | null
    assigned_to: Generated<string | null>
    locked_by: Generated<string | null>
    locked_until: Generated<Date | null>
    received_at: Generated<Date>
    /** `YYYY-MM-DD` */
    due_on: string | null
    /** `YYYY-MM-DD`: when its time to answer starts, where that is not the day of arrival. */
    clock_from: Generated<string | null>
    /** The day promised in the answer; stays when the feedback is closed. */
    promised_on: Generated<string | null>
    answered_at: Generated<Date | null>
    closed_at: Generated<Date | null>
    /** When contact and files were removed, and when all texts were. */
    contact_removed_at: Generated<Date | null>
    wiped_at: Generated<Date | null>
    /** Of an objection: the round, the entry if it is about one, who objects, and what was found, which is public. */
    round_number: Generated<number | null>
    entry_id: Generated<string | null>
    name_encrypted: Generated<string | null>
    result: Generated<ObjectionResult | null>
    result_reason_encrypted: Generated<string | null>
    resulted_at: Generated<Date | null>
  }
  feedback_messages: {
    id: Generated<string>
    ticket_id: string
    side: 'sender' | 'staff'
    account_id: string | null
    body_encrypted: string | null
    created_at: Generated<Date>
  }
  feedback_events: {
    id: Generated<string>
    ticket_id: string
    action: 'send' | FeedbackAction
    side: FeedbackSide
    account_id: string | null
    at: Generated<Date>
  }
  feedback_barred: {
    ticket_id: string
    account_id: string
    why: 'concerned' | 'sender' | 'answered' | 'decided'
  }
  feedback_readers: { ticket_id: string; browser_hash: Buffer; expires_at: Date }
}
