import { ApiError } from '../../../../shared/contract/errors.ts'
import type { ListedProject, SkilledProject } from '../../../../shared/contract/volunteers/skilled.ts'
import { addDays, shanghaiDay } from '../../../../shared/lib/text/shanghai-time.ts'
import { skilledTerms } from '../../../../shared/rules/volunteers/skilled.ts'
import type { Account, CallContext, StaffMember, TeamMember } from '../../../context.ts'
import { recordNames } from '../../content/records/record-names.ts'
import { nameOfTeam } from '../../teams/teams.ts'
import { presentHours } from '../disputes/present-hours.ts'
import { agreedOf, open, proposalIn, scopeOf, talkOf } from './project-texts.ts'
import { stepsOf } from './skilled.policy.ts'
import {
  findProject,
  findSealedName,
  listProjects,
  listWork,
  type ProjectRow,
  sumWork,
} from './skilled.queries.ts'
import { isOpen } from './skilled-lifecycle.ts'

type Reader = Pick<CallContext, 'db' | 'services' | 'locale'>

/** The caller's project as a volunteer. @throws ApiError `notAvailable` */
export async function myProject(ctx: CallContext<Account>, { projectId }: { projectId: string }) {
  const project = await findProject(ctx.db, projectId)
  if (project?.account_id !== ctx.actor.accountId) throw new ApiError('notAvailable')
  return present(ctx, project, 'volunteer')
}

/** A project of the acting team. @throws ApiError `notAvailable` */
export async function hostedProject(ctx: CallContext<TeamMember>, { projectId }: { projectId: string }) {
  const project = await findProject(ctx.db, projectId)
  if (project?.team_id !== ctx.actor.team.id) throw new ApiError('notAvailable')
  return { ...(await present(ctx, project, 'host')), TeamID: ctx.actor.team.id }
}

/** All projects, the newest first. */
export async function listProjectsForStaff(
  ctx: CallContext<StaffMember>,
  { page, pageSize }: { page: number; pageSize: number },
) {
  const { rows, total } = await listProjects(ctx.db, { limit: pageSize, offset: (page - 1) * pageSize })
  return { items: await presentList(ctx, rows), total, pageSize }
}

/** What both sides read, without names. Every view is audited. @throws ApiError `notAvailable` */
export async function projectForStaff(ctx: CallContext<StaffMember>, { projectId }: { projectId: string }) {
  const project = await findProject(ctx.db, projectId)
  if (!project) throw new ApiError('notAvailable')
  const subject = { subjectKind: 'skilledProject', subjectId: project.id, teamId: project.team_id }
  ctx.audit({ kind: 'skilledProject.view', ...subject })
  return { ...(await present(ctx, project, 'staff')), takesHours: false }
}

async function presentList(ctx: Reader, rows: readonly ProjectRow[]): Promise<ListedProject[]> {
  const key = ({ activity: number }: ProjectRow) => ({ collection: 'volunteerActivities' as const, number })
  const titleOf = await recordNames(ctx.db, ctx.locale, rows.map(key))
  const worked = await sumWork(
    ctx.db,
    rows.map(({ id }) => id),
  )
  return Promise.all(
    rows.map(async (row) => ({
      projectId: row.id,
      activityID: String(row.activity),
      title: titleOf(key(row)),
      host: await nameOfTeam(ctx.db, row.team_id),
      state: row.state,
      agreed: agreedOf(row),
      confirmedMinutes: worked.get(row.id)?.confirmed ?? 0,
      statedMinutes: worked.get(row.id)?.stated ?? 0,
      closesOn: closesOn(row),
    })),
  )
}

/** The day on which the portal ends a project, if nobody does anything. */
function closesOn({ state, ends_on, changed_at, talk_at }: ProjectRow): string | null {
  if (!isOpen(state)) return null
  if (state === 'running') return ends_on && addDays(ends_on, skilledTerms.concludeDays + 1)
  const last = talk_at && talk_at > changed_at ? talk_at : changed_at
  return addDays(shanghaiDay(last), skilledTerms.lapseDays)
}

async function present(
  ctx: Reader,
  project: ProjectRow,
  side: SkilledProject['side'],
): Promise<SkilledProject> {
  const { services } = ctx
  const [listed] = await presentList(ctx, [project])
  if (!listed) throw new Error('The project is not presented')
  const proposal = proposalIn(services, project)
  const sealedName = await findSealedName(ctx.db, project)
  const work = await listWork(ctx.db, project.id)
  const hoursOf = await presentHours(ctx, work, side === 'staff' ? 'host' : side)
  return {
    ...listed,
    version: project.version,
    side,
    name: side === 'host' && sealedName ? services.cipher.decrypt(sealedName, 'volunteer_signups.name') : '',
    scope: scopeOf(services, project),
    talk: talkOf(services, project),
    proposal,
    achieved: open(services, project, 'achieved'),
    comment: open(services, project, 'comment'),
    reason: open(services, project, 'reason'),
    closedBy: project.closed_side,
    work: work.map((row) => ({
      signupId: row.id,
      version: row.version,
      state: row.state,
      ...hoursOf(row),
      startsAt: row.starts_at.toISOString(),
      endsAt: row.ends_at.toISOString(),
    })),
    takesHours:
      sealedName !== undefined &&
      project.minutes !== null &&
      listed.confirmedMinutes + listed.statedMinutes < project.minutes,
    may: side === 'staff' ? [] : stepsOf(project, side, proposal),
  }
}
