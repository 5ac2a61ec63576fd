import type { PersonalTable } from './personal-table.ts'

/** Messages to them, their drafts, and their files. */
export const messages: readonly PersonalTable[] = [
  {
    table: 'teams',
    column: 'owner_account_id',
    onDeletion: { does: 'clear', part: 'teams', columns: { owner_account_id: 'null', name: 'empty' } },
    inExport: { section: 'teams', columns: { name: 'name', from: 'created_at' } },
  },
  {
    table: 'deliveries',
    column: 'account_id',
    onDeletion: { does: 'delete', part: 'messages' },
    inExport: {
      section: 'messages',
      columns: { channel: 'channel', state: 'state', from: 'created_at', ended: 'finished_at' },
    },
  },
  {
    table: 'message_preferences',
    column: 'account_id',
    onDeletion: { does: 'delete', part: 'messages' },
    inExport: {
      section: 'messages',
      columns: {
        muted: 'muted',
        quiet: 'is_quiet_at_night',
        digest: 'has_digest',
        deviceTexts: 'has_device_texts',
        from: 'changed_at',
      },
    },
  },
  {
    table: 'notifications',
    column: 'account_id',
    onDeletion: { does: 'delete', part: 'messages' },
    inExport: {
      section: 'messages',
      columns: { message: 'template', values: 'params', link: 'link', from: 'created_at', read: 'read_at' },
    },
  },
  {
    table: 'notifications',
    column: 'read_by',
    onDeletion: { does: 'clear', part: 'messages', columns: { read_by: 'null' } },
    inExport: { leftOut: 'team' },
  },
  {
    table: 'statement_drafts',
    column: 'account_id',
    onDeletion: { does: 'delete', part: 'drafts' },
    inExport: { section: 'drafts', columns: { text: 'statement_encrypted', from: 'saved_at' } },
  },
  {
    table: 'kept_forms',
    column: 'account_id',
    onDeletion: { does: 'delete', part: 'drafts' },
    inExport: { section: 'drafts', columns: { text: 'form_encrypted', from: 'kept_at' } },
  },
  {
    table: 'files',
    column: 'owner_account_id',
    onDeletion: { does: 'keep', why: 'team' },
    inExport: {
      section: 'files',
      columns: {
        id: 'id',
        name: 'name_encrypted',
        kind: 'media_type',
        bytes: 'bytes',
        purpose: 'purpose',
        from: 'created_at',
        ended: 'removed_at',
      },
    },
  },
]
