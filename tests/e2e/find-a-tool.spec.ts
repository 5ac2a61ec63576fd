import { expect, type Page } from '@playwright/test'
import { test } from '../support/browser/browser-test.ts'
import { languagesOf } from '../support/browser/languages.ts'

const request = {
  zh: { need: '你想用它做什么', send: '提交需求', done: /需求已收到，编号 XQ-/ },
  en: { need: 'What you want to do with it', send: 'Send request', done: /Request received: XQ-/ },
}

async function countOf(page: Page): Promise<number> {
  const status = await page.getByRole('status').first().textContent()
  return Number(/\d+/.exec(status ?? '')?.[0])
}

test.describe('the toolbox', () => {
  test('narrows by each choice, keeps the place, and takes a filter back by its link', async ({ page }) => {
    await page.goto('/tools')
    await page.waitForLoadState('networkidle')
    const all = await countOf(page)
    const finance = page.getByRole('checkbox', { name: /^财务/ })
    await finance.check()
    await expect(page).toHaveURL(/\/tools\?need=finance$/)
    await expect.poll(() => countOf(page)).toBeLessThan(all)
    await expect(finance).toBeFocused()
    await page.getByRole('link', { name: '移除 需要做什么：财务' }).click()
    await expect(page).toHaveURL(/\/tools$/)
    await expect.poll(() => countOf(page)).toBe(all)
    await expect(finance).not.toBeChecked()
  })

  test('goes through its pages and into a topic', async ({ page }) => {
    await page.goto('/en/tools')
    await page.waitForLoadState('networkidle')
    await page.getByRole('link', { name: 'Next', exact: true }).click()
    await expect(page).toHaveURL(/\/en\/tools\?page=2$/)
    await expect(page).toHaveTitle(/page 2/)
    await page.goto('/en/tools')
    await page.getByRole('link', { name: 'Five small digital steps for year one' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Five small digital steps for year one')
    expect(await countOf(page)).toBe(5)
  })

  test('answers the designed 404 for what is not there', async ({ page }) => {
    for (const path of [
      '/tools?page=99',
      '/tools?topic=999',
      '/tools/toolsDetail/999999',
      '/tools/toolsDetail/x',
    ]) {
      expect((await page.goto(path))?.status(), path).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('没有找到这个页面')
    }
  })

  test('shows the whole of a tool and what is left of it', async ({ page }) => {
    await page.goto('/tools/toolsDetail/1045')
    await expect(page).toHaveTitle('Kolibri 离线课堂 · 益榫')
    await expect(page.getByText(/还剩 \d+ 个，共 25 个/)).toBeVisible()
    await expect(page.getByRole('link', { name: '申领这个工具' })).toHaveAttribute('href', '/toolAskFor/1045')
    const rules = page.getByRole('region', { name: '申请条件' })
    await expect(rules.getByRole('listitem')).toHaveCount(3)
    await expect(rules.getByRole('link', { name: '登录后' })).toHaveAttribute('href', /back=.*toolsDetail/)
  })
})

test.describe('the search', () => {
  test('does not search while Chinese is being composed', async ({ page }) => {
    await page.goto('/tools/searchToolList')
    await page.waitForLoadState('networkidle')
    const field = page.getByRole('searchbox')
    await field.focus()
    const isStopped = await field.evaluate((element) => {
      const composing = { key: 'Enter', bubbles: true, cancelable: true, isComposing: true }
      return !element.dispatchEvent(new KeyboardEvent('keydown', composing))
    })
    expect(isStopped).toBe(true)
    await expect(page).toHaveURL(/searchToolList$/)
    await field.fill('密码')
    await field.press('Enter')
    await expect(page).toHaveURL(/keywords=/)
    await expect(page.getByRole('link', { name: /Vaultwarden/ })).toBeVisible()
  })

  test('says how it read a misspelt name', async ({ page }) => {
    await page.goto('/tools/searchToolList?keywords=nextclod')
    await expect(page.getByText('没有“nextclod”这个写法')).toBeVisible()
    await page.getByRole('link', { name: '只搜“nextcloud”' }).click()
    await expect(page).toHaveURL(/keywords=nextcloud$/)
  })

  for (const javaScriptEnabled of [true, false]) {
    for (const locale of languagesOf(`leads from nothing to a request, script ${javaScriptEnabled}`)) {
      test(`leads from nothing to a request, ${locale}, script ${javaScriptEnabled}`, async ({
        browser,
        baseURL,
      }) => {
        const context = await browser.newContext({ javaScriptEnabled, baseURL: baseURL ?? '' })
        const page = await context.newPage()
        const words = request[locale]
        await page.goto(`${locale === 'en' ? '/en' : ''}/tools/searchToolList?keywords=moodxqzv`)
        await expect(page.getByRole('link', { name: /^Moodle/ })).toBeVisible()
        await page.getByRole('button', { name: words.send }).click()
        await expect(page.getByRole('alert')).toBeVisible()
        await expect(page.getByLabel(words.need)).toHaveAttribute('aria-invalid', 'true')
        await page.getByLabel(words.need).fill('Rota for 30 drivers')
        await page.getByRole('button', { name: words.send }).click()
        await expect(page.getByText(words.done)).toBeVisible()
        await expect(page.getByLabel(words.need)).toHaveValue('')
        await context.close()
      })
    }
  }
})

test('the toolbox filters without script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto('/en/tools')
  await page.getByRole('checkbox', { name: /^Finance/ }).check()
  await page.getByRole('button', { name: 'Show what fits' }).click()
  await expect(page).toHaveURL(/\/en\/tools\?need=finance$/)
  await expect(page.getByRole('list', { name: 'Chosen filters' })).toContainText('What you need: Finance')
  await context.close()
})
