import { expect } from '@playwright/test'
import * as m from '#messages'
import type { Person } from './person.ts'
import { settle } from './person.ts'
import { inDatabase } from './portal-database.ts'

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

/** Many have answered the self-test as well: what no visitor could do in a test, and each night counts. */
export async function countMany(): Promise<void> {
  await inDatabase(
    `update selftest_results set entity_type = 'foundation', organisation_size = 'upTo5' where selftest_use = 'maturity'`,
  )
  await inDatabase(
    `with kept as (
      select distinct s.dimension, s.basis from selftest_scores s join selftest_results r on r.id = s.result_id
      where r.selftest_use = 'maturity'
    ), answered as (
      select distinct a.key::integer as question, v.basis, a.value from selftest_results r
      join selftest_versions v on v.id = r.version_id cross join lateral jsonb_each(r.answers) a
      where r.selftest_use = 'maturity'
    )
    insert into selftest_figures (selftest_use, measure, key, basis, entity_type, organisation_size, givers, counts)
    select 'maturity', 'dimension', dimension, basis, kind, size, 25,
      jsonb_build_object((dimension * 7) % 40, 9, 30 + (dimension * 13) % 50, 10, 90, 6)
    from kept, (values (null, null), ('foundation', null), ('foundation', 'upTo5')) part (kind, size)
    union all
    select distinct on (question, basis) 'maturity', 'question', question, basis, null, null, 25,
      jsonb_build_object('1', 12, '2', 9, 'unsure', 4)
    from answered
    union all
    select distinct 'maturity', 'advice', number, ''::bytea, null, null, 25,
      jsonb_build_object('recommended', 25, 'opened', 14, 'applied', 3)
    from selftest_results, unnest(advised) number where selftest_use = 'maturity'
    on conflict do nothing`,
  )
}
