import { expect } from '@playwright/test'
import * as m from '#messages'
import { answerTexts } from '../../support/browser/application-steps.ts'
import { arriveWithTeam } from '../../support/browser/arrive-steps.ts'
import { test } from '../../support/browser/browser-test.ts'
import { journeyTeams } from '../../support/browser/journey-teams.ts'
import { languagesOf } from '../../support/browser/languages.ts'
import {
  collectProblems,
  expectNoProblems,
  openPerson,
  type Person,
  settle,
  visit,
} from '../../support/browser/person.ts'
import { choosePaper, picture, statedTexts } from '../../support/browser/team-steps.ts'
import { demoTool } from '../../support/world/demo-content.ts'

const penpot = demoTool('penpot')

const [section] = penpot.questions.sections
const [products, designers, logo] = section?.questions ?? []

for (const locale of languagesOf('two windows of one draft do not undo each other')) {
  test(`two windows of one draft do not undo each other, ${locale}`, async ({ browser }) => {
    const old = await openPerson(browser, { locale })
    await arriveWithTeam(old, `${journeyTeams.twoWindows} ${locale}`)
    await visit(old, `/toolAskFor/${penpot.number}`)
    await old.page.getByRole('button', { name: m.apply_start({}, old) }).click()
    await expect(numberIn(old)).toBeVisible()
    await settle(old)
    const other = await openWindow(old, old.page.url())

    await numberIn(other).fill('5')
    await other.page.getByLabel(logo?.label[locale] ?? '').setInputFiles(picture('logo.png'))
    await expect(fileIn(other, 'logo.png')).toContainText(m.upload_stored({}, other))
    await expectSaved(other)

    await choiceIn(old).check()
    await expectSaved(old)

    await numberIn(other).fill('6')
    await expectSaved(other)
    await expect(other.page).toHaveURL(/toolAskFor/)
    await other.page.reload()
    await settle(other)
    await expect(numberIn(other)).toHaveValue('6')
    await expect(choiceIn(other)).toBeChecked()
    await expect(fileIn(other, 'logo.png')).toBeVisible()

    await test.step('the same field changed in both is shown, and its writer chooses', async () => {
      await numberIn(old).fill('8')
      const conflict = old.page.getByRole('status').filter({ hasText: m.field_conflict_title({}, old) })
      await expect(conflict).toContainText('6')
      await expect(conflict).toContainText('8')
      await expect(numberIn(old)).toHaveValue('8')
      await old.page.getByRole('button', { name: m.field_conflict_take({}, old) }).click()
      await expect(conflict).toHaveCount(0)
      await expect(numberIn(old)).toHaveValue('6')
      await numberIn(old).fill('9')
      await expectSaved(old)
      await numberIn(other).fill('4')
      await other.page.getByRole('button', { name: m.field_conflict_keep({}, other) }).click()
      await expectSaved(other)
      await old.page.reload()
      await settle(old)
      await expect(numberIn(old)).toHaveValue('4')
    })
    await test.step('a draft that was deleted in one is said to be gone in the other', async () => {
      await other.page.getByText(m.draft_discard({}, other)).first().click()
      await other.page.getByRole('button', { name: m.draft_discard({}, other) }).click()
      await expect(other.page).toHaveURL(/toolsDetail/)
      await numberIn(old).fill('7')
      await expect(lineIn(old).filter({ hasText: m.draft_gone({}, old) })).toBeVisible()
      await expect(old.page).toHaveURL(/toolAskFor/)
      await expect(numberIn(old)).toHaveValue('7')
    })
    expectNoProblems(old, other)
  })

  test(`two windows of one statement do not undo each other, ${locale}`, async ({ browser }) => {
    const old = await openPerson(browser, { locale })
    await arriveWithTeam(old, `${journeyTeams.twoWindows} ${locale} 2`)
    await visit(old, '/authentication?step=form')
    const other = await openWindow(old, old.at('/authentication?step=form'))
    const name = m.verification_name({}, old)
    const address = m.verification_address({}, old)
    const phone = m.verification_contact_phone({}, old)
    const certificate = m.verification_certificate({}, old)

    await other.page.getByLabel(name).fill(journeyTeams.twoWindows)
    await other.page.getByLabel(phone).fill(answerTexts.phone)
    await choosePaper(other, other.page.getByLabel(certificate), 'first.pdf')
    await expectSaved(other)
    await old.page.getByLabel(address).fill(statedTexts.address)
    await expectSaved(old)
    await old.page.reload()
    await settle(old)
    for (const [label, text] of [
      [name, journeyTeams.twoWindows],
      [address, statedTexts.address],
      [phone, answerTexts.phone],
    ] as const)
      await expect(old.page.getByLabel(label)).toHaveValue(text)
    await expect(fileIn(old, 'first.pdf')).toBeVisible()

    await test.step('what came masked and was filled in is not sent back over what was changed since', async () => {
      await other.page.getByLabel(phone).fill('13900139000')
      await expectSaved(other)
      await old.page.getByLabel(name).fill(`${journeyTeams.twoWindows}会`)
      await expectSaved(old)
      await other.page.reload()
      await settle(other)
      await expect(other.page.getByLabel(phone)).toHaveValue('13900139000')
    })
    await test.step('a paper that the other took away is told at the line, the rest is kept', async () => {
      await other.page.getByRole('button', { name: m.upload_remove({ name: 'first.pdf' }, other) }).click()
      await expectSaved(other)
      await old.page.getByLabel(m.verification_position({}, old)).fill(statedTexts.position)
      await choosePaper(old, old.page.getByLabel(certificate).and(old.page.locator('input')), 'second.pdf')
      await expect(lineIn(old).filter({ hasText: m.field_file_gone({}, old) })).toBeVisible()
      await expect(old.page).toHaveURL(/authentication/)
      await other.page.reload()
      await settle(other)
      await expect(other.page.getByLabel(m.verification_position({}, other))).toHaveValue(
        statedTexts.position,
      )
      await old.page.getByRole('button', { name: m.upload_remove({ name: 'first.pdf' }, old) }).click()
      await expectSaved(old)
    })
    await test.step('and at the field where it is kept by hand', async () => {
      await other.page.reload()
      await settle(other)
      await other.page.getByRole('button', { name: m.upload_remove({ name: 'second.pdf' }, other) }).click()
      await expectSaved(other)
      await old.page.getByRole('button', { name: m.save_later({}, old) }).click()
      await expect(old.page.getByRole('alert')).toContainText(m.field_file_gone({}, old))
      await expect(old.page.getByLabel(name)).toHaveValue(`${journeyTeams.twoWindows}会`)
    })
    expectNoProblems(old, other)
  })
}

/** A second window of the same browser. */
async function openWindow(person: Person, path: string): Promise<Person> {
  const page = await person.page.context().newPage()
  const other: Person = { ...person, page, problems: collectProblems(page) }
  await page.goto(path)
  await settle(other)
  return other
}

const lineIn = ({ page }: Person) => page.getByRole('status')
const numberIn = ({ page, locale }: Person) => page.getByLabel(designers?.label[locale] ?? '')
const fileIn = ({ page }: Person, name: string) => page.getByRole('listitem').filter({ hasText: name })

function choiceIn({ page, locale }: Person) {
  const group = page.getByRole('group', { name: products?.label[locale] ?? '' })
  return group.getByRole('checkbox').first()
}

/** Everything typed is saved: the next autosave is over, though the line may still show the one before. */
async function expectSaved(person: Person): Promise<void> {
  const { page } = person
  await page.waitForResponse((response) => response.url().endsWith('/draft/save'))
  const saved = m.autosaved_at({ time: '§' }, person).split('§')[0] ?? ''
  await expect(lineIn(person).filter({ hasText: saved })).toBeVisible()
}
