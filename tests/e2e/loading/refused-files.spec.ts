import { expect, type Locator } from '@playwright/test'
import * as m from '#messages'
import { arrive, arriveWithTeam } from '../../support/browser/arrive-steps.ts'
import { test } from '../../support/browser/browser-test.ts'
import { journeyTeams } from '../../support/browser/journey-teams.ts'
import { languagesOf } from '../../support/browser/languages.ts'
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
import { demoTool } from '../../support/world/demo-content.ts'

const kolibri = demoTool('kolibri')

const tool = kolibri
const section = tool.questions.sections.find(({ questions }) => questions.some(({ type }) => type === 'file'))
const fileQuestion = section?.questions.find(({ type }) => type === 'file')

for (const locale of languagesOf(
  'statement, super-admin form and application are not sent without a file that was refused',
)) {
  test(`statement, super-admin form and application are not sent without a file that was refused, ${locale}`, async ({
    browser,
  }) => {
    const person = await openPerson(browser, { locale })
    const { page } = person
    await arriveWithTeam(person, `${journeyTeams.refusedFiles} ${locale}`)
    const { reference } = await sendOrganisation(person, 'withoutLetter')

    await test.step('an application', async () => {
      await visit(person, `/toolAskFor/${tool.number}`)
      await page.getByRole('button', { name: m.apply_start({}, person) }).click()
      await expect(page).toHaveURL(/part=/)
      await visit(person, `/toolAskFor/${tool.number}?part=${section?.key}`)
      const file = page.getByLabel(fileQuestion?.label[locale] ?? '')
      await expectHeld(person, file, page.getByRole('button', { name: m.apply_save_continue({}, person) }))
      await expect(page).toHaveURL(/review=1/)
    })
    await test.step('a statement that is completed', async () => {
      await visit(person, '/authentication')
      const letter = page.locator('input[name="letter"]')
      await page.locator('[name="realName"]').fill('周小满')
      await page.locator('[name="position"]').fill('项目主管')
      await expectHeld(
        person,
        letter,
        page.getByRole('button', { name: m.verification_send_papers({}, person) }),
        () => choosePaper(person, letter, 'letter.pdf'),
      )
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.verification_sent_title({}, person))
    })
    await test.step('a request for another super admin', async () => {
      const [row] = await inDatabase(
        `update organisations set state = 'verified', verified_until = current_date + 300, decided_at = now()
          where reference = $1 returning id`,
        [reference],
      )
      const { id } = row as { id: string }
      const asking = await openPerson(browser, { locale })
      const phone = newPhone()
      await arrive(asking, `/authApply?step=superAdmin&organisation=${id}`, phone)
      const field = (name: string) => asking.page.locator(`[name="${name}"]`)
      await field('phone').fill(phone)
      await field('realName').fill('苏禾')
      await field('position').fill('秘书长')
      await field('statement').fill('原来的超管已经离开，请改由我管理。')
      const letter = asking.page.getByLabel(m.super_admin_letter({}, asking), { exact: true })
      await expectHeld(
        asking,
        letter,
        asking.page.getByRole('button', { name: m.super_admin_send({}, asking) }),
        () => choosePaper(asking, letter, 'letter.pdf'),
      )
      await expect(asking.page.getByText(m.super_admin_sent_title({}, asking))).toBeVisible()
      expectNoProblems(asking)
    })
    expectNoProblems(person)
  })
}

/** The form names the file and links to what can be done; it continues once the file is removed. */
async function expectHeld(
  person: Person,
  field: Locator,
  send: Locator,
  before: () => Promise<void> = async () => {},
): Promise<void> {
  const { page } = person
  await settle(person)
  await field.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') })
  const refused = page.getByText(m.upload_failed({}, person), { exact: true })
  await expect(refused).toBeVisible()
  const address = page.url()
  await send.click()
  await expect(page.getByText(m.upload_refused({ name: 'notes.txt' }, person))).toBeVisible()
  const leaveOut = page.getByRole('button', { name: m.upload_leave_out({}, person) })
  await expect(leaveOut).toBeFocused()
  expect(page.url()).toBe(address)
  await leaveOut.click()
  await expect(refused).toHaveCount(0)
  await before()
  await send.click()
}
