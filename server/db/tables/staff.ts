import type { ColumnType, Generated } from 'kysely'
import type { Locale } from '../../../shared/lib/locale.ts'
import type { ApplicationState } from '../../../shared/rules/applications/application-transitions.ts'
import type { EntityType } from '../../../shared/rules/applications/eligibility.ts'
import type { OfferingKind } from '../../../shared/rules/applications/offerings.ts'
import type { FeedbackKind, FeedbackState } from '../../../shared/rules/feedback.ts'
import type { OrderState } from '../../../shared/rules/orders/order-transitions.ts'
import type {
  SuperAdminChangeKind,
  SuperAdminChangeState,
} from '../../../shared/rules/organisations/super-admin-change.ts'
import type { VerificationState } from '../../../shared/rules/organisations/verification-transitions.ts'
import type { Privilege } from '../../../shared/rules/staff/privileges.ts'
import type { RoleChangeKind, RoleChangeState } from '../../../shared/rules/staff/role-changes.ts'
import type { RoleKey } from '../../../shared/rules/staff/roles.ts'
import type { QueueKind, QueueStage } from '../../../shared/rules/staff/staff-queue.ts'
import type { AdoptionState } from '../../../shared/rules/toolbox/adoption.ts'
import type { ToolRequestState } from '../../../shared/rules/toolbox/tool-requests.ts'
import type { QuestionState } from '../../../shared/rules/venture/question-transitions.ts'
import type { DisputeState } from '../../../shared/rules/volunteers/disputes.ts'

export type StaffTables = {
  /** A view over submitted applications, sent verifications, changes of super admin, and feedback. */
  staff_queue: {
    kind: QueueKind
    id: string
    reference: string
    /** For an application. */
    offering_kind: OfferingKind | null
    offering_number: number | null
    /** For a verification. */
    entity_type: EntityType | null
    /** The organisation, or the team where there is none; both for a change of super admin; empty for a letter or request without a team. */
    party_name: string
    team_id: string | null
    organisation_id: string | null
    state:
      | ApplicationState
      | VerificationState
      | SuperAdminChangeState
      | FeedbackState
      | ToolRequestState
      | AdoptionState
      | OrderState
      | DisputeState
      | QuestionState
    version: number
    is_appeal: boolean
    submitted_at: Date
    amendable_until: Date | null
    /** `YYYY-MM-DD` */
    due_on: string | null
    decided_at: Date | null
    assigned_to: string | null
    locked_by: string | null
    locked_until: Date | null
    stage: QueueStage
    /** Returned by the applicant with the requested corrections. */
    is_corrected: boolean
    /** For an organisation, where there is one. */
    credit_code: string | null
    feedback_kind: FeedbackKind | null
    change_kind: SuperAdminChangeKind | null
    /** `YYYY-MM-DD`, until when the other side of a change can answer; null if it is not its turn. */
    answer_until: string | null
    /** Accounts that may not handle it, whatever their role. */
    barred: string[]
    /** Accounts that have decided it before, and cannot be the second person: of an appeal or a change. */
    deciders: string[]
    /** For a request to adopt a project. */
    project_number: number | null
    /** For a request: the organisation that asks, or the need for a tool; in the clear only before encryption. */
    words: string | null
    words_encrypted: string | null
    /** The language of a need. */
    language: Locale | null
    /** False for a request whose writer has left no way to be answered. */
    is_reachable: boolean
  }
  /** Roles of staff: sets of privileges. */
  staff_roles: {
    key: RoleKey
    /** Exists in every portal and never changes; pages refer to it. */
    is_built_in: Generated<boolean>
    name_zh: Generated<string>
    name_en: Generated<string>
    privileges: Privilege[]
    version: Generated<number>
    created_at: ColumnType<Date, Date | undefined, never>
    retired_at: Date | null
  }
  staff_invitations: {
    id: Generated<string>
    token_hash: Buffer
    display_name: string
    roles: RoleKey[]
    /** Also replaces an existing authenticator: for a lost phone. */
    renews_second_factor: Generated<boolean>
    /** Null for an invitation from the command line. */
    created_by: string | null
    created_at: ColumnType<Date, Date | undefined, never>
    /** Null until it is confirmed. */
    expires_at: Date | null
    used_at: Date | null
    used_by: string | null
    used_session_id: string | null
  }
  /** Changes of staff rights: requested by one administrator, confirmed by another. */
  staff_role_changes: {
    id: Generated<string>
    kind: RoleChangeKind
    /** The person or invitation whose roles it changes. */
    member_id: string | null
    invitation_id: string | null
    /** The role that it makes, changes or retires. */
    role_key: RoleKey | null
    before: ColumnType<ChangedRights, string, never>
    after: ColumnType<ChangedRights, string, never>
    /** Privileges gained and lost, as they were at the time of the request. */
    gained: Privilege[]
    lost: Privilege[]
    state: Generated<RoleChangeState>
    asked_by: string
    asked_at: ColumnType<Date, Date | undefined, never>
    lapses_at: Date
    decided_by: string | null
    decided_at: Date | null
    /** Requested by the only administrator there was: to invite another. */
    is_alone: Generated<boolean>
    /** For a refusal. */
    reason: string | null
  }
}

/** A person's roles, or a role's definition; empty where nothing exists before or after. */
export type ChangedRights = {
  roles?: RoleKey[]
  role?: { nameZh: string; nameEn: string; privileges: Privilege[] }
}
