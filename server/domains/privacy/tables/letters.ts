import { type PersonalTable, workColumns } from './personal-table.ts'

const ofTicket = { column: 'ticket_id', of: { table: 'feedback_tickets', column: 'account_id' } }

/** Feedback, requests, likes. */
export const letters: readonly PersonalTable[] = [
  {
    table: 'feedback_messages',
    ...ofTicket,
    onDeletion: { does: 'keep', why: 'history' },
    inExport: { section: 'feedback', columns: { side: 'side', text: 'body_encrypted', from: 'created_at' } },
  },
  {
    table: 'feedback_messages',
    column: 'account_id',
    onDeletion: { does: 'keep', why: 'history' },
    inExport: { leftOut: 'elsewhere' },
  },
  {
    table: 'feedback_events',
    column: 'account_id',
    onDeletion: { does: 'keep', why: 'history' },
    inExport: { section: 'feedback', columns: { action: 'action', from: 'at' } },
  },
  {
    table: 'feedback_barred',
    column: 'account_id',
    onDeletion: { does: 'delete', part: 'contacts' },
    inExport: { leftOut: 'elsewhere' },
  },
  {
    table: 'feedback_tickets',
    column: 'account_id',
    onDeletion: {
      does: 'clear',
      part: 'contacts',
      columns: {
        account_id: 'null',
        contact_channel: 'null',
        contact_encrypted: 'null',
        name_encrypted: 'null',
        view: 'null',
      },
    },
    inExport: {
      section: 'feedback',
      columns: {
        reference: 'reference',
        kind: 'kind',
        topic: 'topic',
        state: 'state',
        about: 'about_encrypted',
        contact: 'contact_encrypted',
        name: 'name_encrypted',
        answer: 'result_reason_encrypted',
        page: 'page',
        device: 'view',
        from: 'received_at',
      },
    },
  },
  ...workColumns('feedback_tickets', 'assigned_to', 'locked_by'),
  {
    table: 'tool_requests',
    column: 'account_id',
    onDeletion: {
      does: 'clear',
      part: 'contacts',
      columns: { account_id: 'null', contact_encrypted: 'null' },
    },
    inExport: {
      section: 'requests',
      columns: {
        reference: 'reference',
        text: 'need_encrypted',
        tool: 'tool_name_encrypted',
        keywords: 'keywords_encrypted',
        contact: 'contact_encrypted',
        state: 'state',
        answer: 'answer_encrypted',
        from: 'created_at',
      },
    },
  },
  ...workColumns('tool_requests', 'changed_by', 'assigned_to', 'locked_by'),
  {
    table: 'adoption_requests',
    column: 'account_id',
    onDeletion: {
      does: 'clear',
      part: 'contacts',
      columns: { account_id: 'null', contact_encrypted: 'empty' },
    },
    inExport: {
      section: 'requests',
      columns: {
        reference: 'reference',
        organisation: 'organisation_encrypted',
        place: 'place_encrypted',
        text: 'purpose_encrypted',
        contact: 'contact_encrypted',
        state: 'state',
        from: 'received_at',
      },
    },
  },
  ...workColumns('adoption_requests', 'changed_by', 'assigned_to', 'locked_by'),
  {
    table: 'project_likes',
    column: 'account_id',
    // The like stays, but leads to nobody.
    onDeletion: { does: 'clear', part: 'contacts', columns: { account_id: 'null', address_key: 'random' } },
    inExport: { section: 'likes', columns: { kind: 'type', number: 'number', from: 'liked_at' } },
  },
]
