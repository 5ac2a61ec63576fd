import { expect } from '@playwright/test'
import * as m from '#messages'
import type { Person } from './person.ts'
import { settle } from './person.ts'

/** Begins the self-test of a use from its page. */
export async function beginSelfTest(person: Person, path: string): Promise<void> {
  const { page } = person
  await page.goto(person.at(path))
  await settle(person)
  await page.getByRole('button', { name: m.selftest_begin({}, person), exact: true }).click()
  await expect(page).toHaveURL(/part=1$/)
  await settle(person)
}

/**
 * Answers the dimension on the open page, each choice with its first or second answer and all others with 不清楚, and
 * goes on.
 */
export async function answerPart(person: Person, way: 'first' | 'second' | 'unsure'): Promise<void> {
  const { page } = person
  const unsure = m.selftest_other_unsure({}, person)
  const next = page.getByRole('button', {
    name: new RegExp(`^(${m.selftest_next({}, person)}|${m.selftest_finish({}, person)})$`),
  })
  // Below the questions: without script the address changes before they have come.
  await expect(next).toBeVisible()
  for (const group of await page.getByRole('main').getByRole('group').all()) {
    const radios = group.getByRole('radio')
    const count = await radios.count()
    if (way !== 'unsure' && count > 0) await radios.nth(way === 'first' ? 0 : 1).check()
    else await group.getByLabel(unsure, { exact: true }).check()
  }
  const url = page.url()
  await next.click()
  await expect(page).not.toHaveURL(url)
  await settle(person)
}

/** Answers a whole test of so many dimensions, from its first page to its report. */
export async function answerSelfTest(person: Person, path: string, dimensions: number): Promise<void> {
  await beginSelfTest(person, path)
  for (let part = 1; part <= dimensions; part += 1) await answerPart(person, 'first')
  await expect(person.page).toHaveURL(/selfTestResult/)
}

/** Keeps the finished self-test of this browser for the team of whoever is signed in. */
export async function keepSelfTest(person: Person): Promise<void> {
  const { page } = person
  await page.goto(person.at('/tools/selfTestPlan'))
  await settle(person)
  const [before = ''] = m.selftest_keep({ team: '|' }, person).split('|')
  await page.getByRole('button', { name: new RegExp(`^${before}`) }).click()
  await expect(page).toHaveURL(/done=kept/)
  await settle(person)
}

/** Opens a round in which the opener and a colleague answer. @returns the path of its link */
export async function answerTogether(lead: Person, colleague: Person): Promise<string> {
  const { page } = lead
  await page.goto(lead.at('/tools/selfTestTogether'))
  await settle(lead)
  await page.getByRole('button', { name: m.selftest_together_open({}, lead) }).click()
  await expect(page).toHaveURL(/done=opened/)
  const { pathname, search } = new URL((await page.locator('.selftest-link').textContent()) ?? '')
  await answerInRound(lead, pathname + search, 'first')
  await answerInRound(colleague, pathname + search, 'second')
  return pathname + search
}

/** Answers the whole test of a round by its link. */
export async function answerInRound(person: Person, link: string, way: 'first' | 'second'): Promise<void> {
  const { page } = person
  await page.goto(link)
  await settle(person)
  await page.getByRole('button', { name: m.selftest_begin({}, person), exact: true }).click()
  await expect(page).toHaveURL(/part=1$/)
  await settle(person)
  for (let part = 1; part <= 6; part += 1) await answerPart(person, way)
  await expect(page).toHaveURL(/selfTestResult/)
}
