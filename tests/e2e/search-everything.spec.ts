import { expect } from '@playwright/test'
import * as m from '#messages'
import { composeAndEnter } from '../pages/typing-checks.ts'
import { test } from '../support/browser/browser-test.ts'
import { openPerson, visit } from '../support/browser/person.ts'

test('the search of everything is gone through by keyboard alone', async ({ browser }) => {
  const person = await openPerson(browser, { locale: 'zh' })
  const { page } = person
  await visit(person, '/news')
  const field = page.getByRole('search', { name: m.search_site({}, person) }).locator('input')
  await field.focus()
  const list = page.getByRole('listbox', { name: m.search_suggestions({}, person) })

  await test.step('suggestions come while typing, and arrows go through them', async () => {
    await field.pressSequentially('next')
    await expect(field).toHaveRole('combobox')
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await expect(field).not.toHaveAttribute('aria-activedescendant')
    const first = list.getByRole('option').first()
    await expect(first).toContainText('Nextcloud')
    await field.press('ArrowDown')
    await expect(first).toHaveAttribute('aria-selected', 'true')
    await expect(field).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '')
    await expect(field).toBeFocused()
    await field.press('ArrowUp')
    await expect(field).not.toHaveAttribute('aria-activedescendant')
  })

  await test.step('Escape closes them and keeps what was typed', async () => {
    await field.press('Escape')
    await expect(list).toBeHidden()
    await expect(field).toHaveValue('next')
    await field.press('ArrowDown')
    await expect(list).toBeVisible()
  })

  await test.step('Enter goes to the chosen one', async () => {
    await field.press('ArrowDown')
    await field.press('Enter')
    await expect(page).toHaveURL(/\/tools\/toolsDetail\/\d+$/)
    await expect(field).toHaveValue('')
  })

  await test.step('Enter that ends composing neither chooses nor searches', async () => {
    const before = page.url()
    await composeAndEnter(page, field, '志愿')
    await expect(field).toHaveValue('志愿')
    await expect(list.getByRole('option').first()).toBeVisible()
    expect(page.url()).toBe(before)
  })

  await test.step('without a chosen one it searches; the kinds narrow what was found', async () => {
    await field.press('Enter')
    await expect(page).toHaveURL(/\/search\?keywords=/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.search_title({}, person))
    await expect(page.getByRole('main').locator('mark').first()).toContainText('志愿')
    const tools = page.getByRole('checkbox', { name: new RegExp(`^${m.search_kind_tool({}, person)}`) })
    await tools.check()
    await expect(page).toHaveURL(/kind=tool/)
  })
})

test('without script the search of everything finds, and leads on where it finds nothing', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto('/en/news')
  const search = page.getByRole('search', { name: 'Site search' })
  await search.locator('input').fill('moodxqzv')
  await search.getByRole('button').click()
  await expect(page).toHaveURL(/\/en\/search\?keywords=moodxqzv$/)
  await expect(page.getByRole('link', { name: /^Moodle/ })).toBeVisible()
  await page.getByRole('link', { name: 'Ask our staff' }).click()
  await expect(page.locator('textarea[name=body]')).toHaveValue(/moodxqzv/)
  await context.close()
})
