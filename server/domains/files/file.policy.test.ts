import { expect, it } from 'vitest'
import { heldId } from '../../../shared/lib/owned-id.ts'
import type { Privilege } from '../../../shared/rules/staff/privileges.ts'
import { privileges } from '../../../shared/rules/staff/privileges.ts'
import type { Account } from '../../context.ts'
import { pageToOpen, reasonToOpen } from './file.policy.ts'
import type { FileRow } from './files.queries.ts'

type Who = Partial<Pick<Account, 'accountId' | 'team'>> & {
  privileges?: Privilege[]
  hasSecondFactor?: boolean
}

function actorOf({ privileges: held, hasSecondFactor = true, ...who }: Who): Account {
  const staff = held && { roles: [], privileges: held, hasSecondFactor, hasFreshProof: true }
  return {
    kind: 'account',
    accountId: heldId('other'),
    sessionId: 's',
    team: null,
    isConsentDue: false,
    staff: staff ?? null,
    ...who,
  }
}

const fileOf = (attached_kind: string | null, team_id: string | null = 'team') =>
  ({ owner_account_id: 'owner', team_id, attached_kind }) as FileRow

const owner: Who = { accountId: heldId('owner') }
const colleague: Who = { team: { id: heldId('team'), role: 'member' } }
const admin: Who = { team: { id: heldId('team'), role: 'admin' } }
const superAdmin: Who = { team: { id: heldId('team'), role: 'superAdmin' } }
const stranger: Who = { team: { id: heldId('another'), role: 'superAdmin' } }
const everyPrivilege: Who = { privileges: [...privileges] }

/** What a file is attached to, who opens it, and on what ground. */
it.each<[string | null, string, Who, ReturnType<typeof reasonToOpen>]>([
  [null, 'its owner', owner, 'own'],
  [null, 'a colleague', colleague, null],
  [null, 'staff with every privilege', everyPrivilege, null],
  ['statementDraft', 'its owner', owner, 'own'],
  ['statementDraft', 'a colleague', colleague, null],
  ['statementDraft', 'staff with every privilege', everyPrivilege, null],
  ['organisation', 'its owner', owner, 'own'],
  ['organisation', 'a colleague', colleague, null],
  ['organisation', 'another admin', admin, null],
  ['organisation', 'the super admin', superAdmin, 'team'],
  ['organisation', 'another team', stranger, null],
  ['organisation', 'verifiers', { privileges: ['revealOrganisations'] }, 'staff'],
  ['organisation', 'who sees nothing in full', { privileges: ['reviewOrganisations'] }, null],
  ['organisation', 'reviewers', { privileges: ['revealApplicants'] }, null],
  ['superAdminChange', 'verifiers of super admins', { privileges: ['revealSuperAdmins'] }, 'staff'],
  ['superAdminChange', 'verifiers of organisations', { privileges: ['revealOrganisations'] }, null],
  ['application', 'a colleague', colleague, 'team'],
  ['application', 'another team', stranger, null],
  ['application', 'somebody without a team', {}, null],
  ['application', 'reviewers', { privileges: ['revealApplicants'] }, 'staff'],
  ['application', 'who decides without reviewing', { privileges: ['decideApplications'] }, null],
  ['picture', 'editors', { privileges: ['editContent'] }, 'staff'],
  ['picture', 'who only sees content', { privileges: ['seeContent'] }, null],
  ['feedback', 'support agents', { privileges: ['handleFeedback'] }, 'staff'],
  ['feedback', 'who handles requests for tools', { privileges: ['handleToolRequests'] }, null],
  ['somethingElse', 'staff with every privilege', everyPrivilege, null],
  ['toString', 'staff with every privilege', everyPrivilege, null],
])('a file of %s, for %s', (kind, _, who, reason) => {
  expect(reasonToOpen(actorOf(who), fileOf(kind))).toBe(reason)
})

it('lets staff open papers only from the page where they state a reason', () => {
  const kinds = ['organisation', 'superAdminChange', 'application', 'feedback', 'picture']
  const ofStaff = kinds.filter((kind) => reasonToOpen(actorOf(everyPrivilege), fileOf(kind)) === 'staff')
  expect(ofStaff).toEqual(kinds)
  expect(ofStaff.filter((kind) => pageToOpen(fileOf(kind)) === null)).toEqual(['picture'])
})

it('asks staff for a second factor in the session', () => {
  const who: Who = { privileges: ['revealApplicants'], hasSecondFactor: false }
  expect(reasonToOpen(actorOf(who), fileOf('application'))).toBe(null)
})

it('does not treat people without a team as colleagues for a file without one', () => {
  expect(reasonToOpen(actorOf({}), fileOf('feedback', null))).toBe(null)
  expect(reasonToOpen(actorOf(colleague), fileOf('feedback', null))).toBe(null)
})
