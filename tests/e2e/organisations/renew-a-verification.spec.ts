import { expect } from '@playwright/test'
import * as m from '#messages'
import type { Locale } from '../../../shared/lib/locale.ts'
import { dayText } from '../../../shared/lib/text/day-text.ts'
import { arriveWithTeam } from '../../support/browser/arrive-steps.ts'
import { test } from '../../support/browser/browser-test.ts'
import { journeyTeams } from '../../support/browser/journey-teams.ts'
import { openMessage } from '../../support/browser/message-steps.ts'
import { expectNoProblems, openPerson, type Person, settle } from '../../support/browser/person.ts'
import { inDatabase, runJob } from '../../support/browser/portal-database.ts'
import { openStaff } from '../../support/browser/signed-in-staff.ts'
import { openReview, returnVerification, verify } from '../../support/browser/staff-steps.ts'
import {
  chooseCertificate,
  chooseLetter,
  sendOrganisation,
  statedTexts,
} from '../../support/browser/team-steps.ts'

const journeys: { locale: Locale; hasScript: boolean; remark: string }[] = [
  { locale: 'zh', hasScript: true, remark: '地址和证书不一致' },
  { locale: 'en', hasScript: false, remark: 'The address differs from the certificate' },
]

const corrected = '云江市青禾路 12 号 2 幢'
const position = ['****', statedTexts.position]

for (const { locale, hasScript, remark } of journeys) {
  test(`a verification is returned, corrected and granted, ends and is renewed, ${locale}${hasScript ? '' : ' without script'}`, async ({
    browser,
  }) => {
    test.setTimeout(240_000)
    const person = await openPerson(browser, { locale, hasScript })
    const staff = await openStaff(browser, 'reviewer', { locale, hasScript })
    const { page } = person
    await arriveWithTeam(person, `${journeyTeams.renewed} ${locale}`)
    const { reference } = await sendOrganisation(person, 'letterFollows')

    await test.step('the letter follows; who it is for has been said', async () => {
      await page.getByRole('link', { name: m.verification_mend_letter({}, person) }).click()
      await expect(page).toHaveURL(/authenticationInfo/)
      await settle(person)
      await expectFilledIn(person, { realName: ['周**', statedTexts.person], position })
      await chooseLetter(person)
      await send(person, m.verification_send_papers)
    })
    await test.step('it is returned with a remark and corrected', async () => {
      await openReview(staff, reference)
      await returnVerification(staff, m.staff_field_address({}, staff), remark)
      await openVerification(person)
      await expect(page.getByText(remark).first()).toBeVisible()
      await page.getByLabel(m.verification_address({}, person)).fill(corrected)
      await send(person, m.verification_send_again)
    })
    await test.step('it is granted for two years', async () => {
      await openReview(staff, reference)
      await verify(staff)
      await openVerification(person)
      await expectTurn(person, m.turn_verified, dayInTwoYears())
    })
    await test.step('a month before its end it asks to be renewed', async () => {
      await endIn(reference, 30)
      await openVerification(person)
      await expectTurn(person, m.turn_renew, dayIn(30))
    })
    await test.step('a week before, who has done nothing is reminded', async () => {
      await endIn(reference, 7)
      await expectOnceReloaded(person, m.verification_event_remind({}, person))
    })
    await test.step('it ends, and the team hears of it', async () => {
      await endIn(reference, -1)
      await openVerification(person)
      await expectTurn(person, m.turn_expired, dayIn(-1))
      await expect(page.getByText(m.entity_foundation_paper({}, person))).toBeVisible()
    })
    await test.step('it is renewed and holds again', async () => {
      const { person: contact, legalRepresentative } = statedTexts
      await expectFilledIn(person, {
        ...{ realName: ['周**', contact], position, contactName: ['周**', contact] },
        legalRepresentative: ['林**', legalRepresentative],
        address: ['****', corrected],
      })
      await page
        .getByLabel(m.verification_name({}, person))
        .fill(`${journeyTeams.renewedOrganisation}${locale}`)
      await chooseCertificate(person)
      await chooseLetter(person)
      await send(person, m.verification_send_papers)
      await openReview(staff, reference)
      await verify(staff)
      await openVerification(person)
      await expectTurn(person, m.turn_verified, dayInTwoYears())
    })
    expectNoProblems(person, staff)
  })
}

/** From the newest message to the page of the verification. */
async function openVerification(person: Person): Promise<void> {
  await openMessage(person, '/accountCenter?part=messages')
  await expect(person.page).toHaveURL(/authenticationInfo/)
}

/** The earlier statement fills the fields: masked without script, in full with it. */
async function expectFilledIn({ page, hasScript }: Person, fields: Record<string, string[]>): Promise<void> {
  for (const [name, [masked = '', whole = '']] of Object.entries(fields))
    await expect(page.locator(`[name="${name}"]`)).toHaveValue(hasScript ? whole : masked)
}

type Words = typeof m.verification_send_again

async function send(person: Person, words: Words): Promise<void> {
  const { page } = person
  await page.getByRole('button', { name: words({}, person) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.verification_sent_title({}, person))
}

/** Makes the verification end in this many days, as if the daily job had run this morning. */
async function endIn(reference: string, days: number): Promise<void> {
  await inDatabase(`update organisations set verified_until = $2::date where reference = $1`, [
    reference,
    dayIn(days),
  ])
  await runJob('watch-verifications')
}

function dayIn(days: number): string {
  return new Date(Date.now() + (days * 24 + 8) * 3_600_000).toISOString().slice(0, 10)
}

function dayInTwoYears(): string {
  const today = dayIn(0)
  return `${Number(today.slice(0, 4)) + 2}${today.slice(4)}`
}

type Turn = (inputs: { day: string }, options: { locale: Locale }) => string

async function expectTurn(person: Person, turn: Turn, day: string): Promise<void> {
  await expectOnceReloaded(person, turn({ day: dayText(day, person.locale) }, person))
}

/** Waits for a text on the page while a job may still be running. */
async function expectOnceReloaded({ page }: Person, text: string): Promise<void> {
  await expect(async () => {
    await page.reload()
    await expect(page.getByText(text)).toBeVisible({ timeout: 1000 })
  }).toPass()
}
