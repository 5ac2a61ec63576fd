import { organisationFacts } from './organisations.ts'
import { named, type Parent, type PersonalTable } from './personal-table.ts'

/** Belongs to a team that they are or were in. */
const ofTeam: Parent = { table: 'memberships', id: 'team_id', column: 'account_id' }
const ofTeamsApplication: Parent = { table: 'applications', column: 'team_id', of: ofTeam }
const ofTeamsTicket: Parent = { table: 'feedback_tickets', column: 'team_id', of: ofTeam }
const ofTeamsOrganisation: Parent = { table: 'organisations', column: 'team_id', of: ofTeam }

/** Colleagues' texts, which may name them. Processed before the memberships that lead to them are removed. */
export const ofTeams: readonly PersonalTable[] = [
  ...[
    'applications',
    'acting_persons',
    'activity_hosts',
    'adoption_requests',
    'feedback_tickets',
    'files',
    'hours_disputes',
    'selftest_results',
    'selftest_rounds',
    'selftest_steps',
    'skilled_projects',
    'statement_drafts',
    'super_admin_changes',
    'team_invitations',
    'team_join_requests',
    'tool_requests',
    'volunteer_certificates',
    'volunteer_contacts',
  ].map((table) => named(table, 'team_id', ofTeam)),
  ...[
    'application_decisions',
    'application_events',
    'application_messages',
    'application_revisions',
    'quota_reservations',
  ].map((table) => named(table, 'application_id', ofTeamsApplication)),
  ...(['team_id', 'provider_team_id'] as const).flatMap((column) => [
    named('orders', column, ofTeam),
    named('order_events', 'order_id', { table: 'orders', column, of: ofTeam }),
  ]),
  named('volunteer_shifts', 'project_id', { table: 'skilled_projects', column: 'team_id', of: ofTeam }),
  named('feedback_messages', 'ticket_id', ofTeamsTicket),
  named('organisations', 'team_id', ofTeam, { facts: organisationFacts }),
  named('organisation_submissions', 'organisation_id', ofTeamsOrganisation, { facts: ['facts'] }),
  ...['organisation_events', 'organisation_faces'].map((table) =>
    named(table, 'organisation_id', ofTeamsOrganisation),
  ),
]
