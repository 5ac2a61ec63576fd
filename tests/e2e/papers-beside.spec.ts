import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import * as m from '#messages'
import { arriveWithTeam } from '../support/browser/arrive-steps.ts'
import { test } from '../support/browser/browser-test.ts'
import { journeyTeams } from '../support/browser/journey-teams.ts'
import { expectNoProblems, openPerson, type Person, settle } from '../support/browser/person.ts'
import { openStaff } from '../support/browser/signed-in-staff.ts'
import { openReview, submitDecision } from '../support/browser/staff-steps.ts'
import { sendOrganisation, statedTexts } from '../support/browser/team-steps.ts'

const mended = '青川路 8 号'

/** A photographed certificate stands beside the decision; a corrected value is revealed twice. */
test('a verifier reads a photographed certificate in place, and what was stated before', async ({
  browser,
}) => {
  const person = await openPerson(browser, { locale: 'zh' })
  const staff = await openStaff(browser, 'reviewer', { locale: 'en' })
  await arriveWithTeam(person, journeyTeams.photographed)
  const { reference } = await sendOrganisation(person)
  await openReview(staff, reference)
  await expect(staff.page.getByText(m.staff_paper_pdf({}, staff)).first()).toBeVisible()
  await expect(staff.page.getByRole('link', { name: /\.pdf/ })).toHaveCount(0)
  await returnTwoFields(staff)
  await mendBoth(person)

  await openReview(staff, reference)
  const { page } = staff
  const main = page.getByRole('main')
  const certificate = main.getByRole('img', { name: m.staff_field_certificate({}, staff) })
  await expect(certificate).toHaveCount(0)
  await openPapers(staff)
  await page.setViewportSize({ width: 1200, height: 900 })
  await certificate.scrollIntoViewIfNeeded()
  await expect.poll(() => naturalWidth(page)).toBe(1200)
  const [paper, decision] = [
    await certificate.boundingBox(),
    await main.getByRole('complementary', { name: m.staff_review_decide_title({}, staff) }).boundingBox(),
  ]
  expect((paper?.x ?? 0) + (paper?.width ?? 0)).toBeLessThan(decision?.x ?? 0)
  await page.setViewportSize({ width: 320, height: 900 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await page.setViewportSize({ width: 1280, height: 900 })

  await expect(main).not.toContainText(mended)
  await main.locator('summary', { hasText: m.staff_reveal({}, staff) }).click()
  await main.getByLabel(m.staff_reveal_reason({}, staff)).fill('核对证书')
  await main.getByRole('button', { name: m.staff_reveal({}, staff), exact: true }).click()
  await expect(main.locator('del', { hasText: statedTexts.address })).toBeVisible()
  await expect(main.locator('ins', { hasText: mended })).toBeVisible()
  if (process.env.BROWSER_TEST_PICTURES)
    await page.screenshot({ path: `${process.env.BROWSER_TEST_PICTURES}/papers-beside.png`, fullPage: true })
  expectNoProblems(person, staff)
})

/** A reason opens all papers of the case in place; without one nothing opens. */
async function openPapers(staff: Person): Promise<void> {
  const { page } = staff
  const gate = page.getByRole('form', { name: m.staff_papers_open({}, staff) })
  await keepPicture(staff, 'papers-closed')
  const button = gate.getByRole('button', { name: m.staff_papers_open({}, staff) })
  await button.click()
  const reason = gate.getByLabel(m.staff_reveal_reason({}, staff))
  await expect(reason).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('radio', { name: m.staff_outcome_returned({}, staff) }).check()
  await reason.fill('核对证书')
  await reason.press('Enter')
  await expect(gate).toHaveCount(0)
  // The decision begun beside it is still there.
  await expect(page.getByRole('radio', { name: m.staff_outcome_returned({}, staff) })).toBeChecked()
  await keepPicture(staff, 'papers-open')
}

async function keepPicture({ page }: Person, name: string): Promise<void> {
  const folder = process.env.BROWSER_TEST_PICTURES
  if (!folder) return
  const size = page.viewportSize()
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: true })
  }
  if (size) await page.setViewportSize(size)
}

function naturalWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelector<HTMLImageElement>('img.staff-paper')?.naturalWidth ?? 0)
}

async function returnTwoFields(staff: Person): Promise<void> {
  const { page } = staff
  await page.getByRole('radio', { name: m.staff_outcome_returned({}, staff) }).check()
  await page.getByLabel(m.staff_outcome_reason({}, staff)).selectOption('detailsDiffer')
  await page.getByText(m.staff_outcome_remarks({}, staff)).click()
  for (const field of [m.staff_field_certificate({}, staff), m.staff_field_address({}, staff)])
    await page.getByRole('textbox', { name: field }).fill('请核对')
  await submitDecision(staff, m.staff_decision_submit({}, staff))
}

async function mendBoth(person: Person): Promise<void> {
  const { page } = person
  await page.getByRole('link', { name: m.verification_follow({}, person) }).click()
  await expect(page).toHaveURL(/authenticationInfo/)
  await settle(person)
  await page.getByLabel(m.verification_address({}, person)).fill(mended)
  const photo = sharp({ create: { width: 1200, height: 1600, channels: 3, background: '#dfe6e0' } })
  await page.getByLabel(m.verification_certificate({}, person)).setInputFiles({
    name: '证书照片.png',
    mimeType: 'image/png',
    buffer: await photo.png().toBuffer(),
  })
  const stored = page.getByRole('listitem').filter({ hasText: '证书照片.png' })
  await expect(stored).toContainText(m.upload_stored({}, person))
  await page.getByRole('button', { name: m.verification_send_again({}, person) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.verification_sent_title({}, person))
}
