import { type PersonalTable, workColumns } from './personal-table.ts'

/** Sign-in data: sessions, codes, keys, and consents. */
export const waysIn: readonly PersonalTable[] = [
  {
    table: 'staff_invitations',
    column: 'used_by',
    onDeletion: { does: 'clear', part: 'signIn', columns: { used_session_id: 'null' } },
    inExport: { leftOut: 'work' },
  },
  ...workColumns('staff_invitations', 'created_by'),
  ...workColumns('staff_role_changes', 'asked_by', 'decided_by'),
  {
    table: 'staff_role_changes',
    column: 'member_id',
    onDeletion: { does: 'keep', why: 'decision' },
    inExport: { leftOut: 'work' },
  },
  {
    table: 'mail_links',
    column: 'account_id',
    onDeletion: { does: 'delete', part: 'signIn' },
    inExport: { leftOut: 'short' },
  },
  {
    table: 'mail_links',
    column: 'email_index',
    by: 'linkedMail',
    onDeletion: { does: 'delete', part: 'signIn' },
    inExport: { leftOut: 'short' },
  },
  {
    table: 'provider_identities',
    column: 'account_id',
    onDeletion: { does: 'delete', part: 'signIn' },
    inExport: {
      section: 'signIn',
      columns: {
        name: 'label_encrypted',
        id: 'subject_encrypted',
        channel: 'provider',
        from: 'linked_at',
      },
    },
  },
  {
    table: 'passkeys',
    column: 'account_id',
    onDeletion: { does: 'delete', part: 'signIn' },
    inExport: {
      section: 'signIn',
      columns: { name: 'name', from: 'created_at', lastUsed: 'last_used_at' },
    },
  },
  {
    table: 'recovery_codes',
    column: 'account_id',
    onDeletion: { does: 'delete', part: 'signIn' },
    inExport: { leftOut: 'secret' },
  },
  {
    table: 'sessions',
    column: 'account_id',
    onDeletion: { does: 'delete', part: 'signIn' },
    inExport: {
      section: 'signIn',
      columns: {
        device: 'device',
        network: 'address_range',
        from: 'created_at',
        lastUsed: 'last_seen_at',
        ended: 'ended_at',
      },
    },
  },
  {
    table: 'known_browsers',
    column: 'account_id',
    onDeletion: { does: 'delete', part: 'signIn' },
    inExport: { section: 'signIn', columns: { lastUsed: 'last_signed_in_at' } },
  },
  {
    table: 'one_time_codes',
    column: 'phone_index',
    by: 'codePhone',
    onDeletion: { does: 'delete', part: 'signIn' },
    inExport: { leftOut: 'short' },
  },
  {
    table: 'idempotency_keys',
    column: 'actor',
    by: 'actor',
    onDeletion: { does: 'delete', part: 'signIn' },
    inExport: { leftOut: 'short' },
  },
  {
    table: 'consents',
    column: 'account_id',
    onDeletion: { does: 'keep', why: 'proof' },
    inExport: {
      section: 'consents',
      columns: {
        document: 'document',
        version: 'version',
        language: 'language',
        from: 'given_at',
        withdrawn: 'withdrawn_at',
      },
    },
  },
]
