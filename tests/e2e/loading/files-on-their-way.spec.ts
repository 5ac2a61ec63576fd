import { expect } from '@playwright/test'
import * as m from '#messages'
import { test } from '../../support/browser/browser-test.ts'
import { holdBack } from '../../support/browser/hold-back.ts'
import { languagesOf } from '../../support/browser/languages.ts'
import { expectNoProblems, openPerson, settle, visit } from '../../support/browser/person.ts'
import { makePdf } from '../../support/world/make-pdf.ts'

for (const locale of languagesOf('a form waits for a file that is still on its way')) {
  test(`a form waits for a file that is still on its way, ${locale}`, async ({ browser }) => {
    const visitor = await openPerson(browser, { locale })
    const { page } = visitor
    const letThrough = await holdBack(page, '**/api/**/file/**')
    await visit(visitor, '/feedback?topic=accessibility')
    await page.getByLabel(m.feedback_body({}, visitor)).fill('读屏听不到按钮的名字。The button has no name.')
    await page.getByLabel(m.feedback_files({}, visitor)).setInputFiles({
      name: 'slow.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(makePdf({ pages: 1 })),
    })
    await expect(page.getByText(m.upload_sending({}, visitor), { exact: true })).toBeVisible()
    const send = page.getByRole('button', { name: m.feedback_send({}, visitor), exact: true })
    await send.click()
    await expect(page.getByText(m.upload_wait({}, visitor))).toBeVisible()
    await expect(page).toHaveURL(/\/feedback\?/)
    letThrough()
    await expect(page.getByText(m.upload_stored({}, visitor), { exact: true })).toBeVisible()
    await send.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.feedback_sent_title({}, visitor))
    await settle(visitor)
    await page.getByRole('link', { name: m.feedback_sent_follow({}, visitor) }).click()
    await expect(page.getByText(/slow\.pdf/)).toBeVisible()
    expectNoProblems(visitor)
  })
  test(`a file that was chosen before the script had come is stored as well, ${locale}`, async ({
    browser,
  }) => {
    const visitor = await openPerson(browser, { locale })
    const { page } = visitor
    const release = await holdBack(page, '**/assets/*.js')
    await page.goto(visitor.at('/feedback?topic=accessibility'), { waitUntil: 'commit' })
    await page.getByLabel(m.feedback_files({}, visitor)).setInputFiles({
      ...{ name: 'early.pdf', mimeType: 'application/pdf' },
      buffer: Buffer.from(makePdf({ pages: 1 })),
    })
    release()
    const stored = page.getByRole('listitem').filter({ hasText: 'early.pdf' })
    await expect(stored).toContainText(m.upload_stored({}, visitor))
    expectNoProblems(visitor)
  })

  test(`a file that was chosen by mistake is taken away by one press, ${locale}`, async ({ browser }) => {
    const visitor = await openPerson(browser, { locale })
    const { page } = visitor
    await visit(visitor, '/feedback?topic=accessibility')
    for (const name of ['wrong.pdf', 'right.pdf']) {
      await page.getByLabel(m.feedback_files({}, visitor)).setInputFiles({
        ...{ name, mimeType: 'application/pdf' },
        buffer: Buffer.from(makePdf({ pages: 1 })),
      })
      await expect(page.getByText(name).first()).toBeVisible()
      await expect(page.getByText(m.upload_sending({}, visitor), { exact: true })).toHaveCount(0)
    }
    await page.getByRole('button', { name: m.upload_remove({ name: 'wrong.pdf' }, visitor) }).click()
    await expect(page.getByText('wrong.pdf')).toHaveCount(0)
    await expect(page.getByText('right.pdf')).toBeVisible()
    expectNoProblems(visitor)
  })

  test(`a file that was refused is not left behind in silence, ${locale}`, async ({ browser }) => {
    const visitor = await openPerson(browser, { locale })
    const { page } = visitor
    await visit(visitor, '/feedback?topic=accessibility')
    await page.getByLabel(m.feedback_body({}, visitor)).fill('读屏听不到按钮的名字。The button has no name.')
    await page.getByLabel(m.feedback_files({}, visitor)).setInputFiles({
      ...{ name: 'notes.txt', mimeType: 'text/plain' },
      buffer: Buffer.from('notes'),
    })
    await expect(page.getByText(m.upload_failed({}, visitor), { exact: true })).toBeVisible()
    const send = page.getByRole('button', { name: m.feedback_send({}, visitor), exact: true })
    const said = page.getByText(m.upload_refused({ name: 'notes.txt' }, visitor))
    const leaveOut = page.getByRole('button', { name: m.upload_leave_out({}, visitor) })
    await send.click()
    await expect(said).toBeVisible()
    await expect(leaveOut).toBeFocused()
    await expect(page).toHaveURL(/\/feedback\?/)
    await leaveOut.click()
    await expect(page.getByText(m.upload_failed({}, visitor), { exact: true })).toHaveCount(0)
    await send.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.feedback_sent_title({}, visitor))
    expectNoProblems(visitor)
  })
}
