import type { ColumnType, Generated } from 'kysely'
import type { Locale } from '../../../shared/lib/locale.ts'
import type { ConsentDocument } from '../../../shared/rules/sign-in/consent.ts'
import type { DataViewKind } from '../../../shared/rules/sign-in/data-view.ts'
import type { LiftReason, SuspensionReason } from '../../../shared/rules/sign-in/suspensions.ts'
import type { IdentityProof, MailLinkPurpose, PasskeyPurpose } from '../../../shared/rules/sign-in/ways-in.ts'
import type { RoleKey, TeamKind, TeamRole } from '../../../shared/rules/staff/roles.ts'

type Created = ColumnType<Date, Date | undefined, never>

export type AccountsTables = {
  accounts: {
    id: Generated<string>
    phone_encrypted: string | null
    phone_index: string | null
    name_encrypted: string | null
    email_encrypted: string | null
    email_index: string | null
    locale: Generated<Locale>
    status: Generated<'active' | 'suspended' | 'deleted'>
    created_at: Created
    /** Since when the name is what it is; null where that was never noted. */
    named_at: Generated<Date | null>
  }
  sessions: {
    id: Generated<string>
    account_id: string
    token_hash: Buffer
    replaced_token_hash: Generated<Buffer | null>
    replaced_until: Generated<Date | null>
    team_id: string | null
    is_staff: Generated<boolean>
    device: Generated<string>
    /** The network of its last use, such as `203.0.113.*`. */
    address_range: Generated<string>
    /** When and how its owner last proved that the account is theirs. */
    identity_proven_at: Generated<Date | null>
    identity_proven_by: Generated<IdentityProof | null>
    created_at: Created
    last_seen_at: Generated<Date>
    expires_at: Date
    second_factor_at: Date | null
    step_up_at: Date | null
    ended_at: Date | null
  }
  teams: {
    id: Generated<string>
    kind: TeamKind
    name: string
    organisation_id: string | null
    /** The person whose own space it is, where `kind` is `person`. */
    owner_account_id: Generated<string | null>
    created_at: Created
  }
  memberships: {
    team_id: string
    account_id: string
    role: TeamRole
    joined_at: Generated<Date>
    left_at: Date | null
  }
  one_time_codes: {
    id: Generated<string>
    phone_index: string
    browser_hash: Buffer
    is_known_browser: boolean
    purpose: string
    code_hash: Buffer
    failures: Generated<number>
    last_failed_at: Date | null
    created_at: Generated<Date>
    expires_at: Date
    /** Set when the code is used or replaced by a newer one. */
    closed_at: Date | null
    /** The form that asked for the code, and that form with the digits of its last try; as keyed hashes. */
    asked_by: Buffer | null
    tried_by: Buffer | null
  }
  mail_links: {
    id: Generated<string>
    token_hash: Buffer
    purpose: MailLinkPurpose
    /** Null where no account has the address: such a link was never sent. */
    account_id: string | null
    session_id: string | null
    email_index: string
    email_encrypted: string
    browser_hash: Buffer
    device: string
    /** The path to return to, without language. */
    back: string
    created_at: Generated<Date>
    expires_at: Date
    used_at: Date | null
  }
  kept_forms: {
    id: Generated<string>
    account_id: string
    browser_hash: Buffer
    form_encrypted: string
    kept_at: Generated<Date>
  }
  provider_attempts: {
    id: Generated<string>
    state_hash: Buffer
    provider: string
    browser_hash: Buffer
    nonce_encrypted: string
    verifier_encrypted: string
    /** The path to return to, without language. */
    back: string
    locale: Locale
    created_at: Created
    expires_at: Date
    returned_at: Date | null
    /** The subject that the provider vouched for. */
    subject_encrypted: string | null
    label_encrypted: string | null
    used_at: Date | null
  }
  provider_identities: {
    id: Generated<string>
    account_id: string
    provider: string
    subject_encrypted: string
    subject_index: string
    label_encrypted: string | null
    linked_at: Generated<Date>
  }
  passkeys: {
    id: Generated<string>
    account_id: string
    credential_id: Buffer
    /** COSE, as the authenticator gave it. */
    public_key: Buffer
    /** The authenticator's counter at its last use; 0 where it does not count. A bigint is read as text. */
    counter: ColumnType<string, number, number>
    transports: string[]
    /** The name that its owner gave it. */
    name: string
    created_at: Created
    last_used_at: Date | null
  }
  passkey_challenges: {
    challenge_hash: Buffer
    purpose: PasskeyPurpose
    /** Null for signing in. */
    session_id: string | null
    browser_hash: Buffer
    expires_at: Date
  }
  recovery_codes: {
    account_id: string
    code_hash: Buffer
    created_at: Created
    used_at: Date | null
  }
  wechat_tickets: {
    kind: 'token' | 'ticket'
    value_encrypted: string
    expires_at: Date
  }
  known_browsers: {
    account_id: string
    browser_hash: Buffer
    last_signed_in_at: Generated<Date>
  }
  consents: {
    id: Generated<string>
    account_id: string
    document: ConsentDocument
    version: number
    language: Locale
    text_hash: Buffer
    given_at: Created
    withdrawn_at: Date | null
  }
  staff_members: {
    account_id: string
    roles: RoleKey[]
    display_name: string
    status: Generated<'active' | 'ended'>
    totp_secret_encrypted: string | null
    totp_confirmed_at: Date | null
    totp_last_step: number | null
    created_at: Created
  }
  /** Suspended accounts, by whom and why, and who has lifted the suspension. */
  account_suspensions: {
    id: Generated<string>
    account_id: string
    reason: SuspensionReason
    words_encrypted: string
    suspended_by: string
    suspended_at: Generated<Date>
    lift_reason: Generated<LiftReason | null>
    lift_words_encrypted: Generated<string | null>
    lifted_by: Generated<string | null>
    lifted_at: Generated<Date | null>
  }
  /** Earlier names and contacts of an account, until it is deleted. */
  earlier_selves: {
    id: Generated<string>
    account_id: string
    name_encrypted: Generated<string | null>
    real_name_encrypted: Generated<string | null>
    phone_encrypted: Generated<string | null>
    email_encrypted: Generated<string | null>
    /** Since when the name was this one; null where that was never noted, or it was proven by papers. */
    named_at: Generated<Date | null>
    until: Generated<Date>
  }
  /** Staff who looked at somebody's personal texts in full, for that person to read. */
  data_views: {
    id: Generated<string>
    viewed_account_id: string
    viewer_account_id: string
    what: DataViewKind
    subject_id: string
    /** Reference of the application or the verification. */
    reference: string
    /** Only in rows from before reasons were encrypted, until the job has run. */
    reason: string | null
    reason_encrypted: string | null
    at: Generated<Date>
  }
}
