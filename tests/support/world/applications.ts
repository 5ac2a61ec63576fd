import { sql } from 'kysely'
import { submitFor } from '../../../app/features/applications/calls-of.ts'
import type { ApplicationState } from '../../../shared/rules/applications/application-transitions.ts'
import { type OfferingKind, offeringInput } from '../../../shared/rules/applications/offerings.ts'
import type { TestPortal } from '../portal/portal.ts'
import { createStaff, createTeam, type TestAccount, type TestTeam } from './actors.ts'
import { createOffering } from './offerings.ts'
import { plainAnswers } from './tools.ts'

export type TestApplication = {
  applicationId: string
  toolId: string
  team: TestTeam
  reviewer: TestAccount
}

/** Skips the ten minutes in which no reviewer can open an application. */
export async function passAmendWindow(portal: TestPortal, applicationId: string): Promise<void> {
  await portal.db
    .updateTable('applications')
    .set({ amendable_until: sql<Date>`now() - interval '1 second'` })
    .where('id', '=', applicationId)
    .execute()
}

/** The version that a reviewer sees now. */
export async function versionOf(portal: TestPortal, applicationId: string): Promise<number> {
  const row = await portal.db
    .selectFrom('applications')
    .select('version')
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow()
  return row.version
}

/**
 * Brings an application of a new team to a state, through the calls that lead there.
 * @param options.toolId the number of the offering, of whichever kind
 */
export async function createApplication(
  portal: TestPortal,
  state: Exclude<ApplicationState, 'expired'>,
  options: { kind?: OfferingKind; toolId?: string; team?: TestTeam; reviewer?: TestAccount } = {},
): Promise<TestApplication> {
  const kind = options.kind ?? 'tool'
  const toolId = options.toolId ?? (await createOffering(portal, kind))
  const team = options.team ?? (await createTeam(portal))
  const reviewer = options.reviewer ?? (await createStaff(portal, ['reviewer']))
  const api = await portal.api({ token: team.superAdmin.token })
  const own = api.applications
  const staff = (await portal.api({ token: reviewer.token })).applicationsStaff
  // A grant is taken back by a second person.
  const another = async () =>
    (await portal.api({ token: (await createStaff(portal, ['reviewer'])).token })).applicationsStaff
  const TeamID = team.teamId
  const { applicationId } = await own.start({ TeamID, ...offeringInput(kind, toolId) })
  const seen = async () => ({ applicationId, version: await versionOf(portal, applicationId) })
  const steps: Record<string, () => Promise<unknown>> = {
    submit: () => submitFor(api, { kind, id: toolId }, { TeamID, answers: plainAnswers }),
    withdraw: () => own.withdraw({ TeamID, applicationId }),
    open: async () => {
      await passAmendWindow(portal, applicationId)
      return staff.open(await seen())
    },
    requestCorrection: async () =>
      staff.requestCorrection({ ...(await seen()), keys: ['purpose'], remark: '写具体一点' }),
    reject: async () => staff.decide({ ...(await seen()), verdict: 'reject', reasonCode: 'planUnclear' }),
    approve: async () => staff.decide({ ...(await seen()), verdict: 'approve' }),
    confirm: () => own.confirmActivation({ TeamID, applicationId }),
    complete: async () => (await another()).end({ ...(await seen()), how: 'complete', text: '用完了' }),
    revoke: async () => (await another()).end({ ...(await seen()), how: 'revoke', text: '长期未使用' }),
  }
  for (const step of wayTo[state]) await steps[step]?.()
  return { applicationId, toolId, team, reviewer }
}

const wayTo: Record<Exclude<ApplicationState, 'expired'>, string[]> = {
  draft: [],
  submitted: ['submit'],
  withdrawn: ['submit', 'withdraw'],
  in_review: ['submit', 'open'],
  needs_correction: ['submit', 'open', 'requestCorrection'],
  rejected: ['submit', 'open', 'reject'],
  approved: ['submit', 'open', 'approve'],
  fulfilling: ['submit', 'open', 'approve'],
  active: ['submit', 'open', 'approve', 'confirm'],
  completed: ['submit', 'open', 'approve', 'confirm', 'complete'],
  revoked: ['submit', 'open', 'approve', 'confirm', 'revoke'],
}
