import type { TestPortal } from '../portal/portal.ts'
import { createAccount, createMember, createStaff, type TestAccount, type TestTeam } from './actors.ts'
import { makePdf } from './make-pdf.ts'
import { verifyTeam } from './verifications.ts'

/** Uploads a paper of a change and returns its id. */
export async function uploadChangePaper(
  portal: TestPortal,
  token: string,
  purpose: 'authorisationLetter' | 'unreachableProof' = 'authorisationLetter',
): Promise<string> {
  const api = await portal.api({ token })
  const file = new File([new Uint8Array(makePdf({ pages: 1 }))], '授权证明.pdf')
  return (await api.files.upload({ purpose, file })).fileId
}

/** The statement of a person who requests a change. */
export async function makeChange(portal: TestPortal, teamId: string, asking: TestAccount, phone?: string) {
  return {
    TeamID: teamId,
    phone: phone ?? asking.phone,
    realName: '苏禾',
    position: '秘书长',
    statement: '原超管已经离职。',
    letter: [await uploadChangePaper(portal, asking.token)],
  }
}

export type RunningChange = {
  team: TestTeam
  organisationId: string
  /** The requester. */
  next: TestAccount
  changeId: string
  version: number
}

/** A change requested by a member of a verified team, while the other side may still answer. */
export async function requestChange(
  portal: TestPortal,
  options: { team?: TestTeam; isStranger?: boolean; next?: TestAccount } = {},
): Promise<RunningChange> {
  const { team, organisationId } = await verifiedTeam(portal, options.team)
  await portal.db
    .updateTable('super_admin_changes')
    .set({ state: 'withdrawn' })
    .where('team_id', '=', team.teamId)
    .where('state', 'in', ['cooling_off', 'deciding', 'contested'])
    .execute()
  const { isStranger, next = await (isStranger ? createAccount(portal) : memberOf(portal, team)) } = options
  const api = await portal.api({ token: next.token })
  const { changeId, version } = await api.organisations.superAdminUpdate(
    await makeChange(portal, team.teamId, next),
  )
  return { team, organisationId, next, changeId, version }
}

/** The same, contested by the present super admin, so that it waits for two members of staff. */
export async function contestChange(portal: TestPortal, running?: RunningChange): Promise<RunningChange> {
  const change = running ?? (await requestChange(portal))
  const api = await portal.api({ token: change.team.superAdmin.token })
  const { version } = await api.organisations.superAdminAnswer({
    changeId: change.changeId,
    version: change.version,
    action: 'contest',
    statement: '我没有离职。',
  })
  return { ...change, version }
}

/** The opinion of a further verifier about a change. */
export async function giveOpinion(
  portal: TestPortal,
  change: Pick<RunningChange, 'changeId' | 'version'>,
  verdict: 'complete' | 'refuse' = 'complete',
  by?: TestAccount,
) {
  const verifier = by ?? (await createStaff(portal, ['verifier']))
  const api = await portal.api({ token: verifier.token })
  const answer = await api.organisationsStaff.changeDecide({
    changeId: change.changeId,
    version: change.version,
    verdict,
    ...(verdict === 'refuse' && { reason: 'contestUpheld' as const }),
  })
  return { ...answer, verifier }
}

async function verifiedTeam(portal: TestPortal, team?: TestTeam) {
  if (team) {
    const row = await portal.db
      .selectFrom('teams')
      .select('organisation_id')
      .where('id', '=', team.teamId)
      .executeTakeFirstOrThrow()
    if (row.organisation_id) return { team, organisationId: row.organisation_id }
  }
  const verified = await verifyTeam(portal, team)
  return { team: verified.team, organisationId: verified.organisationId }
}

function memberOf(portal: TestPortal, { teamId }: TestTeam): Promise<TestAccount> {
  return createMember(portal, teamId, 'admin')
}
