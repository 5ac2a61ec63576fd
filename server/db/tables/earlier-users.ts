import type { ColumnType, Generated } from 'kysely'
import type { EarlierUserRow, EarlierUserState } from '../../../shared/rules/imports/earlier-users.ts'

export type EarlierUsersTables = {
  earlier_user_imports: {
    id: Generated<string>
    /** Readable from the time before it was encrypted, until a job has; a name may stand in it. */
    file_name: Generated<string | null>
    file_name_encrypted: string | null
    added: number
    updated: number
    refused: number
    /** Without personal data: phones masked. */
    report: ColumnType<EarlierUserRow[], string, string>
    imported_by: string
    imported_at: Generated<Date>
  }
  earlier_users: {
    id: Generated<string>
    import_id: string
    phone_encrypted: string | null
    phone_index: string
    name_encrypted: string | null
    email_encrypted: string | null
    team_name: string | null
    imported_at: Generated<Date>
    /** Who has taken it over, or declined to. */
    account_id: string | null
    state: Generated<Exclude<EarlierUserState, 'none'>>
    decided_at: Date | null
  }
}
