import type { Locale } from '../shared/lib/locale.ts'
import type { OwnedId } from '../shared/lib/owned-id.ts'
import type { Privilege } from '../shared/rules/staff/privileges.ts'
import type { RoleKey, TeamRole } from '../shared/rules/staff/roles.ts'
import type { AuditReason } from './db/audit/audit.ts'
import type { Db } from './db/database.ts'
import type { Services } from './services.ts'

/** The caller, as the session identifies them at this request. */
export type Actor =
  | { kind: 'visitor' }
  | {
      kind: 'account'
      accountId: OwnedId
      sessionId: string
      /** The acting team; null while none is chosen. */
      team: { id: OwnedId; role: TeamRole } | null
      /** Whether a newer privacy notice or newer terms wait for agreement. */
      isConsentDue: boolean
      /** Set for staff members, whatever they have proven in this session. */
      staff: StaffStanding | null
    }

export type StaffStanding = {
  roles: RoleKey[]
  /** What the roles allow at this moment. */
  privileges: Privilege[]
  /** Whether a second factor was proven in this session; without it no staff call is answered. */
  hasSecondFactor: boolean
  /** Whether a proof is fresh enough (15 minutes) for decisions, exports and reveals. */
  hasFreshProof: boolean
}

export type Account = Extract<Actor, { kind: 'account' }>
export type TeamMember = Account & { team: NonNullable<Account['team']> }
export type StaffMember = Account & { staff: StaffStanding }

/** One audit entry, written with its hash chain when the transaction closes. */
export type AuditEntry = {
  kind: string
  subjectKind: string
  subjectId: string
  /** Never plain personal data, nor what somebody wrote: ids, states and choices from a list. */
  before?: Record<string, unknown>
  after?: Record<string, unknown>
  reason?: AuditReason | undefined
  /** Given where it differs from the actor's: a background job has neither. */
  accountId?: string | null
  teamId?: string | null
}

/** What a verb may use: the call's transaction, the actor, and the node's services. */
export type CallContext<A extends Actor = Actor> = {
  db: Db
  actor: A
  locale: Locale
  requestId: string
  /** A stable anonymous id of the browser, for limits and for trace ids before sign-in. */
  browserId: string
  /** Makes the browser keep its id; called where something is bound to the id. */
  rememberBrowser(): void
  address: string
  device: string
  /** From the form or request: a repetition counts as the first. For calls that handle this themselves. */
  idempotencyKey: string | null
  services: Services
  audit(entry: AuditEntry): void
  cookies: CookieJar
  /** Runs after the transaction has been committed, such as purging a cached page. */
  afterCommit(action: () => Promise<void> | void): void
  /** Runs when the call fails before anything is committed: undoes what was done outside of the database. */
  afterFailure(action: () => Promise<void> | void): void
}

export type CookieJar = {
  get(name: string): string | undefined
  set(name: string, value: string, options: { maxAgeSeconds: number; isReadable?: boolean }): void
  clear(name: string): void
}
