import { expect } from '@playwright/test'
import * as m from '#messages'
import { arriveWithTeam } from '../support/browser/arrive-steps.ts'
import { test } from '../support/browser/browser-test.ts'
import { newPhone, openPerson, visit } from '../support/browser/person.ts'
import { inDatabase } from '../support/browser/portal-database.ts'
import { openStaff } from '../support/browser/signed-in-staff.ts'
import { makeEdition, passTo, planRound, publishTexts } from '../support/browser/venture-steps.ts'

for (const hasScript of [true, false])
  test(`a team reads why it may not begin a later round, and agrees to rules of a first one, ${hasScript ? 'with' : 'without'} script`, async ({
    browser,
  }) => {
    test.setTimeout(200_000)
    const locale = hasScript ? 'en' : 'zh'
    const manager = await openStaff(browser, 'manager', { locale })
    const { edition, round } = await makeEdition(manager)
    await planRound(manager, round)
    await visit(manager, `/staff/content/ventureRounds/${round}`)
    await publishTexts(manager)
    await passTo(round, 'open', `opens_at = now() - interval '3 days'`)
    const place = (ordinal: number) =>
      inDatabase('update venture_rounds set ordinal = $2 where number = $1', [Number(round), ordinal])
    await place(9)

    const person = await openPerson(browser, { locale, hasScript })
    const { page } = person
    await arriveWithTeam(person, `后来的团队 ${locale}`, newPhone(), 'unregistered')
    await visit(person, `/ventureApply/${round}`)
    const rule = page.getByRole('listitem').filter({ hasText: m.eligibility_advancing({}, person) })
    await expect(rule).toContainText(m.eligibility_advancing_not_entered({}, person))
    await expect(rule).toContainText(m.eligibility_verdict_not_met({}, person))
    await expect(page.getByText(m.apply_cannot_start({}, person))).toBeVisible()
    const start = page.getByRole('button', { name: m.apply_start({}, person), exact: true })
    await expect(start).toHaveCount(0)

    await place(1)
    await visit(manager, `/staff/content/ventureEditions/${edition}`)
    await inDatabase(
      `insert into content_live (collection, number, language, version, alias, fields, shared, text_hash, labels,
          position, first_published_at, published_at)
        select collection, number, language, version, 'venture/' || number,
          fields || '{"competitionRules":"<p>自己做的才算。</p>"}', shared, text_hash, '{}', 0, now(), now()
        from content_versions v where collection = 'ventureEditions' and number = $1
          and version = (select max(version) from content_versions o where o.collection = v.collection
            and o.number = v.number and o.language = v.language)`,
      [edition],
    )
    await visit(person, `/ventureApply/${round}`)
    await start.click()
    await expect(page).toHaveURL(/part=/)
    await visit(person, `/ventureApply/${round}?part=check`)
    const statement = new RegExp(
      m.venture_rules_agreed({ title: '§', version: '§' }, person).split('§')[0] ?? '',
    )
    const box = page.getByRole('checkbox', { name: statement })
    await expect(box).not.toBeChecked()
    const read = page.getByRole('link', { name: m.apply_read_agreement({}, person) })
    await expect(read).toHaveAttribute('href', new RegExp(`/venture/${edition}#competitionRules$`))
    await page.getByRole('button', { name: m.apply_submit({}, person), exact: true }).click()
    await expect(page.getByRole('alert')).toContainText(m.apply_must_declare({}, person))
  })
