import { offeringPaths } from '../../../shared/rules/applications/offerings.ts'
import type { CallContext } from '../../context.ts'
import type { NoticeParamsOf, NoticeTemplate } from '../messages/notice-text.ts'
import { notify } from '../messages/notify.ts'
import { staffBehindWork } from '../messages/recipients.ts'
import { offeringNames } from '../offering-names.ts'
import type { ApplicationRow } from './application.queries.ts'

type TellContext = Pick<CallContext, 'db' | 'services'>

/** Templates about an application; each is filled with the offering's name and the reference. */
type About = Extract<NoticeTemplate, `application_${string}`>
type Further<Template extends About> = Omit<NoticeParamsOf<Template>, 'tool' | 'reference'>

/** Services stand in the toolbox: their messages count with those about tools. */
const categories = { tool: 'tool', service: 'tool', resource: 'resource', round: 'venture' } as const

/** Tells the team that applied, with a link to the application. */
export async function tellTeam<Template extends About>(
  ctx: TellContext,
  application: ApplicationRow,
  template: Template,
  further: Further<Template>,
): Promise<void> {
  const params = { ...(await commonParams(ctx, application)), ...further } as NoticeParamsOf<Template>
  await notify(ctx, {
    to: { kind: 'team', teamId: application.team_id },
    category: categories[application.offering_kind],
    template,
    params,
    link: offeringPaths[application.offering_kind].application + application.id,
  })
}

type AboutStaff = Extract<NoticeTemplate, `application_${string}_staff`>

/**
 * Tells the assigned reviewer, or all reviewers where nobody is assigned any more. Nobody is told of an
 * application whose review has not begun: the queue shows it.
 */
export async function tellReviewer(
  ctx: TellContext,
  application: ApplicationRow,
  template: AboutStaff,
): Promise<void> {
  const { assigned_to: holder, state } = application
  if (!holder && state === 'submitted') return
  await notify(ctx, {
    to: await staffBehindWork(ctx.db, 'reviewApplications', holder),
    category: 'internal',
    template,
    params: await commonParams(ctx, application),
    link: `/staff/applications/${application.id}`,
  })
}

/** Tells every reviewer. */
export async function tellStaff(
  ctx: TellContext,
  application: ApplicationRow,
  template: AboutStaff,
): Promise<void> {
  await notify(ctx, {
    to: { kind: 'staff', privilege: 'reviewApplications' },
    category: 'internal',
    template,
    params: await commonParams(ctx, application),
    link: `/staff/applications/${application.id}`,
  })
}

/** The parameters that every template about an application has, under the names that stored notices bear. */
export async function commonParams(ctx: TellContext, application: ApplicationRow) {
  const names = await offeringNames(ctx, [application])
  return { tool: names(application), reference: application.reference }
}
