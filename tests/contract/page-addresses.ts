import type { PageRoute } from '../../app/page-route.ts'
import { createApplication, passAmendWindow } from '../support/world/applications.ts'
import { sendFeedback } from '../support/world/feedback.ts'
import { beginTestImport } from '../support/world/imports.ts'
import { createOrder, createOrderable } from '../support/world/orders.ts'
import { askForTool, askToAdopt } from '../support/world/requests.ts'
import { keptResult } from '../support/world/selftests.ts'
import { openProject } from '../support/world/skilled.ts'
import { requestChange } from '../support/world/super-admin-changes.ts'
import { draftSurvey } from '../support/world/surveys.ts'
import { createTool } from '../support/world/tools.ts'
import { createAgreedAward } from '../support/world/venture/awards.ts'
import { openDeliberation } from '../support/world/venture/deliberation.ts'
import { publishEdition } from '../support/world/venture/editions.ts'
import { openJudging } from '../support/world/venture/judging.ts'
import { askedByTeam } from '../support/world/venture/questions.ts'
import { createRound } from '../support/world/venture/rounds.ts'
import { sendVerification } from '../support/world/verifications.ts'
import { openHost } from '../support/world/volunteering.ts'
import type { ActorName, World } from './world.ts'

/** The value of `:id` by the path of the page. */
export type PageObjects = ReadonlyMap<string, string>

/** A demo record for each page that shows one. */
const demoPages = [
  ['/news/:id', '201'],
  ['/support/:id', '102'],
  ['/projects/detail/:id', '3001'],
  ['/projects/activity/:id', '3201'],
  ['/projects/adopt/:id', '3001'],
  ['/vcp/projects/:id', '31'],
  ['/volunteer/:id', '52'],
  ['/vcOld/list/:id?', '303'],
  ['/field/:id', 'education'],
  ['/resource/:id', '661'],
  ['/organization/:id', '641'],
  ['/tools/scene/:id', '3001'],
  ['/tools/digitalService/:id', '405'],
] as const

/** Creates, in a portal with the demo's content, an object for every page that shows one. */
export async function makePageObjects(world: World): Promise<PageObjects> {
  const { portal, teamA: team } = world
  const { applicationId } = await createApplication(portal, 'submitted', {
    team,
    toolId: await createTool(portal),
  })
  await passAmendWindow(portal, applicationId)
  const sent = async (kind: 'service' | 'resource' | 'round') =>
    (await createApplication(portal, 'submitted', { kind, team })).applicationId
  const { organisationId } = await sendVerification(portal, team)
  const { changeId } = await requestChange(portal, { next: team.superAdmin })
  const { ticketId } = await sendFeedback(portal, await portal.api())
  const { importId } = await beginTestImport(portal, [{ name: 'projects.csv', content: '名称\n河流地图\n' }])
  const held = await publishEdition(portal)
  const { surveyId } = await draftSurvey(portal, { kind: 'verifiedAdmins' })
  const host = await openHost(portal, { team })
  const shiftId = await host.addShift({ places: 2 })
  await host.api.volunteering.signUp({ shiftId, name: '志愿者', isOfAge: true })
  await host.runClock()
  const order = await createOrder(portal, 'requested', { team })
  const { number } = await host.certify(host.api)
  const asked = await askedByTeam(portal, team)
  const { projectId } = await openProject(portal, host.api, team)
  const { awardId } = await createAgreedAward(portal, { team })
  const { round, reviewId } = await openJudging(portal, world.staff.judge)
  const judged = await openDeliberation(portal)
  return new Map<string, string>([
    ...demoPages,
    ['/staff/judging/:id', reviewId],
    ['/staff/venture/rounds/:id/judges', round.number],
    ['/staff/venture/rounds/:number/deliberation', judged.roundId],
    ['/staff/venture/rounds/:number/whatIf', judged.roundId],
    ['/staff/venture/rounds/:number/decisions/:id', `${judged.entryId} ${judged.roundId}`],
    ['/ventureRounds/:id', await createRound(portal)],
    ['/ventureRounds/:id/objection', await createRound(portal)],
    ['/ventureApply/:id', await createRound(portal)],
    ['/ventureApplyDetail/:id', await sent('round')],
    ['/superAdminChange/:id', changeId],
    ['/staff/superAdminChanges/:id', changeId],
    ['/staff/accounts/:id', team.superAdmin.accountId],
    ['/toolApplyInfo/:id', applicationId],
    ['/applyServices/:id', '401'],
    ['/applyServicesDetail/:id', await sent('service')],
    ['/resourceApply/:id', '661'],
    ['/resourceApplyDetail/:id', await sent('resource')],
    ['/staff/applications/:id', applicationId],
    ['/authenticationInfo/:id', organisationId],
    ['/staff/verifications/:id', organisationId],
    ['/staff/feedback/:id', ticketId],
    ['/staff/requests/:id', (await askForTool(portal)).requestId],
    ['/staff/adoptions/:id', (await askToAdopt(portal)).adoptionId],
    ['/tools/selfTestPlan/:id', (await keptResult(portal, team.teamId)).resultId],
    ['/volunteer/:id/signUp', host.activityID],
    ['/volunteering/host/:id', host.activityID],
    ['/volunteering/host/:id/edit', host.activityID],
    ['/volunteering/list/:id', await host.addShift({ places: 2 })],
    ['/orders/:id', order.orderId],
    ['/ventureAward/:id', awardId],
    ['/staff/venture/awards/:id', awardId],
    ['/orders/provided/:id', `service-${await createOrderable(portal, 'service', { provider: team })}`],
    ['/orderRequest/:id', order.applicationId],
    ['/staff/orders/:id', order.orderId],
    ['/staff/hoursDisputes/:id', (await host.disputeHours(host.api)).disputeId],
    ['/ventureQuestions/:id', asked.worksID],
    ['/staff/venture/questions/:id', asked.questionId],
    ['/staff/venture/ask/:id', asked.applicationId],
    ['/staff/ordering/:id', `service-${order.number}`],
    ['/volunteering/certificates/:id', number],
    ['/volunteering/skilled/:id', projectId],
    ['/volunteering/host/skilled/:id', projectId],
    ['/staff/skilledProjects/:id', projectId],
    ['/staff/venture/rounds/:number', held.roundId],
    ['/staff/venture/rounds/:number/entries', held.roundId],
    ['/venture/:number', String(held.edition)],
    ['/staff/imports/:id', importId],
    ['/staff/surveys/:id', surveyId],
    ['/staff/surveys/:id/questions/:question', surveyId],
  ])
}

/** The address of a page with its parameters filled in from the demo and the world. */
export function filledPath(path: string, objects: PageObjects): string {
  const isForm = path.includes('/form')
  // Of a page with two parameters both, with a space between.
  const [id = '1001', number = objects.get(path)] = objects.get(path)?.split(' ') ?? []
  return path
    .replace(':id', id)
    .replace(':question', isForm ? 'accountCount' : 'use')
    .replace(':collection', path.endsWith('/order') ? 'labels' : isForm ? 'tools' : 'articles')
    .replace(':number', isForm ? '1001' : (number ?? '201'))
}

/** The same for a route that is neither page nor call. */
export const filledRoute = (path: string, id: string) =>
  path.replace(/:file\{[^}]+\}/, 'zh.csv').replace(/:(\w+)(\{(?:[^{}]|\{[^{}]*\})+\})?\??/g, id)

/** An actor who may open a page and has something on it; undefined where no sign-in is needed. */
export function readerOf({ access, path }: PageRoute): ActorName | undefined {
  if (access === 'public') return undefined
  if (access !== 'staff') return path.startsWith('/staff') ? 'administrator' : 'superAdmin'
  if (path.includes('/content') || path.includes('/surveys')) return 'editor'
  if (['feedback', 'certificates', 'skilled'].some((part) => path.includes(part))) return 'supportAgent'
  if (path.startsWith('/staff/venture')) return 'ventureManager'
  if (path.includes('verification')) return 'verifier'
  if (path.includes('/venture')) return 'ventureManager'
  return /application|\/order|\/hoursDisputes/.test(path) ? 'reviewer' : 'administrator'
}
