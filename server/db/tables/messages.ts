import type { ColumnType, Generated } from 'kysely'
import type { Bilingual } from '../../../shared/lib/locale.ts'
import type { NoticeCategory } from '../../../shared/rules/messages/notices.ts'
import type { Privilege } from '../../../shared/rules/staff/privileges.ts'
import type { StaffRole } from '../../../shared/rules/staff/roles.ts'

type Created = ColumnType<Date, Date | undefined, never>

/** The parameters of a message's text; in both languages where the value has a language. */
export type NoticeParams = Record<string, string | number | Bilingual>

/** What a recipient must still be when a message is sent. */
export type NoticeNeed =
  | { kind: 'member'; teamId: string }
  /** Leads the team: its super admin or an admin. */
  | { kind: 'manager'; teamId: string }
  /** Is in the survey's group, or has answered it. */
  | { kind: 'asked'; surveyId: string }

export type MessagesTables = {
  notifications: {
    id: Generated<string>
    /** Exactly one of the two is set. */
    account_id: string | null
    team_id: string | null
    /** For a message to staff: a privilege, or a role in old rows; hidden once the account loses it. */
    staff_privilege: Privilege | StaffRole | null
    /** For a message to an account about something that it may lose. */
    needs: ColumnType<NoticeNeed | null, string | null, never>
    category: NoticeCategory
    template: string
    params: ColumnType<NoticeParams, string, never>
    /** A path of this portal without its language. */
    link: string
    created_at: Created
    read_at: Date | null
    read_by: string | null
  }
  deliveries: {
    message_key: string
    channel: 'mail' | 'sms'
    /** Null for codes, which have no notification. */
    notification_id: string | null
    account_id: string | null
    /** `dropped`: the right or the time had passed; `refused`: the vendor will never accept it. */
    state: Generated<'queued' | 'sent' | 'dropped' | 'refused'>
    tries: Generated<number>
    /** For a recipient without an account; empty for accounts. */
    recipient_masked: Generated<string>
    /** Waits for the one mail of the day. */
    in_digest: Generated<boolean>
    created_at: Created
    finished_at: Date | null
  }
  message_preferences: {
    account_id: string
    /** Muted messages, such as `tool.mail`. */
    muted: Generated<string[]>
    is_quiet_at_night: Generated<boolean>
    has_digest: Generated<boolean>
    has_device_texts: Generated<boolean>
    changed_at: Generated<Date>
  }
  delivery_tries: {
    id: Generated<string>
    message_key: string
    at: Created
    /** `again`: the vendor did not accept it, and it is retried. */
    outcome: 'sent' | 'dropped' | 'refused' | 'again'
    /** Whether a text message that was sent has reached the phone; null while nothing is reported. */
    report: Generated<'delivered' | 'undelivered' | null>
    reason: string
  }
}
