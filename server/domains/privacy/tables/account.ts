import { type InExport, type PersonalTable, workColumns } from './personal-table.ts'

/** An earlier platform's data about a person. */
const earlierUser: InExport = {
  section: 'account',
  columns: {
    phone: 'phone_encrypted',
    name: 'name_encrypted',
    email: 'email_encrypted',
    team: 'team_name',
    state: 'state',
    from: 'imported_at',
  },
}

/** Packages, deletion, audit, surveys, partners, and finally the account itself. */
export const account: readonly PersonalTable[] = [
  {
    table: 'account_exports',
    column: 'account_id',
    onDeletion: { does: 'delete', part: 'files' },
    inExport: { leftOut: 'elsewhere' },
  },
  {
    table: 'account_deletions',
    column: 'account_id',
    onDeletion: { does: 'keep', why: 'proof' },
    inExport: {
      section: 'account',
      columns: { from: 'requested_at', until: 'due_at', withdrawn: 'cancelled_at' },
    },
  },
  {
    table: 'account_suspensions',
    column: 'account_id',
    onDeletion: { does: 'keep', why: 'decision' },
    inExport: {
      section: 'account',
      columns: {
        state: 'reason',
        reason: 'words_encrypted',
        from: 'suspended_at',
        note: 'lift_words_encrypted',
        until: 'lifted_at',
      },
    },
  },
  ...workColumns('account_suspensions', 'suspended_by', 'lifted_by'),
  {
    table: 'audit_events',
    column: 'account_id',
    onDeletion: { does: 'keep', why: 'proof', staysWritten: 'audit' },
    inExport: {
      section: 'actions',
      columns: { action: 'kind', what: 'subject_kind', id: 'subject_id', from: 'at' },
    },
  },
  {
    table: 'survey_recipients',
    column: 'account_id',
    onDeletion: { does: 'delete', part: 'messages' },
    inExport: { section: 'messages', columns: { id: 'survey_id', from: 'told_at', sent: 'answered_on' } },
  },
  ...workColumns('surveys', 'created_by', 'opened_by'),
  {
    table: 'partner_bindings',
    column: 'account_id',
    onDeletion: { does: 'delete', part: 'signIn' },
    inExport: {
      section: 'signIn',
      columns: { id: 'subject', from: 'bound_at', ended: 'ended_at', agreed: 'hours_since' },
    },
  },
  {
    table: 'partner_hours',
    column: 'binding_id',
    of: { table: 'partner_bindings', column: 'account_id' },
    onDeletion: { does: 'delete', part: 'signIn' },
    inExport: { section: 'volunteering', columns: { minutes: 'minutes', sent: 'given_at' } },
  },
  {
    table: 'earlier_users',
    column: 'account_id',
    onDeletion: { does: 'delete', part: 'account' },
    inExport: earlierUser,
  },
  {
    table: 'earlier_users',
    column: 'phone_index',
    by: 'earlierPhone',
    onDeletion: { does: 'delete', part: 'account' },
    inExport: earlierUser,
  },
  ...workColumns('earlier_user_imports', 'imported_by'),
  {
    table: 'earlier_selves',
    column: 'account_id',
    onDeletion: { does: 'delete', part: 'account' },
    inExport: {
      section: 'account',
      columns: {
        phone: 'phone_encrypted',
        name: 'name_encrypted',
        realName: 'real_name_encrypted',
        email: 'email_encrypted',
        until: 'until',
      },
    },
  },
  // Last: the remaining row has no name, phone or address.
  {
    table: 'accounts',
    column: 'id',
    onDeletion: {
      does: 'clear',
      part: 'account',
      columns: {
        phone_encrypted: 'null',
        phone_index: 'null',
        name_encrypted: 'null',
        email_encrypted: 'null',
        email_index: 'null',
      },
    },
    inExport: {
      section: 'account',
      columns: {
        phone: 'phone_encrypted',
        name: 'name_encrypted',
        email: 'email_encrypted',
        language: 'locale',
        state: 'status',
        from: 'created_at',
      },
    },
  },
]
