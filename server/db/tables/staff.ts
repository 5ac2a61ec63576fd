import type { ColumnType, Generated } from 'kysely'
import type { StaffRole } from '../../../shared/rules/roles.ts'

export type StaffTables = {
  staff_invitations: {
    id: Generated<string>
    token_hash: Buffer
    display_name: string
    roles: StaffRole[]
    /** Sets up a new authenticator also where there is one: for a lost phone. */
    renews_second_factor: Generated<boolean>
    /** Null where it came from the command line. */
    created_by: string | null
    created_at: ColumnType<Date, Date | undefined, never>
    expires_at: Date
    used_at: Date | null
    used_by: string | null
    used_session_id: string | null
  }
}
