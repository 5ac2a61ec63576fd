import { randomBytes, randomUUID } from 'node:crypto'
import type { Api } from '../../../../shared/contract/contract.ts'
import { heldId, type OwnedId } from '../../../../shared/lib/owned-id.ts'
import type { Privilege } from '../../../../shared/rules/staff/privileges.ts'
import type { StaffRole } from '../../../../shared/rules/staff/roles.ts'
import type { Actor } from '../../../context.ts'
import { createInProcessApi } from '../../../http/calls/in-process-api.ts'
import type { RequestScope } from '../../../http/calls/request-scope.ts'
import { visitorScope } from '../../../http/calls/scope-of-request.ts'
import type { Services } from '../../../services.ts'

/** A team and the calls of whoever leads it. */
export type Acting = { teamId: OwnedId; api: Api }

/** What the demo's teams need of its staff. */
export type DemoOffice = { reviewer: Api; verifier: Api; editor: Api }
/** Two run the venture programme, because what one proposes another confirms. */
export type VentureOffice = { managers: readonly [Api, Api]; judges: readonly DemoJudge[] }
type DemoJudge = { accountId: OwnedId; api: Api }

const staffPrivileges = {
  reviewer: ['reviewApplications', 'decideApplications', 'manageCodes'],
  verifier: ['reviewOrganisations', 'decideOrganisations'],
  editor: ['editContent'],
  ventureManager: ['runVenture'],
  judge: ['judgeEntries'],
} as const satisfies Partial<Record<StaffRole, readonly Privilege[]>>
export type DemoRole = keyof typeof staffPrivileges

/** The portal's calls as a person makes them, who acts for a team or for none. */
export function actAs(services: Services, accountId: string, teamId: string | null = null): Api {
  const team = teamId ? ({ id: heldId(teamId), role: 'superAdmin' } as const) : null
  return callsOf(services, { ...personOf(accountId), team })
}

/** The same for a member of staff, with the privileges that this needs. */
export function actAsStaff(services: Services, accountId: string, role: DemoRole): Api {
  const standing = { hasSecondFactor: true, hasFreshProof: true, privileges: [...staffPrivileges[role]] }
  return callsOf(services, { ...personOf(accountId), staff: { roles: [role], ...standing } })
}

function personOf(accountId: string) {
  const session = { sessionId: randomUUID(), isConsentDue: false }
  return { kind: 'account', accountId: heldId(accountId), ...session, team: null, staff: null } as const
}

/** Each time from another browser: two self-tests of one person are two. */
function callsOf(services: Services, actor: Actor): Api {
  const request = { path: '/', cookieHeader: undefined, userAgent: undefined, address: '127.0.0.1' }
  const scope: RequestScope = {
    ...visitorScope(services, request),
    actor,
    browserId: randomBytes(16).toString('base64url'),
    isKnownBrowser: true,
    forWriting: async () => scope,
  }
  return createInProcessApi(scope, (error) => {
    throw error
  })
}
