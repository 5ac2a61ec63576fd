import { expect } from '@playwright/test'
import * as m from '#messages'
import type { Person } from './person.ts'

/** The page of a stored link keeps showing `words`, whatever other link is opened, until a press. */
export async function expectToStay(person: Person, words: string): Promise<void> {
  const { page } = person
  const main = page.getByRole('main')
  const own = new URL(page.url()).pathname
  const press = main.getByRole('button', { name: m.another_link_open({}, person) })
  await expect(main).toContainText(words)
  const secret = 'A'.repeat(44)
  await page.goto(`${own}?link=${secret}`)
  await expect(press).toBeVisible()
  expect(page.url()).not.toContain(secret)
  await page.goto(own)
  await expect(main).toContainText(words)
}
