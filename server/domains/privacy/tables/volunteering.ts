import type { PersonalTable } from './personal-table.ts'

/** Sign-ups for volunteering. Their places become free, and go to whoever waits. */
export const volunteering: readonly PersonalTable[] = [
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
        from: 'created_at',
      },
    },
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
