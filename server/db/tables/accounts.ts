import type { ColumnType, Generated } from 'kysely'
import type { Locale } from '../../../shared/lib/locale.ts'
import type { StaffRole, TeamRole } from '../../../shared/rules/roles.ts'

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
  }
  sessions: {
    id: Generated<string>
    account_id: string
    token_hash: Buffer
    team_id: string | null
    is_staff: Generated<boolean>
    device: Generated<string>
    created_at: Created
    last_seen_at: Generated<Date>
    expires_at: Date
    second_factor_at: Date | null
    step_up_at: Date | null
    ended_at: Date | null
  }
  teams: {
    id: Generated<string>
    kind: 'registered' | 'unregistered' | 'person'
    name: string
    organisation_id: string | null
    created_at: Created
  }
  memberships: {
    team_id: string
    account_id: string
    role: TeamRole
    joined_at: Created
    left_at: Date | null
  }
  staff_members: {
    account_id: string
    roles: StaffRole[]
    display_name: string
    status: Generated<'active' | 'ended'>
    totp_secret_encrypted: string | null
    totp_confirmed_at: Date | null
    totp_last_step: number | null
    created_at: Created
  }
}
