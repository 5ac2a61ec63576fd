import { type Browser, expect } from '@playwright/test'
import * as m from '#messages'
import { test } from '../support/browser/browser-test.ts'
import { expectNoProblems, openPerson, referenceOn, visit } from '../support/browser/person.ts'
import { openStaff } from '../support/browser/signed-in-staff.ts'
import { openReview } from '../support/browser/staff-steps.ts'

/** Sends a request for a tool from an empty search, and returns its reference. */
async function askFor(browser: Browser, need: string): Promise<string> {
  const reader = await openPerson(browser, { locale: 'en' })
  const { page } = reader
  await visit(reader, '/tools/searchToolList?keywords=moodyqzv')
  await page.getByLabel(m.toolbox_request_need({}, reader)).fill(need)
  await page.getByLabel(m.toolbox_request_contact({}, reader)).fill('li@downstream.example')
  await page.getByRole('button', { name: m.toolbox_request_send({}, reader) }).click()
  expectNoProblems(reader)
  return referenceOn(reader)
}

test('an agent takes a request for a tool, sees what its reader will get, and answers it', async ({
  browser,
}) => {
  const reference = await askFor(browser, 'A rota for thirty drivers, one table a week, on their phones')
  const agent = await openStaff(browser, 'agent', { locale: 'en' })
  const { page } = agent
  await visit(agent, '/staff/requests')
  await expect(page).toHaveURL(/\/staff\?kind=toolRequest$/)
  const link = page.getByRole('link', { name: reference, exact: true })
  // At this width a reference has one line.
  const lines = link.locator('.kept').evaluate((kept) => {
    return Math.round(
      kept.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(kept).lineHeight),
    )
  })
  expect(await lines).toBe(1)
  await openReview(agent, reference)
  await page.getByLabel(m.tool_requests_answer({}, agent)).fill('A shared table will do')
  await page.getByRole('button', { name: m.staff_decision_preview({}, agent) }).click()
  const preview = page.getByRole('region', { name: m.staff_preview_title({}, agent) })
  await expect(preview).toContainText('A shared table will do')
  await expect(preview).toContainText(reference)
  await page.getByRole('button', { name: m.tool_requests_send({}, agent) }).click()
  await expect(page.getByText(m.tool_requests_sent({}, agent))).toBeVisible()
  await expect(page.getByLabel(m.tool_requests_answer({}, agent))).toHaveCount(0)
  expectNoProblems(agent)
})

test('an agent closes several requests at once, and reads which, without script', async ({ browser }) => {
  const references = [await askFor(browser, 'One needless thing'), await askFor(browser, 'Another')]
  const agent = await openStaff(browser, 'agent', { locale: 'en', hasScript: false })
  const { page } = agent
  await visit(agent, '/staff?kind=toolRequest')
  for (const reference of references) await page.getByLabel(m.staff_row_select({ reference }, agent)).check()
  await page.getByRole('button', { name: m.staff_bulk_close({}, agent), exact: true }).click()
  const confirm = page.getByRole('button', { name: m.staff_confirm_close_submit({ count: 2 }, agent) })
  await expect(confirm).toBeVisible()
  await confirm.click()
  await expect(page.getByText(m.staff_result_closed({ done: 2, failed: 0 }, agent))).toBeVisible()
  await visit(agent, '/staff?kind=toolRequest&stage=decided')
  for (const reference of references) await expect(page.getByRole('link', { name: reference })).toBeVisible()
  expectNoProblems(agent)
})
