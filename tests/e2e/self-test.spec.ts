import { expect } from '@playwright/test'
import { test } from '../support/browser/browser-test.ts'
import { languagesOf } from '../support/browser/languages.ts'
import { openPerson, settle } from '../support/browser/person.ts'
import { answerPart, answerSelfTest, beginSelfTest } from '../support/browser/self-test-steps.ts'

const names = {
  records: { zh: '服务了谁、做了什么，怎么记？', en: 'How do you record whom you served and what was done?' },
  common: { zh: '有统一的表，按月汇总', en: 'In one common sheet, summed up each month' },
  changes: { zh: /过去一年，有几次/, en: /How often in the past year/ },
}

for (const hasScript of [true, false]) {
  const name = `a self-test from its start to its report ${hasScript ? 'with' : 'without'} script`
  for (const locale of languagesOf(name)) {
    test(`${name} (${locale})`, async ({ browser }) => {
      const person = await openPerson(browser, { locale, hasScript })
      const { page } = person
      await answerSelfTest(person, '/tools/selfTest', 6)
      await expect(page.getByRole('img', { name: /./ }).first()).toBeVisible()
      await expect(page.getByRole('table').getByRole('row')).toHaveCount(7)
      const steps = page.getByRole('main').locator('.selftest-steps > li')
      await expect(steps).toHaveCount(3)
      for (const step of await steps.all()) {
        await expect(step).toContainText(locale === 'zh' ? '为什么是它' : 'Why this one')
        await expect(step.getByRole('link').first()).toHaveAttribute('href', /tool|resource|news|volunteer/i)
      }
      await steps.first().getByRole('link').first().click()
      await expect.poll(() => new URL(page.url()).pathname).not.toContain('selfTestResult')
      expect(person.problems).toEqual([])
    })
  }
}

test('stops half-way and goes on, is changed, and is deleted', async ({ browser }) => {
  const person = await openPerson(browser, { locale: 'zh' })
  const { page } = person
  await beginSelfTest(person, '/tools/digitalSelfTest')
  await answerPart(person, 'first')
  await page.goto('/tools/digitalSelfTest')
  await page.getByRole('link', { name: '接着答' }).click()
  await expect(page).toHaveURL(/part=2$/)
  await settle(person)
  for (let part = 2; part <= 6; part += 1) await answerPart(person, 'first')
  await page.getByRole('button', { name: '删掉我的答案' }).click()
  await expect(page).toHaveURL(/\/tools\/digitalSelfTest$/)
  await expect(page.getByRole('button', { name: '开始', exact: true })).toBeVisible()
  await page.goto('/tools/selfTestResult')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('这里还没有报告')
})

for (const hasScript of [true, false])
  test(`asks what an answer leads to ${hasScript ? 'at once with' : 'after sending without'} script`, async ({
    browser,
  }) => {
    const person = await openPerson(browser, { locale: 'zh', hasScript })
    const { page } = person
    await beginSelfTest(person, '/tools/selfTest')
    await page.goto('/tools/selfTest?part=3')
    await settle(person)
    const led = page.getByRole('textbox', { name: names.changes.zh })
    await expect(led).toBeHidden()
    const records = page.getByRole('group', { name: names.records.zh })
    await records.getByLabel(names.common.zh).check()
    if (hasScript) await expect(led).toBeVisible()
    await page.getByRole('button', { name: '下一部分' }).click()
    await expect(page.getByRole('alert')).toContainText('选一个答案')
    await expect(records.getByLabel(names.common.zh)).toBeChecked()
    await expect(led).toBeVisible()
    await expect(page).toHaveTitle(/^错误：/)
  })

test('the report prints on one page', async ({ browser }) => {
  const person = await openPerson(browser, { locale: 'en', hasScript: false })
  await answerSelfTest(person, '/tools/selfTest', 6)
  const pdf = await person.page.pdf({ format: 'A4', preferCSSPageSize: true })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})
