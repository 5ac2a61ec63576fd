import type { ColumnType, Generated, JSONColumnType } from 'kysely'

type Json = JSONColumnType<Record<string, unknown>>
type Created = ColumnType<Date, Date | undefined, never>

export type PlatformTables = {
  settings: { key: string; value: Json; version: Generated<number>; updated_at: Generated<Date> }
  audit_events: {
    position: number
    at: Date
    account_id: string | null
    team_id: string | null
    request_id: string
    kind: string
    subject_kind: string
    subject_id: string
    before: ColumnType<unknown, string | null, never>
    after: ColumnType<unknown, string | null, never>
    previous_hash: Buffer
    hash: Buffer
    /** `keyId.hmac` of the hash; null for entries from before seals existed. */
    seal: string | null
  }
  /** The staff's reason for an entry, and the accounts that it is about. */
  audit_reasons: { position: number; reason_encrypted: string }
  audit_reason_accounts: { position: number; account_id: string }
  /** Items that a job did not finish, by the job's name and the item's id. */
  stuck_items: {
    task: string
    item: string
    failures: Generated<number>
    since: Generated<Date>
    failed_at: Generated<Date>
    told_at: Date | null
  }
  idempotency_keys: {
    actor: string
    call: string
    key: string
    request_hash: Buffer
    response: ColumnType<unknown, string | null, string | null>
    created_at: Created
  }
  rate_limits: { key: string; window_start: Date; window_end: Date; count: number }
  server_keys: {
    kid: string
    private_key_encrypted: string
    public_jwk: JSONColumnType<JsonWebKey>
    created_at: Created
  }
  trace_ids: {
    id: string
    bound_to: string
    call: string
    browser_jwk: JSONColumnType<JsonWebKey>
    kid: string
    expires_at: Date
    consumed_at: Date | null
  }
  files: {
    id: Generated<string>
    storage_key: string
    sha256: Buffer
    bytes: number
    media_type: string
    name_encrypted: string
    purpose: string
    owner_account_id: string | null
    /** For an owner without an account: a keyed hash of the browser. */
    owner_browser: Generated<Buffer | null>
    team_id: string | null
    attached_kind: string | null
    attached_id: string | null
    created_at: Created
    removed_at: Date | null
  }
  /** Until when a session may open the papers of a subject. */
  paper_openings: {
    session_id: string
    attached_kind: string
    attached_id: string
    open_until: Date
  }
  outbox_messages: {
    id: Generated<string>
    channel: 'mail' | 'sms'
    recipient_encrypted: string
    subject: string
    body_encrypted: string
    message_key: string
    created_at: Created
  }
}
