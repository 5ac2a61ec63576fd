/** A column that holds texts encrypted by `PersonalCipher`, and beside it the index by which it is found. */
export type EncryptedColumn = {
  table: string
  column: string
  /** What the cipher binds the value to. */
  context: string
  index?: string
}

/** Whose context is not the name of its column: texts that move between these places as they are. */
const contexts: Record<string, string> = {
  'application_revisions.answers_encrypted': 'applications.answers',
  'applications.correction_answers_encrypted': 'applications.answers',
  'provider_attempts.label_encrypted': 'provider_identities.label',
}

/** Found again by a keyed hash that changes with the key. */
const indexes: Record<string, string> = {
  'accounts.phone_encrypted': 'phone_index',
  'accounts.email_encrypted': 'email_index',
  'activation_codes.code_encrypted': 'code_index',
  'mail_links.email_encrypted': 'email_index',
  'provider_identities.subject_encrypted': 'subject_index',
  'earlier_users.phone_encrypted': 'phone_index',
  'team_invitations.phone_encrypted': 'phone_index',
}

const columnsOf: Record<string, readonly string[]> = {
  accounts: ['phone_encrypted', 'name_encrypted', 'email_encrypted'],
  acting_persons: ['real_name_encrypted', 'position_encrypted'],
  activation_codes: ['code_encrypted'],
  adoption_requests: ['contact_encrypted'],
  application_decisions: ['text_encrypted'],
  application_events: ['note_encrypted'],
  application_messages: ['body_encrypted'],
  application_revisions: ['answers_encrypted'],
  applications: [
    'answers_encrypted',
    'appeal_encrypted',
    'correction_answers_encrypted',
    'correction_remark_encrypted',
  ],
  data_views: ['reason_encrypted'],
  earlier_users: ['email_encrypted', 'name_encrypted', 'phone_encrypted'],
  feedback_messages: ['body_encrypted'],
  feedback_tickets: ['about_encrypted', 'contact_encrypted'],
  files: ['name_encrypted'],
  mail_links: ['email_encrypted'],
  organisation_submissions: ['personal_encrypted'],
  organisations: [
    'address_encrypted',
    'contact_name_encrypted',
    'contact_phone_encrypted',
    'legal_representative_encrypted',
  ],
  outbox_messages: ['body_encrypted', 'recipient_encrypted'],
  provider_attempts: ['label_encrypted', 'nonce_encrypted', 'subject_encrypted', 'verifier_encrypted'],
  provider_identities: ['label_encrypted', 'subject_encrypted'],
  server_keys: ['private_key_encrypted'],
  staff_members: ['totp_secret_encrypted'],
  statement_drafts: ['statement_encrypted'],
  super_admin_changes: [
    'answer_encrypted',
    'position_encrypted',
    'real_name_encrypted',
    'statement_encrypted',
  ],
  survey_answers: ['answers_encrypted'],
  team_invitations: ['phone_encrypted'],
  team_join_requests: ['message_encrypted', 'name_encrypted', 'reason_encrypted'],
  tool_requests: ['contact_encrypted'],
  wechat_tickets: ['value_encrypted'],
}

/**
 * Every encrypted column of the database, whose name ends in `_encrypted`. A change of keys goes by
 * this list; a test holds it against the catalogue of the database.
 */
export const encryptedColumns: readonly EncryptedColumn[] = Object.entries(columnsOf).flatMap(
  ([table, columns]) =>
    columns.map((column) => {
      const name = `${table}.${column}`
      const index = indexes[name]
      return {
        table,
        column,
        context: contexts[name] ?? name.replace(/_encrypted$/, ''),
        ...(index && { index }),
      }
    }),
)

/** What the cipher binds a column's values to; undefined where the column is not encrypted. */
export function contextOfColumn(table: string, column: string): string | undefined {
  return encryptedColumns.find((one) => one.table === table && one.column === column)?.context
}
