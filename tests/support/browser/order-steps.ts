import { expect } from '@playwright/test'
import * as m from '#messages'
import { words as parties } from '#words/order_party'
import { words as states } from '#words/order_state'
import { words as steps } from '#words/order_step'
import { offeringPaths } from '../../../shared/rules/applications/offerings.ts'
import type { OrderedKind } from '../../../shared/rules/orders/order-slots.ts'
import { type OrderAction, stepsWithText } from '../../../shared/rules/orders/order-transitions.ts'
import { type Person, pressToPost, referenceOn, settle, visit } from './person.ts'
import { openReview } from './staff-steps.ts'

/** Lets teams order, from the team of that name or with staff in place of a provider. */
export async function openForOrders(
  staff: Person,
  kind: OrderedKind,
  number: number,
  provider = '',
): Promise<void> {
  const { page } = staff
  await visit(staff, `/staff/ordering/${kind}-${number}`)
  await page.getByRole('checkbox', { name: m.staff_ordering_is_open({}, staff) }).check()
  await page.getByLabel(m.order_provider({}, staff)).fill(provider)
  await page.getByRole('button', { name: m.staff_ordering_save({}, staff), exact: true }).click()
  await expect(page.getByText(m.staff_ordering_saved({}, staff), { exact: true })).toBeVisible()
  await expect(page.getByRole('table')).toContainText(m.order_slot_free({ count: 1 }, staff))
}

/** The page of a service that teams apply for says how it is ordered, and that staff stand in for a provider. */
export async function expectOrderedByStaff(staff: Person, number: number): Promise<void> {
  const ordering = staff.page.getByRole('region', { name: m.order_public({}, staff) })
  // A page that is kept is dropped a moment after the change.
  await expect(async () => {
    await visit(staff, offeringPaths.service.page + number)
    await expect(ordering).toContainText(m.order_reply_days({ days: 3 }, staff), { timeout: 1_000 })
  }).toPass({ timeout: 30_000 })
  await expect(ordering).toContainText(m.order_provider_staff({}, staff))
}

/** A service from the request, accepted for another week, to the confirmed delivery, and its rating. */
export async function orderService(team: Person, staff: Person): Promise<void> {
  const reference = await request(team)
  await openReview(staff, reference)
  for (const name of [m.order_first_week, m.order_last_week])
    await staff.page.getByLabel(name({}, staff)).first().selectOption({ index: 4 })
  await stepAsStaff(staff, 'accept')
  await team.page.reload()
  const who = parties.staff({}, team)
  await expect(team.page.getByText(m.order_dates_changed({ who }, team), { exact: true })).toBeVisible()
  await asTeam(team, 'agree', 'scheduled')
  await asStaff(staff, reference, 'begin')
  await asStaff(staff, reference, 'deliver')
  await asTeam(team, 'confirm', 'confirmed')
  await asTeam(team, 'rate', 'confirmed')
  await expect(team.page.getByText(m.order_rating_value({ rating: 5 }, team))).toBeVisible()
}

/** A thing booked, handed over and received, given back and taken back. */
export async function borrow(team: Person, staff: Person): Promise<void> {
  const reference = await request(team)
  await asStaff(staff, reference, 'accept')
  await asTeam(team, 'agree', 'scheduled')
  await asStaff(staff, reference, 'handOver')
  await asTeam(team, 'receive', 'delivering')
  await asTeam(team, 'giveBack', 'delivered')
  await asStaff(staff, reference, 'takeBack')
  await asTeam(team, 'rate', 'confirmed')
}

/** From the page of the granted application; leaves the order's page open. @returns its reference */
async function request(team: Person): Promise<string> {
  const { page } = team
  await page.reload()
  await settle(team)
  await page.getByRole('link', { name: m.order_new({}, team), exact: true }).click()
  await settle(team)
  await page.getByLabel(m.order_need({}, team)).fill('理一遍 12 个人的账号')
  await pressToPost(team, page.getByRole('button', { name: m.order_send({}, team), exact: true }))
  await expect(page.getByText(m.order_sent({}, team), { exact: true })).toBeVisible()
  return referenceOn(team)
}

async function asTeam(team: Person, action: OrderAction, state: keyof typeof states): Promise<void> {
  const { page } = team
  await page.reload()
  if (action === 'rate') await page.getByRole('radio', { name: '5' }).check()
  await settle(team)
  await pressToPost(team, page.getByRole('button', { name: steps[action]({}, team), exact: true }))
  await expect(page.getByText(states[state]({}, team), { exact: true }).first()).toBeVisible()
}

async function asStaff(staff: Person, reference: string, action: OrderAction): Promise<void> {
  await openReview(staff, reference)
  await stepAsStaff(staff, action)
}

async function stepAsStaff(staff: Person, action: OrderAction): Promise<void> {
  const { page } = staff
  if (stepsWithText.some((one) => one === action))
    await page.getByLabel(m.order_scope({}, staff)).first().fill('先理账号，再教两位同事')
  await pressToPost(staff, page.getByRole('button', { name: steps[action]({}, staff), exact: true }))
  await expect(page.getByText(m.staff_review_done_quiet({}, staff))).toBeVisible()
}
