import type { ColumnType, Generated } from 'kysely'
import type { EarlierUserRow, EarlierUserState } from '../../../shared/rules/imports/earlier-users.ts'

export type EarlierUsersTables = {
  earlier_user_imports: {
    id: Generated<string>
    /** Only in rows from before it was encrypted, until the job has run; it may contain a name. */
    file_name: Generated<string | null>
    file_name_encrypted: string | null
    added: number
    updated: number
    refused: number
    /** Without personal data: phones are masked. */
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
    /** The account that has taken it over, or declined to. */
    account_id: string | null
    state: Generated<Exclude<EarlierUserState, 'none'>>
    decided_at: Date | null
  }
}
