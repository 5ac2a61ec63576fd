import { expect } from '@playwright/test'
import * as m from '#messages'
import { arriveWithTeam } from '../../support/browser/arrive-steps.ts'
import { test } from '../../support/browser/browser-test.ts'
import { journeyTeams } from '../../support/browser/journey-teams.ts'
import { expectNoProblems, openPerson, type Person, settle, visit } from '../../support/browser/person.ts'
import { choosePaper, statedTexts } from '../../support/browser/team-steps.ts'
import { makeCreditCode } from '../../support/world/make-credit-code.ts'

/** A code whose check digit is wrong. */
function makeDoubtfulCode(): string {
  return makeCreditCode().replace(/.$/, (last) => (last === '0' ? '1' : '0'))
}

for (const [locale, hasScript] of [
  ['zh', true],
  ['en', false],
] as const) {
  test(`an unfinished statement is there again, ${locale}${hasScript ? '' : ' without script'}`, async ({
    browser,
  }) => {
    const person = await openPerson(browser, { locale, hasScript })
    const { page } = person
    const doubtfulCode = makeDoubtfulCode()
    await arriveWithTeam(person, journeyTeams.unfinished)
    await openForm(person, doubtfulCode)
    await fillHalf(person)

    await test.step('after leaving the page', async () => {
      if (hasScript) await page.reload()
      else {
        await page.getByRole('button', { name: m.save_later({}, person) }).click()
        await page.getByRole('link', { name: m.verification_draft_continue({}, person) }).click()
      }
      await settle(person)
      await expectHalf(person, doubtfulCode)
    })
    await test.step('at the way in, which leads on to it', async () => {
      await visit(person, '/authentication')
      await page.getByRole('link', { name: m.verification_draft_continue({}, person) }).click()
      await expect(page.getByLabel(m.verification_name({}, person))).toHaveValue(
        journeyTeams.unfinishedOrganisation,
      )
      await settle(person)
    })
    await test.step('a refused one as well', async () => {
      await page.getByLabel(m.verification_position({}, person)).fill('秘书长')
      await page.getByRole('button', { name: m.verification_send({}, person) }).click()
      await expect(page.getByRole('alert')).toContainText(
        m.verification_need({ field: m.verification_contact_name({}, person) }, person),
      )
      await visit(person, '/authentication?step=form')
      const kept = hasScript ? '秘书长' : '****'
      await expect(page.getByLabel(m.verification_position({}, person))).toHaveValue(kept)
    })
    await test.step('it is sent as it was typed, with a word about the doubtful code', async () => {
      await page.getByRole('radio', { name: new RegExp(`^${m.entity_foundation({}, person)}$`, 'i') }).check()
      await page.getByLabel(m.verification_contact_name({}, person)).fill(statedTexts.person)
      await page.getByLabel(m.verification_contact_phone({}, person)).fill('13800138000')
      await page.getByLabel(m.verification_real_name({}, person)).fill(statedTexts.person)
      await choosePaper(person, page.getByLabel(m.verification_letter({}, person)), 'letter.pdf')
      await page.getByRole('button', { name: m.verification_send({}, person) }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.verification_sent_title({}, person))
      await expect(page.getByRole('main')).toContainText(
        m.verification_sent_check({ code: doubtfulCode }, person),
      )
    })
    expectNoProblems(person)
  })
}

test('what was typed is deleted on request, and nobody else finds it', async ({ browser }) => {
  const person = await openPerson(browser, { locale: 'zh' })
  const { page } = person
  await arriveWithTeam(person, journeyTeams.discarded)
  await openForm(person, makeDoubtfulCode())
  await fillHalf(person)
  await visit(person, '/authentication?step=form')
  await page.getByText(m.draft_discard({}, person)).first().click()
  await page.getByRole('button', { name: m.draft_discard({}, person) }).click()
  await expect(page.getByLabel(m.verification_search({}, person))).toBeVisible()
  await visit(person, '/authentication?step=form')
  await expect(page.getByLabel(m.verification_name({}, person))).toHaveValue('')
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(stored).not.toContain(statedTexts.legalRepresentative)
  expectNoProblems(person)
})

async function openForm(person: Person, doubtfulCode: string): Promise<void> {
  const { page } = person
  await page.getByRole('button', { name: m.verification_search_button({}, person) }).click()
  await expect(page.getByText(m.verification_search_empty({}, person))).toBeVisible()
  await settle(person)
  await expect(page.getByLabel(m.verification_search({}, person))).toBeFocused()
  await page.getByLabel(m.verification_search({}, person)).fill(doubtfulCode)
  await page.getByRole('button', { name: m.verification_search_button({}, person) }).click()
  await expect(page.getByText(m.verification_check_warning({}, person))).toBeVisible()
  await settle(person)
  await page.getByRole('link', { name: m.verification_fill_in({}, person) }).click()
  // The search shows the same words, but only the form has parts.
  await expect(page.getByRole('heading', { name: m.verification_part_contact({}, person) })).toBeVisible()
  await settle(person)
}

/** Some texts and a paper, but no contact. */
async function fillHalf(person: Person): Promise<void> {
  const { page, hasScript } = person
  await expect(page.getByText(m.verification_check_warning({}, person))).toBeVisible()
  await page.getByLabel(m.verification_name({}, person)).fill(journeyTeams.unfinishedOrganisation)
  await page.getByLabel(m.verification_registered_on({}, person)).fill('2016-05-12')
  await page.getByLabel(m.verification_address({}, person)).fill(statedTexts.address)
  const legal = page.getByLabel(m.verification_legal_representative({}, person))
  await legal.fill(statedTexts.legalRepresentative)
  await choosePaper(person, page.getByLabel(m.verification_certificate({}, person)), 'certificate.pdf')
  if (!hasScript) return
  const said = m.autosaved_at({ time: '§' }, person).split('§')[0] ?? ''
  await expect(page.getByRole('status').filter({ hasText: said })).toBeVisible()
}

/** The texts, with personal ones masked without script, and the paper. */
async function expectHalf(person: Person, doubtfulCode: string): Promise<void> {
  const { page, hasScript } = person
  const { address, legalRepresentative } = statedTexts
  await expect(page.getByLabel(m.verification_credit_code({}, person))).toHaveValue(doubtfulCode)
  await expect(page.getByLabel(m.verification_registered_on({}, person))).toHaveValue('2016-05-12')
  await expect(page.getByLabel(m.verification_address({}, person))).toHaveValue(hasScript ? address : '****')
  await expect(page.getByLabel(m.verification_name({}, person))).toHaveValue(
    journeyTeams.unfinishedOrganisation,
  )
  const legal = page.getByLabel(m.verification_legal_representative({}, person))
  await expect(legal).toHaveValue(hasScript ? legalRepresentative : '林**')
  await expect(page.getByRole('listitem').filter({ hasText: 'certificate.pdf' })).toBeVisible()
}
