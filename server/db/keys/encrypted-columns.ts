import type { PersonalCipher } from '../../crypto/personal-columns.ts'

/** A column of texts encrypted by `PersonalCipher`, and the index column for look-ups. */
export type EncryptedColumn = {
  table: string
  column: string
  /** The context that the cipher binds values to. */
  context: string
  index?: string
  /** Normalises a value that people write in several ways before it is indexed; unchanged by default. */
  spelling?: (plain: string) => string
}

/** Contexts that differ from the column's name: texts move unchanged between these places. */
const contexts: Record<string, string> = {
  'application_revisions.answers_encrypted': 'applications.answers',
  'applications.correction_answers_encrypted': 'applications.answers',
  'earlier_selves.email_encrypted': 'accounts.email',
  'earlier_selves.name_encrypted': 'accounts.name',
  'earlier_selves.phone_encrypted': 'accounts.phone',
  'earlier_selves.real_name_encrypted': 'acting_persons.real_name',
  'provider_attempts.label_encrypted': 'provider_identities.label',
}

/** Columns found by a keyed hash, which changes with the key. */
const indexes: Record<string, string> = {
  'accounts.phone_encrypted': 'phone_index',
  'accounts.email_encrypted': 'email_index',
  'activation_codes.code_encrypted': 'code_index',
  'mail_links.email_encrypted': 'email_index',
  'provider_identities.subject_encrypted': 'subject_index',
  'earlier_users.phone_encrypted': 'phone_index',
  'organisations.address_encrypted': 'address_index',
  'organisations.contact_phone_encrypted': 'contact_phone_index',
  'organisations.legal_representative_encrypted': 'legal_representative_index',
  'team_invitations.phone_encrypted': 'phone_index',
  'venture_tranches.bank_reference_encrypted': 'bank_reference_index',
  'volunteer_feeds.token_encrypted': 'token_index',
}

/** Ignores spaces, marks, width and case, which people write differently for the same value. */
const lettersAlone = (plain: string) =>
  plain
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

const spellings: Record<string, (plain: string) => string> = {
  'organisations.address_encrypted': lettersAlone,
  'organisations.contact_phone_encrypted': lettersAlone,
  'organisations.legal_representative_encrypted': lettersAlone,
}

const columnsOf: Record<string, readonly string[]> = {
  account_suspensions: ['lift_words_encrypted', 'words_encrypted'],
  accounts: ['phone_encrypted', 'name_encrypted', 'email_encrypted'],
  acting_persons: ['real_name_encrypted', 'position_encrypted'],
  activation_codes: ['code_encrypted'],
  adoption_requests: [
    'contact_encrypted',
    'note_encrypted',
    'organisation_encrypted',
    'place_encrypted',
    'purpose_encrypted',
  ],
  activity_hosts: ['sent_back_because_encrypted'],
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
  audit_reasons: ['reason_encrypted'],
  data_views: ['reason_encrypted'],
  earlier_selves: ['email_encrypted', 'name_encrypted', 'phone_encrypted', 'real_name_encrypted'],
  earlier_user_imports: ['file_name_encrypted'],
  earlier_users: ['email_encrypted', 'name_encrypted', 'phone_encrypted'],
  feedback_messages: ['body_encrypted'],
  feedback_tickets: ['about_encrypted', 'contact_encrypted', 'name_encrypted', 'result_reason_encrypted'],
  files: ['name_encrypted'],
  hours_disputes: ['host_words_encrypted', 'volunteer_words_encrypted', 'words_encrypted'],
  kept_forms: ['form_encrypted'],
  mail_links: ['email_encrypted'],
  order_events: ['note_encrypted'],
  order_slots: ['closed_because_encrypted'],
  orders: ['need_encrypted'],
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
  selftest_results: ['links_encrypted'],
  selftest_rounds: ['token_encrypted'],
  server_keys: ['private_key_encrypted'],
  skilled_projects: [
    'achieved_encrypted',
    'comment_encrypted',
    'proposal_encrypted',
    'reason_encrypted',
    'scope_encrypted',
    'talk_how_encrypted',
  ],
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
  tool_requests: [
    'answer_encrypted',
    'contact_encrypted',
    'keywords_encrypted',
    'need_encrypted',
    'note_encrypted',
    'tool_name_encrypted',
  ],
  venture_answers: ['text_encrypted'],
  venture_questions: ['text_encrypted'],
  venture_agreements: ['text_encrypted'],
  venture_awards: ['ended_because_encrypted'],
  venture_reports: ['answers_encrypted', 'returned_because_encrypted'],
  venture_tranches: ['asked_because_encrypted', 'bank_reference_encrypted', 'waiver_because_encrypted'],
  venture_decisions: ['feedback_encrypted', 'reason_encrypted'],
  venture_entries: ['title_encrypted'],
  venture_events: ['note_encrypted'],
  venture_judges: ['statement_encrypted'],
  venture_reviews: ['feedback_encrypted', 'note_encrypted', 'reasons_encrypted', 'typed_encrypted'],
  venture_revisions: ['feedback_encrypted', 'reason_encrypted'],
  volunteer_certificates: ['code_encrypted', 'facts_encrypted', 'reason_encrypted'],
  volunteer_feeds: ['token_encrypted'],
  volunteer_signups: ['answer_encrypted', 'name_encrypted', 'note_encrypted'],
  volunteer_walk_ins: ['name_encrypted'],
  wechat_tickets: ['value_encrypted'],
}

/**
 * Every encrypted column of the database; their names end in `_encrypted`. Key rotation follows this list; a
 * test compares it with the database's catalogue.
 */
export const encryptedColumns: readonly EncryptedColumn[] = Object.entries(columnsOf).flatMap(
  ([table, columns]) =>
    columns.map((column) => {
      const name = `${table}.${column}`
      const index = indexes[name]
      const spelling = spellings[name]
      return {
        table,
        column,
        context: contexts[name] ?? name.replace(/_encrypted$/, ''),
        ...(index && { index }),
        ...(spelling && { spelling }),
      }
    }),
)

/** The context that the cipher binds a column's values to; undefined where the column is not encrypted. */
export function contextOfColumn(table: string, column: string): string | undefined {
  return encryptedColumns.find((one) => one.table === table && one.column === column)?.context
}

/** The index column of an encrypted column; undefined where it has none. */
export function indexOfColumn(table: string, column: string): string | undefined {
  return encryptedColumns.find((one) => one.table === table && one.column === column)?.index
}

/** The index of a column's value by every known key, the current first; empty where it has no index. */
export function blindIndexOf(
  cipher: Pick<PersonalCipher, 'blindIndexes'>,
  table: string,
  column: string,
  plain: string,
): string[] {
  const found = encryptedColumns.find((one) => one.table === table && one.column === column)
  return found?.index ? cipher.blindIndexes(found.spelling?.(plain) ?? plain, found.context) : []
}
