import { type Browser, expect } from '@playwright/test'
import * as m from '#messages'
import type { Locale } from '../../shared/lib/locale.ts'
import {
  releaseApplication,
  saveAndContinue,
  submitApplication,
} from '../support/browser/application-steps.ts'
import { seeMark, uploadMark } from '../support/browser/brand-steps.ts'
import { test } from '../support/browser/browser-test.ts'
import {
  field,
  makeField,
  makeTool,
  question,
  startLink,
  tool,
} from '../support/browser/first-content-steps.ts'
import { expectUnread, openNewestMessage } from '../support/browser/message-steps.ts'
import { expectNothingOfDemo } from '../support/browser/nothing-of-demo.ts'
import {
  becomeStaff,
  confirmRoles,
  inviteColleague,
  openToAll,
  seeClosed,
  seeOpening,
  stateOperator,
  takeRoles,
  testChannels,
} from '../support/browser/opening-steps.ts'
import {
  expectNoProblems,
  newPhone,
  openPerson,
  type Person,
  settle,
  visit,
} from '../support/browser/person.ts'
import { openRealPortal, type RealPortal } from '../support/browser/real-portal.ts'
import { signIn } from '../support/browser/sign-in-steps.ts'
import { approve, openReview, startReview, verify } from '../support/browser/staff-steps.ts'
import { createTeam, sendOrganisation } from '../support/browser/team-steps.ts'

const portals: { locale: Locale; database: 'embedded' | 'own' }[] = [
  { locale: 'zh', database: 'embedded' },
  { locale: 'en', database: 'own' },
]

for (const { locale, database } of portals) {
  test(`from an empty database to an approved application that outlives its machine, ${locale}`, async ({
    browser,
  }) => {
    test.setTimeout(900_000)
    const portal = await openRealPortal({}, database)
    try {
      await openAndMove(browser, portal, locale)
    } finally {
      await portal.stop()
    }
  })
}

async function openAndMove(browser: Browser, portal: RealPortal, locale: Locale): Promise<void> {
  const someone = () => openPerson(browser, { locale, baseURL: portal.origin })
  const [founder, colleague, reviewer, nonprofit, visitor] = await Promise.all([
    someone(),
    someone(),
    someone(),
    someone(),
    someone(),
  ])
  if (locale === 'zh') await test.step('no link is printed that could not work', () => seeRefusals(portal))
  await test.step('the founder becomes staff', () => {
    const { link, said } = portal.invite(['--name', '林澄', '--roles', 'administrator'])
    return becomeStaff(founder, link ?? said)
  })
  await test.step('while visitors read that the portal is not open', () => seeClosed(visitor))
  await test.step('and reads what is missing', () =>
    seeOpening(founder, [
      m.opening_name,
      m.opening_mark,
      m.opening_operator,
      m.opening_contact,
      m.opening_records,
      m.opening_privacy,
      m.opening_terms,
      m.opening_field,
      m.opening_tool,
      m.opening_footer,
      m.opening_ways_in,
      m.opening_mail,
      m.opening_colleague,
      m.opening_backup,
    ]))
  await test.step('and takes the roles that the first hour needs', () =>
    takeRoles(founder, [m.staff_role_editor({}, founder)]))
  await test.step('says who runs the portal, and publishes what people agree to', () =>
    stateOperator(founder))
  const mark = await test.step('gives it a mark', () => uploadMark(founder))
  await test.step('sends a text message and a mail to themselves', () => testChannels(founder, portal))
  expect(portal.mails[0]?.html).toContain(`/${mark}/192.png`)
  await test.step('a field, in both languages', () => makeField(founder))
  const number = await test.step('a tool, in both languages', () => makeTool(founder))
  await test.step('a second administrator comes, and both invite who will decide', async () => {
    const link = await inviteColleague(founder, '江源', [m.staff_role_administrator({}, founder)])
    await becomeStaff(colleague, link)
    const roles = [m.staff_role_verifier({}, founder), m.staff_role_reviewer({}, founder)]
    const waiting = await inviteColleague(founder, '周河', roles)
    await confirmRoles(colleague, '周河')
    await becomeStaff(reviewer, waiting)
  })
  const later = [m.opening_records, m.opening_footer, m.opening_ways_in, m.opening_backup]
  await test.step('of what was missing, what can be done later is left', () => seeOpening(founder, later))
  await test.step('and opens the portal, knowing what is left', () => openToAll(founder))
  await test.step('a nonprofit comes and states its organisation', async () => {
    await signIn(nonprofit, newPhone())
    await createTeam(nonprofit, 'Clear River')
  })
  const organisation = await sendOrganisation(nonprofit)
  await test.step('which is verified', async () => {
    await openReview(reviewer, organisation.reference)
    await verify(reviewer)
  })
  const reference = await test.step('it applies', () => apply(nonprofit, number))
  await test.step('and is approved', async () => {
    await openReview(reviewer, reference)
    await startReview(reviewer)
    await approve(reviewer)
  })
  const review = reviewer.page.url()
  await test.step('it begins to use the tool', () => startUsing(nonprofit))
  await test.step('no page shows anything of a demo', async () => {
    await expectNothingOfDemo(portal.origin, [visitor, nonprofit, founder, reviewer])
  })
  const seeAll = async () => {
    // Errors while the portal was down are expected.
    for (const { problems } of [founder, reviewer, nonprofit, visitor]) problems.length = 0
    await nonprofit.page.reload()
    await expect(nonprofit.page.getByRole('main')).toContainText(m.application_label_in_use({}, nonprofit))
    await readAs(visitor, number)
    await seeMark(visitor, mark)
    await reviewer.page.goto(review)
    await expect(reviewer.page.getByRole('main')).toContainText(reference)
    await visit(founder, '/staff/content/fieldPages')
    await expect(founder.page.getByRole('main')).toContainText(field[locale].name)
  }
  expectNoProblems(founder, colleague, reviewer, nonprofit)
  await test.step('everything is there after a restart', async () => {
    await portal.restart()
    await seeAll()
  })
  expectNoProblems(founder, reviewer, nonprofit)
  await test.step('and on another machine, restored from a backup', async () => {
    await portal.moveElsewhere()
    await seeAll()
  })
  expectNoProblems(founder, reviewer, nonprofit)
}

function seeRefusals(portal: RealPortal): void {
  const args = ['--name', '林澄', '--roles', 'administrator']
  const other = portal.invite(args, { YISUN_ORIGIN: 'http://localhost:9' })
  expect(other).toMatchObject({ link: null, said: expect.stringContaining(`YISUN_ORIGIN: `) })
  expect(other.said).toContain(portal.origin)
  const nowhere = portal.invite(args, { YISUN_DATA_DIR: '/tmp/yisun-no-portal' })
  expect(nowhere).toMatchObject({ link: null, said: expect.stringContaining('YISUN_DATA_DIR: ') })
  const alone = portal.invite(['--name', '林澄', '--roles', 'editor'])
  expect(alone).toMatchObject({ link: null, said: expect.stringContaining('administrator') })
  const unsaid = portal.invite(['--name', '林澄'])
  expect(unsaid).toMatchObject({
    link: null,
    said: expect.stringContaining(m.privilege_edit_content({}, { locale: 'zh' })),
  })
}

async function apply(person: Person, number: string): Promise<string> {
  const { page } = person
  await visit(person, `/toolAskFor/${number}`)
  await page.getByRole('button', { name: m.apply_start({}, person) }).click()
  await page.getByLabel(question[person.locale]).fill('3')
  await settle(person)
  await saveAndContinue(person)
  const reference = await submitApplication(person)
  await releaseApplication(person)
  return reference
}

async function startUsing(person: Person): Promise<void> {
  const { page } = person
  await expectUnread(person)
  await openNewestMessage(person)
  await expect(page.getByText(m.application_approved_title({}, person)).first()).toBeVisible()
  await expect(page.locator(`a[href="${startLink}"]`).first()).toBeVisible()
  await settle(person)
  await page.getByRole('button', { name: m.application_confirm({}, person) }).click()
  await expect(page.getByRole('main')).toContainText(m.application_label_in_use({}, person))
}

/** What a visitor finds, in their language. */
async function readAs(person: Person, number: string): Promise<void> {
  const { page, locale } = person
  await visit(person, '/field/rivers')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(field[locale].name)
  await page.getByRole('link', { name: tool[locale].name }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(tool[locale].name)
  await expect(page).toHaveURL(new RegExp(`toolsDetail/${number}$`))
  await expect(page.getByRole('contentinfo').getByRole('link', { name: field[locale].name })).toBeVisible()
  expectNoProblems(person)
}
