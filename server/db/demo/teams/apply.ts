import type { Api } from '../../../../shared/contract/contract.ts'
import { shanghaiDay } from '../../../../shared/lib/text/shanghai-time.ts'
import type { OfferingKind } from '../../../../shared/rules/applications/offerings.ts'
import type { Db } from '../../database.ts'
import type { Acting } from './act-as.ts'
import { both } from './both.ts'
import type { DemoMember } from './members.ts'

/** What a team fills in for an offering. */
export type DemoApplication = {
  kind: OfferingKind
  number: string
  answers: Record<string, string | number | string[]>
  declared?: string[]
}

/** Whom the portal or a provider can call. */
export const contactOf = ({ name, phone }: DemoMember) => ({
  contactName: name,
  contactPhone: phone.replace('+86', ''),
})

/** Office software for the team's computers. */
export const officeSoftware: DemoApplication = {
  kind: 'tool',
  number: '1008',
  answers: { computerCount: 6, systems: ['windows', 'linux'] },
}

/** Phone classes for older people, with a second teacher. */
export function phoneClasses(lead: DemoMember, learners: number): DemoApplication {
  const answers = {
    learners,
    teachers: 4,
    phones: 'mixed',
    wish: both(
      '给在外地的孩子打视频；看懂医院发来的取号短信；把字调大。',
      'Video calls with children far away; reading the text messages of the hospital; larger type.',
    ),
    begins: shanghaiDay(new Date()),
    ...contactOf(lead),
  }
  return { kind: 'service', number: '412', answers, declared: ['room'] }
}

/** A memory card with lessons, lent for a term. */
export function lessonCard(lead: DemoMember, pupils: number): DemoApplication {
  const answers = {
    grades: ['lower', 'upper'],
    pupils,
    network: 'weak',
    device: both('两台旧平板和一台电视。', 'Two old tablets and a television.'),
    address: both('示例县云溪镇小学门卫室转', 'Care of the gate, Yunxi School, Example County'),
    ...contactOf(lead),
  }
  return { kind: 'resource', number: '661', answers, declared: ['returnCard'] }
}

/** A vault for shared passwords. */
export const passwordVault: DemoApplication = {
  kind: 'tool',
  number: '1032',
  answers: { seats: 9, sharedLogins: 14, twoFactor: 'partly' },
  declared: ['masterRule'],
}

/** A program for drawing. */
export const drawing: DemoApplication = {
  kind: 'tool',
  number: '1024',
  answers: { firstTask: 'board', computer: 'windows' },
}

/** A website, for which one answer is too short to begin with. */
export function website(lead: DemoMember): DemoApplication {
  const answers = {
    now: 'none',
    visitors: ['served', 'volunteers'],
    firstScreen: both(
      '我们是谁，在哪里，怎么来帮忙读书。',
      'Who we are, where, and how to come and read with us.',
    ),
    languages: 'both',
    pictures: 12,
    ...contactOf(lead),
  }
  return { kind: 'service', number: '405', answers, declared: ['keeper'] }
}

/** Begins and sends an application, open to reviewers at once. @returns its id */
export async function send({ teamId: TeamID, api }: Acting, application: DemoApplication): Promise<string> {
  const { answers, declared } = application
  const { applicationId } = await submit(api, application, { TeamID, answers, declared })
  await api.applications.release({ TeamID, applicationId })
  return applicationId
}

type Sent = Pick<DemoApplication, 'answers' | 'declared'> & { TeamID: Acting['teamId'] }

function submit({ applications }: Api, { kind, number }: DemoApplication, sent: Sent) {
  if (kind === 'tool') return applications.submit({ ...sent, toolId: number })
  if (kind === 'service') return applications.applyService({ ...sent, serviceId: number })
  return applications.createResourceApply({ ...sent, resourceId: number })
}

/** Sends an application and has it granted. @returns its id */
export async function obtain(
  db: Db,
  team: Acting,
  application: DemoApplication,
  reviewer: Api,
): Promise<string> {
  const applicationId = await send(team, application)
  await review(
    db,
    applicationId,
    (seen) => reviewer.applicationsStaff.decide({ ...seen, verdict: 'approve' }),
    reviewer,
  )
  return applicationId
}

/** Opens the review of an application and takes a step in it. */
export async function review(
  db: Db,
  applicationId: string,
  step: (seen: { applicationId: string; version: number }) => Promise<unknown>,
  reviewer: Api,
): Promise<void> {
  const seen = async () => ({ applicationId, version: await versionOf(db, applicationId) })
  await reviewer.applicationsStaff.open(await seen())
  await step(await seen())
}

async function versionOf(db: Db, applicationId: string): Promise<number> {
  const row = await db
    .selectFrom('applications')
    .select('version')
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow()
  return row.version
}
