import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SectionView } from '../../../../shared/contract/applications/application-parts.ts'
import type { QuestionSet } from '../../../../shared/rules/applications/questions.ts'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { openSecuredBrowser } from '../../../../tests/support/secured-browser.ts'
import {
  createMember,
  createStaff,
  createTeam,
  type TestTeam,
} from '../../../../tests/support/world/actors.ts'
import { passAmendWindow, versionOf } from '../../../../tests/support/world/applications.ts'
import { createTool } from '../../../../tests/support/world/tools.ts'
import { sendVerification } from '../../../../tests/support/world/verifications.ts'
import { openAnswers } from './application-texts.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const text = { type: 'text', maxLength: 60 } as const
const label = (word: string) => ({ zh: word, en: word })
const questions: QuestionSet = {
  sections: [
    {
      key: 'people',
      title: label('people'),
      questions: [
        { ...text, key: 'who', label: label('name'), prefill: 'contactName' },
        { ...text, key: 'number', label: label('phone'), format: 'phone', prefill: 'contactPhone' },
        { ...text, key: 'mail', label: label('mail'), format: 'email', prefill: 'contactEmail' },
        { ...text, key: 'purpose', label: label('purpose') },
      ],
    },
  ],
}

const typed = {
  who: '周小满',
  number: '13800138000',
  mail: 'xiaoman@example.org',
  purpose: '排班',
}
/** The same, masked as in a page without script. */
const masked = { who: '周**', number: '138****8000', mail: 'x***@example.org' }

type Begun = { TeamID: string; applicationId: string; toolId: string; team: TestTeam }

async function begin(answers: Record<string, string> = typed): Promise<Begun> {
  const toolId = await createTool(portal, { questions })
  const team = await createTeam(portal)
  const TeamID = team.teamId
  const api = await apiOf(team.superAdmin.token)
  const { applicationId } = await api.start({ TeamID, toolId })
  await api.saveDraft({ TeamID, applicationId, answers })
  return { TeamID, applicationId, toolId, team }
}

async function apiOf(token: string) {
  return (await portal.api({ token })).applications
}

async function keptOf(applicationId: string) {
  const row = await portal.db
    .selectFrom('applications')
    .select('answers_encrypted')
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow()
  return openAnswers(portal.services, row.answers_encrypted)
}

/** The contact texts of an answer, read with `read`. */
async function contactsOf(sections: SectionView[], read = async (text: string) => text) {
  const texts = (sections[0]?.questions ?? []).flatMap(({ key, answer }) => {
    const text = answer.name ?? answer.phone ?? answer.email
    return text === null ? [] : [[key, text] as const]
  })
  return Object.fromEntries(await Promise.all(texts.map(async ([key, text]) => [key, await read(text)])))
}

/** The contacts of a secured answer, as the person's own browser reads them. */
async function contactsInBrowser(token: string, path: string, input: object) {
  const browser = openSecuredBrowser(portal, token)
  const answer = await browser.send(path, input, 'traceId')
  expect(JSON.stringify(answer)).not.toContain(typed.mail)
  const { sections } = answer.data as { sections: SectionView[] }
  // A text that is masked already is not encrypted as personal.
  return contactsOf(sections, (text) =>
    text.includes('*') ? Promise.resolve(text) : browser.read(answer, text),
  )
}

describe('contacts of an application', () => {
  it('are readable in full in their author’s browser, and masked in pages', async () => {
    const { applicationId, toolId, team } = await begin()
    const { token } = team.superAdmin
    const { purpose: _, ...contacts } = typed
    expect(await contactsInBrowser(token, 'application/form', { toolId })).toEqual(contacts)
    expect(await contactsInBrowser(token, 'user/application/details', { applicationId })).toEqual(contacts)
    const { sections } = await (await apiOf(token)).form({ toolId })
    expect(await contactsOf(sections)).toEqual(masked)
  })

  it('[trust 14] are not sent without a trace id', async () => {
    const { toolId, team } = await begin()
    const response = await portal.fetch('/api/techforgood/application/form', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ toolId }),
      cookie: `__Host-yisun_session=${team.superAdmin.token}`,
    })
    const answer = await response.text()
    expect(JSON.parse(answer).code).not.toBe(0)
    expect(answer).not.toContain('周')
  })

  it('[trust 14] of a colleague stay masked, save for the super admin', async () => {
    const { toolId, team } = await begin()
    const mate = await createMember(portal, team.teamId, 'member')
    const read = await contactsInBrowser(mate.token, 'application/form', { toolId })
    expect(read).toEqual(masked)
  })
})

describe('a masked text that comes back', () => {
  const stale = { who: '李**', number: '139****9999', mail: 'l***@example.com' }

  it.each([
    ['as the page showed it', masked],
    ['from a page before the change', stale],
    ['with blanks around it', { who: ' 周** ', number: ' 138****8000', mail: 'x***@example.org ' }],
  ])('leaves what is kept, %s: draft, submission, amendment', async (_name, answers) => {
    const { TeamID, applicationId, toolId, team } = await begin()
    const api = await apiOf(team.superAdmin.token)
    await api.saveDraft({ TeamID, applicationId, answers })
    expect(await keptOf(applicationId)).toEqual(typed)
    await api.submit({ TeamID, toolId, answers })
    expect(await keptOf(applicationId)).toEqual(typed)
    await api.amend({ TeamID, applicationId, answers: { ...answers, purpose: '改过' } })
    expect(await keptOf(applicationId)).toEqual({ ...typed, purpose: '改过' })
  })

  it.each([
    ['as the page showed it', masked],
    ['from a page before the change', stale],
  ])('leaves what is kept, %s: correction', async (_name, answers) => {
    const { TeamID, applicationId, toolId, team } = await begin()
    const api = await apiOf(team.superAdmin.token)
    await api.submit({ TeamID, toolId })
    await passAmendWindow(portal, applicationId)
    const staff = (await portal.api({ token: (await createStaff(portal, ['reviewer'])).token }))
      .applicationsStaff
    const seen = async () => ({ applicationId, version: await versionOf(portal, applicationId) })
    await staff.open(await seen())
    await staff.requestCorrection({ ...(await seen()), keys: ['who', 'number', 'mail'], remark: '请核对' })
    const mended = { ...typed, mail: 'zhou@example.org' }
    await api.saveCorrection({ TeamID, applicationId, answers: { ...answers, mail: mended.mail } })
    await api.saveCorrection({ TeamID, applicationId, answers })
    await api.correct({ TeamID, applicationId, answers })
    expect(await keptOf(applicationId)).toEqual(mended)
  })
})

describe('what a form is filled in with', () => {
  const otherSubmission = { who: '何禾', number: '13900139000', mail: 'hehe@example.org', purpose: '排班' }

  /** Sends an application for a new tool with one team member as its only author. */
  async function send(team: TestTeam, token: string, answers: Record<string, string>) {
    const toolId = await createTool(portal, { questions })
    const TeamID = team.teamId
    await (await apiOf(token)).submit({ TeamID, toolId, answers })
  }

  /** The phone as forms show it. */
  function shownPhone({ phone }: { phone: string }): string {
    return phone.replace(/^\+86/, '')
  }

  /** What a team's new form is prefilled with for a person. */
  async function filledIn(team: TestTeam, token: string) {
    const toolId = await createTool(portal, { questions })
    const { applicationId } = await (await apiOf(token)).start({ TeamID: team.teamId, toolId })
    return keptOf(applicationId)
  }

  it('is the profile, or without it their last application', async () => {
    const team = await createTeam(portal)
    const { token } = team.superAdmin
    const phone = shownPhone(team.superAdmin)
    await send(team, token, otherSubmission)
    await send(team, token, typed)
    expect(await filledIn(team, token)).toEqual({ who: typed.who, number: phone, mail: typed.mail })
  })

  it('is the name stated for the verification, if nothing else is known', async () => {
    const { team } = await sendVerification(portal)
    expect((await filledIn(team, team.superAdmin.token)).who).toBe('周小满')
    const mate = await createMember(portal, team.teamId, 'admin')
    expect(await filledIn(team, mate.token)).toEqual({ number: shownPhone(mate) })
  })

  it('[trust 14] is nothing that a colleague may have typed', async () => {
    const team = await createTeam(portal)
    const { token } = team.superAdmin
    const TeamID = team.teamId
    const mate = await createMember(portal, TeamID, 'member')
    const nothing = { number: shownPhone(mate) }
    await send(team, token, typed)
    expect(await filledIn(team, mate.token)).toEqual(nothing)

    // One begins it, the other writes in it, either one sends it.
    for (const sender of [token, mate.token]) {
      const toolId = await createTool(portal, { questions })
      const { applicationId } = await (await apiOf(token)).start({ TeamID, toolId })
      await (await apiOf(mate.token)).saveDraft({ TeamID, applicationId, answers: otherSubmission })
      await (await apiOf(sender)).submit({ TeamID, toolId, answers: {} })
      const filled = await filledIn(team, token)
      expect(Object.values(filled)).not.toContain(otherSubmission.mail)
      expect(filled.number).toBe(shownPhone(team.superAdmin))
      expect(await filledIn(team, mate.token)).toEqual(nothing)
    }
  })

  it('[trust 14] is nothing that was stated for another team', async () => {
    const team = await createTeam(portal)
    await send(team, team.superAdmin.token, typed)
    const other = await createTeam(portal)
    expect(await filledIn(other, other.superAdmin.token)).toEqual({ number: shownPhone(other.superAdmin) })
  })
})
