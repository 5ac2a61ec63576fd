import { expect } from '@playwright/test'
import * as m from '#messages'
import { words as orderStates } from '#words/order_state'
import { demoStaff } from '../../server/db/demo/demo-people.ts'
import {
  demoMembers,
  demoTeams,
  readingOrganisation,
  readingTeam,
  teachingTeam,
} from '../../server/db/demo/teams/members.ts'
import { orderTexts } from '../../server/db/demo/teams/order-texts.ts'
import { keptEntries } from '../../server/db/demo/venture/kept-entries.ts'
import { relayEntries } from '../../server/db/demo/venture/relay-entries.ts'
import { answerTexts } from '../support/browser/application-steps.ts'
import { arrive, arriveWithTeam } from '../support/browser/arrive-steps.ts'
import { test as setup } from '../support/browser/browser-test.ts'
import { bringIntoTeam, offerHandOver } from '../support/browser/hand-over-steps.ts'
import { importedTable, importedTools, tryTable, uploadTable } from '../support/browser/import-steps.ts'
import { journeyRoles, journeyTeams, refusedChangeReason } from '../support/browser/journey-teams.ts'
import { publishSince } from '../support/browser/newer-texts.ts'
import { openForOrders } from '../support/browser/order-steps.ts'
import { newPhone, openPerson, type Person, referenceOn, visit } from '../support/browser/person.ts'
import { inDatabase } from '../support/browser/portal-database.ts'
import { askForRole, askForRoles } from '../support/browser/role-steps.ts'
import {
  answerSelfTest,
  answerTogether,
  countMany,
  keepSelfTest,
} from '../support/browser/self-test-steps.ts'
import { openStaff, staffStorage } from '../support/browser/signed-in-staff.ts'
import {
  acceptForProject,
  agreeOnScope,
  confirmWork,
  skilledTexts,
  talkAndAgree,
} from '../support/browser/skilled-steps.ts'
import { applyForSmallTool, submitSmallTool } from '../support/browser/small-tool-steps.ts'
import {
  approve,
  askForCorrection,
  openReview,
  refuse,
  returnVerification,
  startReview,
  verify,
} from '../support/browser/staff-steps.ts'
import { openMySurvey, sendSurvey, surveyTexts, writeSurvey } from '../support/browser/survey-steps.ts'
import { sendOrganisation, statedTexts } from '../support/browser/team-steps.ts'
import {
  addShift,
  confirmHours,
  disputeHours,
  passShifts,
  proposeActivity,
  publishActivity,
  sendBackProposal,
  signUp,
  volunteerTexts,
} from '../support/browser/volunteer-steps.ts'
import { demoOffering, demoTool } from '../support/world/demo-content.ts'
import { writePersonalState } from './personal-state.ts'

const baserow = demoTool('baserow-templates-for-nonprofits')
const bookstack = demoTool('bookstack')
const discourse = demoTool('discourse')
const matomo = demoTool('matomo')
const zulip = demoTool('zulip')

/** Creates the state behind the pages through the portal's forms, without script since that is faster. */
setup('people, verifications and applications in every state', async ({ browser }) => {
  setup.setTimeout(300_000)
  const open = () => openPerson(browser, { locale: 'zh', hasScript: false })
  const people = {
    verified: await open(),
    newTeam: await open(),
    late: await open(),
    pending: await open(),
    returned: await open(),
    ordering: await open(),
    providing: await open(),
    reviewer: await openStaff(browser, 'reviewer', { locale: 'zh', hasScript: false }),
    agent: await openStaff(browser, 'agent', { locale: 'zh', hasScript: false }),
    editor: await openStaff(browser, 'editor', { locale: 'zh', hasScript: false }),
    manager: await openStaff(browser, 'manager', { locale: 'zh', hasScript: false }),
  }
  const paths: Record<string, string> = {}
  await prepareVerifications(people, paths)
  await prepareHandOver(people, await open())
  await prepareApplications(people.verified, people.reviewer, paths)
  await prepareFace(people.verified, paths)
  await prepareFeedback(people.verified, people.agent, paths)
  await prepareImports(people.editor, paths)
  await prepareMissedSearches(people.newTeam)
  await prepareOrders(people, paths)
  await openForOrders(people.reviewer, 'service', 402, teams.newTeam)
  await answerSelfTest(people.newTeam, '/tools/selfTest', 6)
  await keepSelfTest(people.newTeam)
  await people.newTeam.page.getByRole('link', { name: m.selftest_kept_report({}, people.newTeam) }).click()
  paths['kept self-test'] = here(people.newTeam)
  paths['self-test round'] = await answerTogether(people.newTeam, await open())
  await countMany()
  await prepareRequests(people.newTeam, people.editor, paths)
  await arrive(people.late, '/home')
  await publishSince(people.late)
  await prepareVolunteering(people.verified, people.editor, people.newTeam, paths)
  await prepareSurveys(people.editor, people.newTeam, paths)
  await prepareVenture(people.manager, paths)
  const administrator = await openStaff(browser, 'administrator', { locale: 'zh', hasScript: false })
  await prepareAccounts(administrator, [await open(), await open()], paths)
  await prepareRoleChanges(
    administrator,
    await openStaff(browser, 'secondAdministrator', { locale: 'zh', hasScript: false }),
  )
  const storage = await Promise.all(
    Object.entries(people).map(async ([name, { page }]) => [name, await page.context().storageState()]),
  )
  const entered = [...others, ...Object.values(teams), ...Object.values(remarks)]
  writePersonalState({
    storage: { ...staffStorage(), ...Object.fromEntries(storage) },
    paths,
    entered: [
      ...entered,
      refusedChangeReason,
      ...Object.values(journeyTeams),
      ...Object.values(journeyRoles).flatMap(({ zh, en }) => [zh, en]),
      ...Object.values(statedTexts),
      ...demoStaff.map(({ name }) => name),
      ...demoMembers.map(({ name }) => name),
      ...demoTeams.map(({ name }) => name),
      ...[...keptEntries, ...relayEntries].map(({ title }) => title),
      readingOrganisation.name,
      ...Object.values(orderTexts),
      answerTexts.plain,
      answerTexts.long,
      about,
      ...importedTable.entered,
      ...Object.values(importedTools),
      ...surveyTexts,
      ...volunteerTexts,
      ...Object.values(skilledTexts).flatMap(({ zh, en }) => [zh, en]),
    ],
  })
})

/** The same words in two places: two gaps, told apart by their headings. */
async function prepareMissedSearches(person: Person): Promise<void> {
  for (const place of ['/search', '/tools/searchToolList']) await visit(person, `${place}?keywords=moodxqzv`)
}

/** A request to adopt a project and one for a tool, as staff see them. */
async function prepareRequests(sender: Person, editor: Person, paths: Record<string, string>): Promise<void> {
  const { page } = sender
  await visit(sender, '/projects/adopt/3025')
  await page.getByLabel(m.projects_adopt_organisation({}, sender)).fill(teams.newTeam)
  await page.getByLabel(m.projects_adopt_place({}, sender)).fill(remarks.place)
  await page.getByLabel(m.projects_adopt_purpose({}, sender)).fill(remarks.purpose)
  await page.getByLabel(m.projects_adopt_contact({}, sender)).fill(newPhone())
  await page.getByRole('button', { name: m.projects_adopt_send({}, sender) }).click()
  await openReview(editor, await referenceOn(sender))
  paths['adoption review'] = here(editor)
  await visit(sender, '/tools/searchToolList?keywords=moodxqzv')
  await page.getByLabel(m.toolbox_request_need({}, sender)).fill(remarks.need)
  await page.getByRole('button', { name: m.toolbox_request_send({}, sender) }).click()
  await openReview(editor, await referenceOn(sender))
  paths['tool request review'] = here(editor)
}

const teams = { newTeam: '清河志愿服务中心', other: '青禾公益团队' }
const remarks = {
  address: '和证书上的登记地址不一致',
  answer: '请写得具体一点',
  place: '清河县',
  purpose: '想在汛期前演练一次。',
  need: '给司机排班，一周一张表',
  complaint: '按钮在手机上按不到。',
  abuse: '两个月里用这个账户转卖了六个名额。',
}
/** Texts of other organisations and teams in the browser tests, which reviews and the queue show as well. */
const others = ['下游互助会', '青禾公益基金会', '青禾团队', '青禾无脚本团队']

const about = '陪独居老人读报，把看病要说的话写成一张纸。'

type Applicants = Record<'verified' | 'newTeam' | 'pending' | 'returned' | 'reviewer', Person>

async function prepareVerifications(people: Applicants, paths: Record<string, string>): Promise<void> {
  const { reviewer, newTeam } = people
  await arriveWithTeam(newTeam, teams.newTeam)
  for (const name of ['verified', 'pending', 'returned'] as const) {
    const person = people[name]
    await arriveWithTeam(person, teams.other)
    const { reference } = await sendOrganisation(person)
    paths[`${name} sent`] = here(person)
    await openReview(reviewer, reference)
    paths[`${name} review`] = here(reviewer)
    if (name === 'verified') await verify(reviewer)
    if (name === 'returned')
      await returnVerification(reviewer, m.staff_field_address({}, reviewer), remarks.address)
    await person.page.getByRole('link', { name: m.verification_follow({}, person) }).click()
    await expect(person.page).toHaveURL(/authenticationInfo/)
    paths[`${name} info`] = here(person)
  }
}

/** One super admin may name this colleague; another has done so. */
async function prepareHandOver({ newTeam, returned }: Applicants, mate: Person): Promise<void> {
  const phone = newPhone()
  await arrive(mate, '/home', phone)
  await bringIntoTeam(newTeam, mate, phone)
  await bringIntoTeam(returned, mate, phone)
  await visit(returned, '/handOver')
  await offerHandOver(returned)
}

async function prepareApplications(
  applicant: Person,
  reviewer: Person,
  paths: Record<string, string>,
): Promise<void> {
  await visit(applicant, `/toolAskFor/${discourse.number}`)
  await applicant.page.getByRole('button', { name: m.apply_start({}, applicant) }).click()
  await expect(applicant.page).toHaveURL(/part=tasks/)

  await submitSmallTool(applicant, baserow)
  paths.sent = here(applicant)
  for (const offering of [demoOffering('service', 409), demoOffering('resource', 668)]) {
    await applyForSmallTool(applicant, offering)
    paths[offering.kind ?? ''] = here(applicant)
  }
  const decisions: [string, typeof zulip, () => Promise<void>][] = [
    ['approved', bookstack, () => approve(reviewer)],
    ['rejected', zulip, () => refuse(reviewer)],
    ['correction', matomo, () => askForCorrection(reviewer, firstQuestion(matomo), remarks.answer)],
  ]
  for (const [name, tool, decide] of decisions) {
    const reference = await applyForSmallTool(applicant, tool)
    paths[name] = here(applicant)
    await openReview(reviewer, reference)
    paths[`${name} review`] = here(reviewer)
    await startReview(reviewer)
    if (name === 'approved') paths['open review'] = here(reviewer)
    await decide()
  }
}

/** Orders of the demo's own teams, each by its state on the list of its side. */
async function prepareOrders(
  people: Record<'ordering' | 'providing', Person>,
  paths: Record<string, string>,
): Promise<void> {
  const sides = [
    [people.ordering, readingTeam, '/orders', ['requested', 'confirmed', 'delivering']],
    [people.providing, teachingTeam, '/orders?side=provider', ['requested', 'scheduled']],
  ] as const
  for (const [person, { lead }, list, states] of sides) {
    await arrive(person, list, lead.phone.replace('+86', ''))
    for (const state of states) {
      const row = person.page.getByRole('row').filter({ hasText: orderStates[state]({}, person) })
      const address = await row.getByRole('link').first().getAttribute('href')
      paths[`${person === people.ordering ? 'ordered' : 'to provide'}, ${state}`] = address ?? ''
    }
  }
}

/** The super admin agrees to show the organisation with its tools. */
async function prepareFace(person: Person, paths: Record<string, string>): Promise<void> {
  const { page } = person
  await visit(person, '/accountCenter?part=team')
  await page.getByRole('checkbox', { name: m.face_agree({}, person) }).check()
  await page.getByRole('checkbox', { name: m.face_agree_tools({}, person) }).check()
  await page.getByLabel(m.face_about_zh({}, person)).fill(about)
  await page.getByRole('button', { name: m.face_save({}, person) }).click()
  await expect(page.getByText(m.face_saved({}, person))).toBeVisible()
  await page.locator('a[href*="/organization/"]').click()
  await expect(page).toHaveURL(/\/organization\//)
  paths.face = here(person)
}

/** One import without its mapping yet, and one whose rows have had their trial run. */
async function prepareImports(editor: Person, paths: Record<string, string>): Promise<void> {
  await uploadTable(editor)
  paths['import to map'] = here(editor)
  await uploadTable(editor)
  await tryTable(editor)
  paths['import tried'] = here(editor)
}

/** A draft, and a survey sent to super admins. */
async function prepareSurveys(editor: Person, asked: Person, paths: Record<string, string>): Promise<void> {
  await writeSurvey(editor, 'superAdmins')
  paths['survey draft'] = here(editor)
  await writeSurvey(editor, 'superAdmins')
  await sendSurvey(editor)
  paths['survey results'] = here(editor)
  await openMySurvey(asked)
  paths.survey = here(asked)
}

/** The next edition as drafts, with its planned round. */
async function prepareVenture(manager: Person, paths: Record<string, string>): Promise<void> {
  const { page } = manager
  await visit(manager, '/staff/venture')
  // Another test may have made one before.
  const edition = Number(await page.locator('form input[name=edition]').first().inputValue())
  await page.locator('summary', { hasText: m.venture_staff_new({ edition }, manager) }).click()
  await page.getByRole('button', { name: m.venture_staff_make({}, manager) }).click()
  await page.locator(`#edition-${edition} ~ * a[href*="/staff/venture/rounds/"]`).first().click()
  await page.waitForURL(/\/staff\/venture\/rounds\/\d+$/)
  paths['planned venture round'] = here(manager)
}

/** A team's activity with a shift for which somebody has signed up. */
async function prepareVolunteering(
  host: Person,
  editor: Person,
  volunteer: Person,
  paths: Record<string, string>,
): Promise<void> {
  const number = await proposeActivity(host)
  await addShift(host, 3)
  await publishActivity(editor, number)
  await signUp(volunteer, number)
  paths['sign-up'] = `/volunteer/${number}/signUp`
  paths['hosted activity'] = `/volunteering/host/${number}`
  const call = await proposeActivity(host, 'call')
  await addShift(host, 1, 'asked')
  await publishActivity(editor, call)
  await signUp(volunteer, call)
  const id = await acceptForProject(host, volunteer, call)
  await agreeOnScope(host, volunteer)
  await talkAndAgree(host, volunteer)
  await confirmWork(host, volunteer, 5)
  paths['skilled project'] = `/volunteering/skilled/${id}`
  paths['hosted project'] = `/volunteering/host/skilled/${id}`
  paths['skilled project, for staff'] = `/staff/skilledProjects/${id}`
  const held = await proposeActivity(host)
  await addShift(host, 1)
  await publishActivity(editor, held)
  await signUp(volunteer, held)
  await passShifts(held)
  await confirmHours(host, volunteer, held)
  await disputeHours(volunteer, 3)
  const [shift] = await inDatabase('select id from volunteer_shifts where activity = $1', [Number(held)])
  paths['list of a shift'] = `/volunteering/list/${(shift as { id: string }).id}`
  const [dispute] = await inDatabase('select id from hours_disputes order by id desc limit 1')
  paths['disputed hours'] = `/staff/hoursDisputes/${(dispute as { id: string }).id}`
  const returned = await proposeActivity(host)
  await sendBackProposal(editor, returned)
  paths['proposal sent back'] = `/volunteering/host/${returned}/edit`
}

/** One change that waits for me, one that I have requested, and one withdrawn. */
async function prepareRoleChanges(me: Person, other: Person): Promise<void> {
  await askForRole(other, journeyRoles.waiting, [m.privilege_see_deliveries({}, other)])
  await askForRoles(me, '唐以文', m.staff_role_reviewer({}, me))
  const asked = me.page.getByRole('region', { name: /唐以文/ })
  await asked.getByRole('button', { name: m.role_changes_withdraw({}, me) }).click()
  await expect(asked).toHaveCount(0)
  await askForRoles(me, '罗行舟', m.staff_role_reviewer({}, me))
}

/** A super admin whose leaving would leave a team alone, and a person with a suspended account. */
async function prepareAccounts(
  administrator: Person,
  members: Person[],
  paths: Record<string, string>,
): Promise<void> {
  const { page } = administrator
  for (const [index, member] of members.entries()) {
    const phone = newPhone()
    await arriveWithTeam(member, teams.newTeam, phone)
    await visit(administrator, '/staff/accounts')
    await page.getByLabel(m.accounts_find_contact({}, administrator)).fill(phone)
    await page.getByRole('button', { name: m.accounts_find_submit({}, administrator), exact: true }).click()
    await expect(page).toHaveURL(/\/staff\/accounts\/./)
    paths[index === 0 ? 'account to suspend' : 'suspended account'] = here(administrator)
  }
  await page.getByRole('radio', { name: m.suspension_reason_abuse({}, administrator) }).check()
  await page.getByLabel(m.accounts_suspend_words({}, administrator)).fill(remarks.abuse)
  await page.getByRole('button', { name: m.accounts_suspend_submit({}, administrator), exact: true }).click()
  await expect(page.getByRole('status')).toHaveText(m.accounts_suspend_done({}, administrator))
}

async function prepareFeedback(sender: Person, agent: Person, paths: Record<string, string>): Promise<void> {
  const { page } = sender
  await visit(sender, '/feedback?topic=tool&page=/tools')
  await page.getByRole('radio', { name: m.feedback_kind_complaint({}, sender) }).check()
  await page.getByLabel(m.feedback_body({}, sender)).fill(remarks.complaint)
  await page.getByRole('button', { name: m.feedback_send({}, sender), exact: true }).click()
  const reference = await referenceOn(sender)
  paths.ticket = `/feedback/ticket/${reference}`
  await openReview(agent, reference)
  paths['ticket review'] = here(agent)
}

function firstQuestion(tool: typeof matomo): string {
  return tool.questions.sections[0]?.questions[0]?.label.zh ?? ''
}

function here({ page }: Person): string {
  const { pathname, search } = new URL(page.url())
  return pathname + search.replace(/[?&]done=\w+/, '')
}
