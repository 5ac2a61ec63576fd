import { expect } from '@playwright/test'
import * as m from '#messages'
import { arrive, arriveWithTeam } from '../../support/browser/arrive-steps.ts'
import { test } from '../../support/browser/browser-test.ts'
import { bringIntoTeam } from '../../support/browser/hand-over-steps.ts'
import { journeyTeams } from '../../support/browser/journey-teams.ts'
import { openMessage } from '../../support/browser/message-steps.ts'
import { codesSentTo, nextCodeTo } from '../../support/browser/outbox-page.ts'
import {
  expectNoProblems,
  newPhone,
  openPerson,
  type Person,
  settle,
  visit,
} from '../../support/browser/person.ts'
import { inDatabase } from '../../support/browser/portal-database.ts'
import { choosePaper, sendOrganisation } from '../../support/browser/team-steps.ts'

const words = { name: '苏禾', position: '秘书长', statement: '我将离职。', answer: '我愿意接任。' }

for (const [locale, hasScript] of [
  ['zh', true],
  ['en', false],
] as const) {
  test(`trust 9: both sides of a hand-over confirm who they are and lose nothing by it, ${locale}, script ${hasScript}`, async ({
    browser,
  }) => {
    test.setTimeout(240_000)
    const [sitting, next] = [
      await openPerson(browser, { locale, hasScript }),
      await openPerson(browser, { locale, hasScript }),
    ]
    const [phone, nextPhone] = [newPhone(), newPhone()]
    const team = `${journeyTeams.superAdmin} ${locale} 2`
    await arriveWithTeam(sitting, team, phone)
    const { reference } = await sendOrganisation(sitting)
    const [row] = await inDatabase(
      `update organisations set state = 'verified', verified_until = current_date + 300, decided_at = now()
        where reference = $1 returning id`,
      [reference],
    )
    const { id } = row as { id: string }
    await arrive(next, '/home', nextPhone)
    await bringIntoTeam(sitting, next, nextPhone)

    await test.step('the super admin fills in the form for so long that the proof is no longer fresh', async () => {
      const { page } = sitting
      await visit(sitting, `/authApply?step=superAdmin&organisation=${id}`)
      await page.getByLabel(m.super_admin_phone({}, sitting)).fill(nextPhone)
      await page.getByLabel(m.super_admin_real_name({}, sitting)).fill(words.name)
      await page.getByLabel(m.super_admin_position({}, sitting)).fill(words.position)
      await page.getByLabel(m.super_admin_statement({}, sitting)).fill(words.statement)
      await choosePaper(
        sitting,
        page.getByLabel(m.super_admin_letter({}, sitting), { exact: true }),
        'letter.pdf',
      )
      await proofsLieBack(team)
      await page.getByRole('button', { name: m.super_admin_send({}, sitting) }).click()
      await confirm(sitting, phone)
      await expect(page.getByLabel(m.super_admin_phone({}, sitting))).toHaveValue(nextPhone)
      await expect(page.getByLabel(m.super_admin_statement({}, sitting))).toHaveValue(words.statement)
      await expect(page.getByText('letter.pdf').first()).toBeVisible()
      await page.getByRole('button', { name: m.super_admin_send({}, sitting) }).click()
      await expect(page.getByText(m.super_admin_sent_title({}, sitting))).toBeVisible()
    })
    await test.step('who is to follow agrees, is asked, and is told that they have', async () => {
      const { page } = next
      await proofsLieBack(team)
      await openMessage(next, '/accountCenter?part=messages')
      await settle(next)
      await expect(page.getByText(m.super_admin_answer_proof({}, next))).toBeVisible()
      await page.getByLabel(m.super_admin_answer_statement({}, next)).fill(words.answer)
      const agree = page.getByRole('button', { name: m.super_admin_answer_agree({}, next) })
      await agree.click()
      await expect(page.getByRole('button', { name: m.super_admin_answer_contest({}, next) })).toBeVisible()
      await confirm(next, nextPhone)
      await expect(page.getByLabel(m.super_admin_answer_statement({}, next))).toHaveValue(words.answer)
      await agree.click()
      await expect(page.getByText(m.super_admin_answered({}, next))).toBeVisible()
      await expect(page.getByText(words.answer)).toBeVisible()
      await visit(next, '/accountCenter?part=messages')
      const told = m.notice_super_admin_consented_title({ team }, next)
      await expect(page.getByRole('link', { name: told, exact: true })).toBeVisible()
    })
    expectNoProblems(sitting, next)
  })
}

/** Ages the identity proofs of everybody in a team. */
async function proofsLieBack(team: string): Promise<void> {
  await inDatabase(
    `update sessions set identity_proven_at = now() - interval '16 minutes' where account_id in (
      select account_id from memberships join teams on teams.id = memberships.team_id where teams.name = $1)`,
    [team],
  )
}

/** Enters a wrong code, then the right one sent to their own phone. */
async function confirm(person: Person, phone: string): Promise<void> {
  const { page } = person
  const origin = new URL(page.url()).origin
  await expect(page.getByRole('heading', { name: m.security_confirm_title({}, person) })).toBeVisible()
  // A phone gets one code a minute.
  await inDatabase(
    `update one_time_codes set created_at = created_at - interval '2 minutes' where closed_at is not null`,
  )
  const known = await codesSentTo(origin, phone)
  await page.locator('button[value="sendConfirm"]').click()
  const code = page.getByLabel(m.sign_in_code({}, person))
  await expect(code).toBeVisible()
  const right = await nextCodeTo(origin, phone, known)
  const submit = page.getByRole('button', { name: m.security_confirm_submit({}, person), exact: true })
  await code.fill(right === '000000' ? '000001' : '000000')
  await submit.click()
  await expect(code).toHaveAttribute('aria-invalid', 'true')
  await settle(person)
  await code.fill(right)
  await submit.click()
  await expect(code).toHaveCount(0)
  await settle(person)
}
