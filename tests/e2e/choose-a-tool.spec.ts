import { expect } from '@playwright/test'
import { test } from '../support/browser/browser-test.ts'

/** From questions to tools with their reasons, the comparison and a tool; also without script. */
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

    test(`compares what is ticked in the list with one added by name, ${javaScriptEnabled ? 'with' : 'without'} script`, async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled, ...(baseURL && { baseURL }) })
      const page = await context.newPage()
      await page.goto('/en/tools')
      const ticks = page.getByRole('checkbox', { name: /^Compare / })
      await ticks.nth(0).check()
      await ticks.nth(1).check()
      await page.getByRole('button', { name: 'Compare what is ticked' }).click()
      await expect(page).toHaveURL(/\/en\/tools\/compare\?id=\d+&id=\d+$/)
      const heads = page.getByRole('table').getByRole('columnheader')
      await expect(heads).toHaveCount(3)
      const field = page.getByLabel('Add a tool by name')
      await field.fill('zzqqxx')
      await page.getByRole('button', { name: 'Add', exact: true }).click()
      await expect(page.getByText('No tool here is called “zzqqxx”')).toBeVisible()
      await field.fill('jitsi')
      await page.getByRole('button', { name: 'Add', exact: true }).click()
      // The only possible tool is shown beside the others at once.
      await expect(page).toHaveURL(/\/en\/tools\/compare\?id=\d+&id=\d+&id=1007$/)
      await expect(heads).toHaveCount(4)
      await context.close()
    })
  }

  test('adds a suggestion by the keyboard', async ({ page }) => {
    await page.goto('/en/tools/compare?id=1001')
    await page.waitForLoadState('networkidle')
    const field = page.getByLabel('Add a tool by name')
    await field.focus()
    await field.pressSequentially('jits')
    await expect(page.getByRole('option', { name: /Jitsi/ })).toBeVisible()
    await field.press('ArrowDown')
    await field.press('Enter')
    await expect(page).toHaveURL(/\/en\/tools\/compare\?id=1001&id=1007$/)
    await expect(page.getByRole('columnheader', { name: /Jitsi/ })).toBeVisible()
  })
})
