import { browserCookie, sessionCookie } from '../../server/cookie-names.ts'
import { type Canaries, canaryMail, canaryName } from '../support/canaries.ts'
import { openSecuredClient } from '../support/secured-call.ts'
import { askForCode, newAddress, newBrowser, postCall, signInOverHttp, tryCode } from '../support/sign-in.ts'
import { createAccount, createTeam } from '../support/world/actors.ts'
import { createApplication } from '../support/world/applications.ts'
import { feedbackInput } from '../support/world/feedback.ts'
import { requestChange } from '../support/world/super-admin-changes.ts'
import { openSurveyFor } from '../support/world/surveys.ts'
import { sendVerification, uploadPapers } from '../support/world/verifications.ts'
import type { World } from './world.ts'

/**
 * Types canaries wherever somebody can type a name, a phone or an address; `turns` times in each place.
 * @returns what only a browser or the holder of a link may have: session tokens and link secrets
 */
export async function putInCanaries(world: World, canaries: Canaries, turns: number): Promise<string[]> {
  const secrets: string[] = []
  const typed = typedBy(canaries)
  for (let turn = 0; turn < turns; turn += 1) {
    secrets.push(...(await signInAndFail(world, typed)), await writeAsVisitorAndMember(world, typed))
  }
  await importEarlierUsers(world, typed, 20 * turns)
  await writeOfOrganisations(world, typed)
  await writeWords(world, typed)
  return secrets
}

type Typed = { phone(): string; name(): string; mail(): string }

function typedBy({ phone }: Canaries): Typed {
  let number = 9_000_000
  const next = () => {
    number += 1
    return number
  }
  return { phone, name: () => canaryName(next()), mail: () => canaryMail(next()) }
}

/** Signs in, then fails with a wrong code, an overlong number, half a form, and unstorable bytes. */
async function signInAndFail({ portal }: World, typed: Typed): Promise<string[]> {
  const from = () => ({ browser: newBrowser(), address: newAddress() })
  const signedIn = await signInOverHttp(portal, typed.phone())
  const wrong = typed.phone()
  await tryCode(portal, wrong, '000000', from())
  await askForCode(portal, `${wrong}${wrong}`, from())
  await postCall(portal, 'identification/v1/signIn', { phone: { nested: wrong } }, from())
  await postCall(portal, 'identification/v1/sendSms', { phone: `${wrong}\u0000`, purpose: 'signIn' }, from())
  await portal.fetch(`/api/techforgood/identification/v1/signIn?phone=${wrong}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{"phone":"${wrong}",`,
    cookie: `${browserCookie}=${newBrowser()}`,
    address: newAddress(),
  })
  return signedIn.cookie.split('; ').map((pair) => pair.split('=')[1] ?? '')
}

async function writeAsVisitorAndMember({ portal, teamA }: World, typed: Typed): Promise<string> {
  const visitor = await portal.api({ address: newAddress() })
  await visitor.toolbox.searchTools({ keywords: typed.phone() })
  await visitor.search.find({ keywords: typed.phone() })
  await visitor.support.feedbackSend({ ...feedbackInput(), contact: typed.phone() })
  await visitor.support.feedbackSend({
    ...feedbackInput(),
    body: `请找${typed.name()}`,
    contact: typed.mail(),
  })
  await visitor.toolbox.requestTool({ need: '给志愿者排班', contact: typed.phone() })
  await visitor.waysIn.mailLinkAsk({ email: typed.mail(), back: '/home' })
  const own = await portal.api({ token: teamA.superAdmin.token })
  const { link } = await own.teams.invitationCreate({
    TeamID: teamA.teamId,
    role: 'member',
    phone: typed.phone(),
  })
  const person = await portal.api({ token: (await createAccount(portal)).token })
  await person.usercenter.profileupdate({ name: typed.name() })
  return new URL(link).searchParams.get('token') ?? ''
}

async function importEarlierUsers({ portal, staff }: World, typed: Typed, count: number): Promise<void> {
  const administrator = await portal.api({ token: staff.administrator.token })
  const rows = Array.from({ length: count }, () => `${typed.phone()},${typed.name()},${typed.mail()}`)
  await administrator.earlierUsersStaff.upload({
    file: new File([['手机,姓名,邮箱', ...rows].join('\n')], 'users.csv'),
  })
}

async function writeOfOrganisations({ portal }: World, typed: Typed): Promise<void> {
  await sendVerification(portal)
  const team = await createTeam(portal)
  const applicant = await portal.api({ token: team.superAdmin.token })
  const statement = { ...(await uploadPapers(portal, team.superAdmin.token)), TeamID: team.teamId }
  await applicant.organisations.saveDraft({
    ...statement,
    contactName: typed.name(),
    contactPhone: typed.phone(),
    realName: typed.name(),
  })
  const change = await requestChange(portal)
  const client = openSecuredClient(portal, {
    browser: newBrowser(),
    cookie: `${sessionCookie}=${change.next.token}`,
  })
  await client.sendEncrypted('techWebAPI/organization/change/v3/checkPhone', {
    TeamID: change.team.teamId,
    phone: typed.phone(),
  })
}

/** Free texts, in which people may name anybody. */
async function writeWords({ portal, teamA, staff }: World, typed: Typed): Promise<void> {
  const application = await createApplication(portal, 'in_review', {
    team: await createTeam(portal),
    reviewer: staff.reviewer,
  })
  const owner = await portal.api({ token: application.team.superAdmin.token })
  await owner.applications.sendMessage({
    TeamID: application.team.teamId,
    applicationId: application.applicationId,
    body: `请打 ${typed.phone()} 找${typed.name()}`,
  })
  const surveyId = await openSurveyFor(portal, [teamA.superAdmin.accountId])
  const asked = await portal.api({ token: teamA.superAdmin.token })
  await asked.surveys.answer({ surveyId, answers: { use: 'chat', wish: `电话 ${typed.phone()}` } })
}
