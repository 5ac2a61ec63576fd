import { expect } from '@playwright/test'
import { test } from '../support/browser/browser-test.ts'

/** From questions to tools with their reasons, to the comparison, to the tool; also where no script runs. */
test.describe('choosing a tool', () => {
  for (const javaScriptEnabled of [true, false]) {
    test(`goes from a few questions over a comparison to a tool, ${javaScriptEnabled ? 'with' : 'without'} script`, async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled, ...(baseURL && { baseURL }) })
      const page = await context.newPage()
      const answers = ['财务', '还没登记的团队', '没有，希望打开就能用', '不清楚', '不清楚']
      await page.goto('/tools/keywordToolList')
      for (const [index, answer] of answers.entries()) {
        await expect(page.getByText(`第 ${index + 1} 题，共 5 题`)).toBeVisible()
        await page.getByLabel(answer, { exact: true }).check()
        await page.getByRole('button', { name: /下一题|看推荐/ }).click()
      }
      await expect(page).toHaveURL(/need=finance&who=unregistered&upkeep=none.*step=result/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('适合你的工具')
      await expect(page.getByText('能做：财务').first()).toBeVisible()
      const names = await page.getByRole('heading', { level: 2 }).getByRole('link').allTextContents()
      await page.getByRole('button', { name: '比较勾选的工具' }).click()
      await expect(page).toHaveURL(/\/tools\/compare\?id=\d+&id=\d+$/)
      const table = page.getByRole('table')
      for (const name of names.slice(0, 2))
        await expect(table.getByRole('columnheader', { name: new RegExp(name) })).toBeVisible()
      await expect(table.getByRole('rowheader', { name: '捐赠结束后的费用' })).toBeVisible()
      await table.getByRole('link', { name: names[0] ?? '', exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[0] ?? '')
      await context.close()
    })
  }
})
