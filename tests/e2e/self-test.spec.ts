import { expect } from '@playwright/test'
import * as m from '#messages'
import { arriveWithTeam } from '../support/browser/arrive-steps.ts'
import { test } from '../support/browser/browser-test.ts'
import { journeyTeams } from '../support/browser/journey-teams.ts'
import { languagesOf } from '../support/browser/languages.ts'
import { expectNoProblems, openPerson, settle, visit } from '../support/browser/person.ts'
import {
  answerInRound,
  answerPart,
  answerSelfTest,
  beginSelfTest,
} from '../support/browser/self-test-steps.ts'

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

const journey = 'three colleagues answer apart, and their team has a plan'
for (const locale of languagesOf(journey))
  test(`${journey} (${locale})`, async ({ browser }) => {
    test.setTimeout(240_000)
    const lead = await openPerson(browser, { locale })
    const { page } = lead
    await arriveWithTeam(lead, journeyTeams.selfTest)
    await visit(lead, '/tools/selfTestTogether')
    await page.getByRole('button', { name: m.selftest_together_open({}, lead) }).click()
    await expect(page.getByText(m.selftest_together_opened({}, lead))).toBeVisible()
    const link = new URL((await page.locator('.selftest-link').textContent()) ?? '')
    for (const [index, way] of (['first', 'second', 'second'] as const).entries()) {
      const colleague = await openPerson(browser, { locale, hasScript: index > 0 })
      await answerInRound(colleague, link.pathname + link.search, way)
      await colleague.page.goto(link.pathname + link.search)
      await expect(colleague.page.getByRole('table')).toHaveCount(index === 0 ? 0 : 1)
      expectNoProblems(colleague)
    }
    await visit(lead, '/tools/selfTestTogether')
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(7)
    await expect(page.getByRole('heading', { name: m.selftest_apart({}, lead) })).toBeVisible()
    await page.getByRole('button', { name: m.selftest_settle_button({}, lead) }).click()
    await expect(page.getByText(m.selftest_kept_done({}, lead))).toBeVisible()
    await settle(lead)
    const steps = page.locator('.selftest-plan > li')
    const count = await steps.count()
    expect(count).toBeGreaterThan(0)
    await page
      .getByRole('button', { name: new RegExp(`^${m.selftest_step_done({}, lead)}`) })
      .first()
      .click()
    await expect(page.getByText(m.selftest_step_saved({}, lead), { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: m.selftest_steps_done({}, lead) })).toBeVisible()
    // The report is shared by a link, which a stranger reads until it is ended.
    await page.getByRole('link', { name: new RegExp(`^${m.selftest_kept_report({}, lead)}`) }).click()
    await page.getByText(m.selftest_share({}, lead)).click()
    await page.getByRole('button', { name: m.selftest_share_make({}, lead) }).click()
    const shared = new URL((await page.locator('.selftest-link').textContent()) ?? '')
    const stranger = await openPerson(browser, { locale, hasScript: false })
    expect((await stranger.page.goto(shared.pathname + shared.search))?.status()).toBe(200)
    await expect(stranger.page.getByRole('main')).not.toContainText(journeyTeams.selfTest)
    await expect(stranger.page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await page.getByRole('button', { name: m.selftest_share_end({}, lead) }).click()
    await expect(page.getByText(m.selftest_share_ended({}, lead))).toBeVisible()
    expect((await stranger.page.goto(shared.pathname + shared.search))?.status()).toBe(404)
    expectNoProblems(lead)
  })
