import { type PersonalTable, workColumns } from './personal-table.ts'

/**
 * Sign-ups for volunteering: their places become free, and go to whoever waits. A certificate stays without its
 * holder, so that a paper in somebody's hands can still be checked.
 */
export const volunteering: readonly PersonalTable[] = [
  {
    table: 'hours_disputes',
    column: 'account_id',
    writtenBy: 'all',
    onDeletion: { does: 'delete', part: 'volunteering' },
    inExport: {
      section: 'volunteering',
      columns: {
        reference: 'reference',
        minutes: 'volunteer_minutes',
        text: 'volunteer_words_encrypted',
        answer: 'host_words_encrypted',
        reason: 'words_encrypted',
        state: 'state',
        from: 'raised_at',
        ended: 'ended_at',
      },
    },
  },
  ...workColumns('hours_disputes', 'assigned_to', 'locked_by'),
  {
    table: 'volunteer_signups',
    column: 'account_id',
    onDeletion: { does: 'delete', part: 'volunteering' },
    inExport: {
      section: 'volunteering',
      columns: {
        name: 'name_encrypted',
        text: 'note_encrypted',
        answer: 'answer_encrypted',
        people: 'size',
        state: 'state',
        minutes: 'minutes',
        until: 'left_at',
        from: 'created_at',
      },
    },
  },
  {
    table: 'volunteer_certificates',
    column: 'account_id',
    onDeletion: {
      does: 'clear',
      part: 'volunteering',
      columns: { account_id: 'null', facts_encrypted: 'null', reason_encrypted: 'null' },
    },
    inExport: {
      section: 'volunteering',
      columns: {
        reference: 'number',
        organisation: 'host',
        text: 'facts_encrypted',
        state: 'state',
        reason: 'reason_encrypted',
        from: 'issued_on',
      },
    },
  },
  {
    table: 'volunteer_shifts',
    column: 'project_id',
    of: { table: 'skilled_projects', column: 'account_id' },
    onDeletion: { does: 'keep', why: 'history' },
    inExport: { leftOut: 'elsewhere' },
  },
  {
    table: 'skilled_projects',
    column: 'account_id',
    writtenBy: 'all',
    onDeletion: {
      does: 'clear',
      part: 'volunteering',
      columns: {
        account_id: 'null',
        scope_encrypted: 'null',
        proposal_encrypted: 'null',
        talk_how_encrypted: 'null',
        achieved_encrypted: 'null',
        comment_encrypted: 'null',
        reason_encrypted: 'null',
      },
    },
    inExport: {
      section: 'volunteering',
      columns: {
        need: 'scope_encrypted',
        values: 'proposal_encrypted',
        contact: 'talk_how_encrypted',
        text: 'achieved_encrypted',
        note: 'comment_encrypted',
        reason: 'reason_encrypted',
        state: 'state',
        minutes: 'minutes',
        from: 'created_at',
        until: 'ends_on',
      },
    },
  },
  {
    table: 'skilled_projects',
    column: 'contact_id',
    onDeletion: { does: 'keep', why: 'history' },
    inExport: { leftOut: 'team' },
  },
  {
    table: 'volunteer_feeds',
    column: 'account_id',
    onDeletion: { does: 'delete', part: 'volunteering' },
    inExport: { leftOut: 'secret' },
  },
  {
    table: 'activity_hosts',
    column: 'proposed_by',
    onDeletion: { does: 'keep', why: 'history' },
    inExport: { leftOut: 'team' },
  },
]
