import { named, type PersonalTable, workColumns } from './personal-table.ts'

/** What staff viewed and created. */
export const staffWork: readonly PersonalTable[] = [
  {
    table: 'audit_reasons',
    column: 'position',
    of: { table: 'audit_reason_accounts', id: 'position', column: 'account_id' },
    onDeletion: { does: 'delete', part: 'looks' },
    inExport: { leftOut: 'elsewhere' },
  },
  {
    table: 'audit_reason_accounts',
    column: 'account_id',
    onDeletion: { does: 'delete', part: 'looks' },
    inExport: { leftOut: 'elsewhere' },
  },
  // Also of others viewed in the same event: the reason may name both.
  named('data_views', 'subject_id', { table: 'data_views', id: 'subject_id', column: 'viewed_account_id' }),
  {
    table: 'data_views',
    column: 'viewed_account_id',
    onDeletion: { does: 'delete', part: 'looks' },
    inExport: {
      section: 'looks',
      columns: { what: 'what', reference: 'reference', reason: 'reason_encrypted', from: 'at' },
    },
  },
  ...workColumns('data_views', 'viewer_account_id'),
  {
    table: 'staff_members',
    column: 'account_id',
    onDeletion: { does: 'clear', part: 'signIn', columns: { totp_secret_encrypted: 'null' } },
    inExport: { section: 'staff', columns: { name: 'display_name', role: 'roles', from: 'created_at' } },
  },
  ...workColumns('missed_searches', 'handled_by'),
  ...workColumns('content_records', 'updated_by'),
  ...workColumns('content_texts', 'scheduled_by', 'submitted_by', 'updated_by'),
  ...workColumns('content_versions', 'saved_by'),
  ...workColumns('content_pictures', 'created_by', 'waiting_by'),
  ...workColumns('imports', 'created_by', 'worked_by'),
  {
    table: 'venture_judges',
    column: 'account_id',
    onDeletion: { does: 'clear', part: 'contacts', columns: { statement_encrypted: 'null' } },
    inExport: {
      section: 'staff',
      columns: { text: 'statement_encrypted', state: 'state', from: 'invited_at' },
    },
  },
  ...workColumns('venture_judges', 'invited_by'),
  ...workColumns('venture_rounds', 'changed_by', 'publish_asked_by', 'publish_confirmed_by'),
  ...workColumns('venture_decisions', 'proposed_by', 'confirmed_by'),
  ...workColumns('venture_revisions', 'proposed_by', 'confirmed_by'),
  // What a judge says of the entries of others.
  {
    table: 'venture_reviews',
    column: 'judge_id',
    of: { table: 'venture_judges', column: 'account_id' },
    onDeletion: { does: 'keep', why: 'work', staysWritten: 'work' },
    inExport: { leftOut: 'work' },
  },
]
