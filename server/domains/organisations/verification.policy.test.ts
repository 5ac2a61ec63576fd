import { expect, it } from 'vitest'
import { heldId } from '../../../shared/lib/owned-id.ts'
import type { TeamRole } from '../../../shared/rules/staff/roles.ts'
import type { Account, CallContext } from '../../context.ts'
import { canLead, requireLedTeam, requireOwn } from './verification.policy.ts'
import type { OrganisationRow } from './verification.queries.ts'

type Answer = 'allowed' | 'noTeam' | 'teamChanged' | 'notAvailable'

/** The outcome of a policy check: allowed, else the name of its error. */
function said(ask: () => unknown): string {
  try {
    ask()
    return 'allowed'
  } catch (error) {
    return (error as { reason: string }).reason
  }
}

/** The acting team and the role in it, the team that the page was for, and the outcome. */
it.each<[{ id: string; role: TeamRole } | null, string, Answer]>([
  [null, 'team', 'noTeam'],
  [null, '', 'noTeam'],
  [{ id: 'team', role: 'member' }, 'team', 'notAvailable'],
  [{ id: 'team', role: 'admin' }, 'team', 'allowed'],
  [{ id: 'team', role: 'superAdmin' }, 'team', 'allowed'],
  [{ id: 'team', role: 'member' }, 'another', 'teamChanged'],
  [{ id: 'team', role: 'admin' }, 'another', 'teamChanged'],
  [{ id: 'team', role: 'superAdmin' }, 'another', 'teamChanged'],
  [{ id: 'team', role: 'superAdmin' }, '', 'teamChanged'],
])('leading as %j on a page for the team %j: %s', (team, stated, answer) => {
  const ctx = { actor: { team } } as CallContext<Account>
  const lead = () => requireLedTeam(ctx, heldId(stated))
  expect(said(lead)).toBe(answer)
  if (answer === 'allowed') expect(lead()).toBe(team)
})

it.each<[TeamRole, boolean]>([
  ['member', false],
  ['admin', true],
  ['superAdmin', true],
])('verifying the organisation as %s: %s', (role, isAllowed) => {
  expect(canLead({ role })).toBe(isAllowed)
})

it.each<[string, { team_id: string | null } | undefined, Answer]>([
  ['missing', undefined, 'notAvailable'],
  ['of another team', { team_id: 'another' }, 'notAvailable'],
  ['of no team', { team_id: null }, 'notAvailable'],
  ['of its own', { team_id: 'team' }, 'allowed'],
])('a team and an organisation that is %s: %s', (_, organisation, answer) => {
  expect(said(() => requireOwn(organisation as OrganisationRow | undefined, heldId('team')))).toBe(answer)
})
