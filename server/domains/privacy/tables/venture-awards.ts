import { named, type Parent, type PersonalTable, workColumns } from './personal-table.ts'

const inTeam = { table: 'memberships', id: 'team_id', column: 'account_id', isCurrent: true } as const
const award = { table: 'venture_awards', column: 'team_id', of: inTeam } as const
const wasInTeam: Parent = { table: 'memberships', id: 'team_id', column: 'account_id' }
const ofAward: Parent = { table: 'venture_awards', column: 'team_id', of: wasInTeam }

/** What was awarded, agreed, paid and reported: the team's, which goes on with it. */
export const ventureAwards: readonly PersonalTable[] = [
  {
    table: 'venture_reports',
    column: 'sent_by',
    onDeletion: { does: 'keep', why: 'team' },
    inExport: {
      section: 'applications',
      ofTeam: {
        column: 'award_id',
        of: award,
        hides: ['answers_encrypted', 'returned_because_encrypted'],
        author: 'sent_by',
      },
      columns: {
        id: 'id',
        kind: 'kind',
        state: 'state',
        answers: 'answers_encrypted',
        reason: 'returned_because_encrypted',
        until: 'due_on',
        sent: 'sent_at',
      },
    },
  },
  {
    table: 'venture_agreements',
    column: 'accepted_by',
    onDeletion: { does: 'keep', why: 'history' },
    inExport: {
      section: 'applications',
      ofTeam: { column: 'award_id', of: award, hides: ['text_encrypted'], author: 'accepted_by' },
      columns: { id: 'id', text: 'text_encrypted', sent: 'accepted_at' },
    },
  },
  ...workColumns('venture_agreements', 'proposed_by'),
  ...workColumns('venture_awards', 'stop_asked_by', 'stop_confirmed_by'),
  ...workColumns('venture_tranches', 'asked_by', 'approved_by', 'waiver_asked_by', 'waiver_confirmed_by'),
  ...workColumns('venture_tranches', 'proposed_by', 'confirmed_by'),
  named('venture_awards', 'team_id', wasInTeam),
  ...['venture_agreements', 'venture_tranches', 'venture_reports'].map((table) =>
    named(table, 'award_id', ofAward),
  ),
]
