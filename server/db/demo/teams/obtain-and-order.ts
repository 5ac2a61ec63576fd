import type { Api } from '../../../../shared/contract/contract.ts'
import type { OrderAction } from '../../../../shared/rules/orders/order-transitions.ts'
import type { Db } from '../../database.ts'
import type { Acting } from './act-as.ts'
import {
  type DemoApplication,
  drawing,
  lessonCard,
  obtain,
  officeSoftware,
  passwordVault,
  phoneClasses,
  review,
  send,
  website,
} from './apply.ts'
import { both } from './both.ts'
import type { Cast } from './cast.ts'
import { letDaysPass } from './let-days-pass.ts'
import { type DemoMember, neighbourTeams, readingTeam, teachingTeam } from './members.ts'
import { orderTexts } from './order-texts.ts'
import { order } from './take-orders.ts'

/** How long ago the teams obtained what they use, in days: whole weeks, since services are ordered by the week. */
const daysOfUse = 21

type Teams = { reading: Acting; teaching: Acting; neighbours: readonly Acting[] }
/** What a team was granted, by its applications. */
type Granted = { team: Acting; classes: string; card: string }

const ratings = [5, 4, 5, 5, 4]

/** Applications, orders and loans: what every team had some weeks ago, and what is under way now. */
export async function obtainAndOrder(cast: Cast, { reading, teaching, neighbours }: Teams): Promise<void> {
  const { services, office } = cast
  const { pool: db } = services
  await letOrder(office.reviewer)
  const leads = [readingTeam, ...neighbourTeams].map(({ lead }) => lead)
  const granted = await Promise.all(
    [reading, ...neighbours].map((team, place) => haveGranted(db, team, { leads, place }, office.reviewer)),
  )
  const teams = granted.map(({ team }) => team.teamId)
  await letTimePass(db, teams, await haveServed(db, teaching, granted))
  await orderNow(db, teaching, granted, office.reviewer)
  await applyNow(db, reading, office.reviewer)
}

/** The learning circle provides the classes; staff lend the cards. */
async function letOrder({ ordersStaff }: Api): Promise<void> {
  const terms = { version: 0, isOpen: true, replyDays: 3 }
  await ordersStaff.setOffering({ serviceId: '412', ...terms, places: 3, provider: teachingTeam.name })
  await ordersStaff.setOffering({ resourceId: '661', ...terms, places: 4, provider: '' })
}

/** What every team has and uses; the lead at a place among them signs for it. */
async function haveGranted(
  db: Db,
  team: Acting,
  { leads, place }: { leads: readonly DemoMember[]; place: number },
  reviewer: Api,
): Promise<Granted> {
  const lead = leads[place] ?? readingTeam.lead
  const use = async (application: DemoApplication) => {
    const applicationId = await obtain(db, team, application, reviewer)
    await team.api.applications.confirmActivation({ TeamID: team.teamId, applicationId })
    return applicationId
  }
  await use(officeSoftware)
  return {
    team,
    classes: await use(phoneClasses(lead, 8 + place)),
    card: await use(lessonCard(lead, 40 + 12 * place)),
  }
}

/** As many teams as ratings need have had their classes, and say how they were. @returns the orders */
function haveServed(db: Db, provider: Acting, granted: readonly Granted[]): Promise<string[]> {
  const served = granted.slice(0, ratings.length)
  return Promise.all(
    served.map(({ team, classes }, index) =>
      order(
        db,
        { team, provider },
        { kind: 'service', applicationId: classes, after: index % 2, need: orderTexts.classes },
        ['accept', 'agree', 'begin', 'deliver', 'confirm', 'rate'],
        ratings[index],
      ),
    ),
  )
}

/** All that was done so far is some weeks old. */
async function letTimePass(db: Db, teams: readonly string[], orders: readonly string[]): Promise<void> {
  const rows = await db.selectFrom('applications').select('id').where('team_id', 'in', teams).execute()
  const applications = rows.map(({ id }) => id)
  for (const place of [
    { table: 'applications', ids: applications },
    { table: 'application_events', column: 'application_id', ids: applications },
    { table: 'orders', ids: orders },
    { table: 'order_events', column: 'order_id', ids: orders },
    { table: 'order_slots', column: 'offering_number', ids: [412] },
  ])
    await letDaysPass(db, daysOfUse, place)
}

/** An order in each state that asks something of somebody, and a card that is out. */
async function orderNow(db: Db, provider: Acting, granted: readonly Granted[], reviewer: Api): Promise<void> {
  const [reading, elders, companions, school] = granted as [Granted, Granted, Granted, Granted]
  const second = {
    kind: 'service',
    need: orderTexts.classesAgain,
  } as const
  const ask = ({ team, classes }: Granted, after: number, steps: OrderAction[]) =>
    order(db, { team, provider }, { ...second, applicationId: classes, after }, steps)
  await ask(companions, 0, ['accept', 'agree', 'begin'])
  await ask(elders, 1, ['accept', 'agree'])
  await ask(school, 2, ['accept'])
  await ask(reading, 3, [])
  const loan = {
    kind: 'resource',
    ...{ applicationId: reading.card, after: 0, slots: 60 },
    need: orderTexts.card,
  } as const
  await order(db, { team: reading.team, provider: reviewer }, loan, [
    'accept',
    'agree',
    'handOver',
    'receive',
  ])
}

/** What the reading team waits for, has to correct, and has just been granted. */
async function applyNow(db: Db, reading: Acting, reviewer: Api): Promise<void> {
  await obtain(db, reading, passwordVault, reviewer)
  const remark = both(
    '请把首屏要写的话补充到三句：谁来读、读什么、怎样报名。',
    'Please write three sentences for the front page: who reads, what, and how to sign up.',
  )
  const sent = await send(reading, website(readingTeam.lead))
  await review(
    db,
    sent,
    (seen) => reviewer.applicationsStaff.requestCorrection({ ...seen, keys: ['firstScreen'], remark }),
    reviewer,
  )
  await send(reading, drawing)
}
