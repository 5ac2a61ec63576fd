import { named, type Parent, type PersonalTable, workColumns } from './personal-table.ts'

const ofTeam: Parent = { table: 'memberships', id: 'team_id', column: 'account_id' }
const ofTeamsQuestion: Parent = { table: 'venture_questions', column: 'team_id', of: ofTeam }

/** Entries of teams and questions about them, which their team and staff go on with. */
export const ventureQuestions: readonly PersonalTable[] = [
  {
    table: 'venture_answers',
    column: 'account_id',
    onDeletion: { does: 'keep', why: 'history' },
    inExport: {
      section: 'applications',
      columns: { text: 'text_encrypted', version: 'version', from: 'at' },
    },
  },
  {
    table: 'venture_questions',
    column: 'account_id',
    writtenBy: 'all',
    onDeletion: { does: 'keep', why: 'history' },
    inExport: {
      section: 'applications',
      columns: { reference: 'reference', text: 'text_encrypted', state: 'state', from: 'asked_at' },
    },
  },
  {
    table: 'venture_question_reads',
    column: 'account_id',
    onDeletion: { does: 'keep', why: 'history' },
    inExport: { leftOut: 'elsewhere' },
  },
  // A step that somebody of the team took stands in the history of their application.
  {
    table: 'venture_events',
    column: 'account_id',
    onDeletion: { does: 'keep', why: 'history' },
    inExport: { leftOut: 'elsewhere' },
  },
  named('venture_entries', 'team_id', ofTeam),
  named('venture_questions', 'team_id', ofTeam),
  named('venture_answers', 'question_id', ofTeamsQuestion),
  ...workColumns('venture_questions', 'assigned_to', 'locked_by'),
  // Whose question staff passed on; its words are about the entry.
  {
    table: 'venture_questions',
    column: 'judge_id',
    onDeletion: { does: 'keep', why: 'work' },
    inExport: { leftOut: 'work' },
  },
]
