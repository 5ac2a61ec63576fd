import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { createMember, createStaff } from '../../../../tests/support/world/actors.ts'
import { createApplication } from '../../../../tests/support/world/applications.ts'
import {
  createProject,
  createProjectClass,
  openProjectEditor,
} from '../../../../tests/support/world/projects.ts'
import { makeStatement, verifyTeam } from '../../../../tests/support/world/verifications.ts'
import { search } from '../../../search/search.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const words = {
  showsTools: false,
  aboutZh: '每周三给独居老人读报，已经读了六年。',
  aboutEn: 'Reads the paper to older people every Wednesday.',
  website: 'readers.example',
}

async function open() {
  const { team, organisationId, version, verifier } = await verifyTeam(portal)
  const api = await portal.api({ token: team.superAdmin.token })
  const visitor = await portal.api()
  const { face } = await api.organisations.face({})
  if (!face) throw new Error('a verified organisation has settings')
  const save = (typed: Partial<typeof words> & { isShown: boolean }, seen = 0) =>
    api.organisations.saveFace({ TeamID: team.teamId, version: seen, ...words, ...typed })
  const look = () => visitor.organisations.publicFace({ organisationId })
  return { team, organisationId, version, verifier, api, face, save, look }
}

describe('the public face of an organisation', () => {
  it('is not there until its super admin agrees, and gone as soon as that is taken back', async () => {
    const { face, save, look, organisationId, api } = await open()
    expect(face).toMatchObject({ isShown: false, showsTools: false, canChange: true, version: 0 })
    await expect(look()).rejects.toThrow('notFound')
    await save({ isShown: false })
    await expect(look()).rejects.toThrow('notFound')
    await save({ isShown: true }, 1)
    const shown = await look()
    expect(shown).toEqual({
      organisationId,
      name: face.name,
      entityType: 'foundation',
      about: words.aboutZh,
      language: 'zh',
      website: 'https://readers.example',
      tools: null,
      projects: [],
    })
    await save({ isShown: false }, 2)
    await expect(look()).rejects.toThrow('notFound')
    expect((await api.organisations.face({})).face).toMatchObject({ isShown: false, version: 3 })
    const entries = await portal.db
      .selectFrom('audit_events')
      .select(['before', 'after'])
      .where('kind', '=', 'organisation.face')
      .where('subject_id', '=', organisationId)
      .orderBy('position')
      .execute()
    expect(entries.map(({ before, after }) => [before, after])).toMatchObject([
      [{ isShown: false }, { isShown: false }],
      [{ isShown: false }, { isShown: true }],
      [{ isShown: true }, { isShown: false }],
    ])
  })

  it('answers in the language of the page, where that was written', async () => {
    const { save, organisationId } = await open()
    await save({ isShown: true })
    const english = await portal.api({ locale: 'en' })
    expect(await english.organisations.publicFace({ organisationId })).toMatchObject({
      about: words.aboutEn,
      language: 'en',
    })
    await save({ isShown: true, aboutEn: '' }, 1)
    expect(await english.organisations.publicFace({ organisationId })).toMatchObject({
      about: words.aboutZh,
      language: 'zh',
    })
  })

  it('is decided by the super admin of a verified organisation alone', async () => {
    const { team } = await open()
    for (const role of ['admin', 'member'] as const) {
      const { token } = await createMember(portal, team.teamId, role)
      const api = await portal.api({ token })
      expect((await api.organisations.face({})).face).toMatchObject({ canChange: false })
      await expect(
        api.organisations.saveFace({ TeamID: team.teamId, version: 0, isShown: true, ...words }),
      ).rejects.toThrow('notAvailable')
    }
  })

  it('says nothing personal: phone numbers are refused, words are asked for, links lead to pages', async () => {
    const { save, look } = await open()
    const refused = async (typed: Partial<typeof words>, fields: object) =>
      expect(save({ isShown: true, ...typed })).rejects.toMatchObject({ details: { fields } })
    await refused({ aboutZh: '找周老师 138 0013 8000' }, { aboutZh: { reason: 'noPhone' } })
    await refused({ aboutEn: 'Call １３８００１３８０００' }, { aboutEn: { reason: 'noPhone' } })
    await refused({ aboutZh: '', aboutEn: '' }, { aboutZh: { reason: 'required' } })
    for (const website of ['javascript:alert(1)', 'mailto:a@b.example', 'tel:12345'])
      await refused({ website }, { website: { reason: 'url' } })
    await expect(look()).rejects.toThrow('notFound')
  })

  it('is not overwritten from an older version', async () => {
    const { save } = await open()
    await save({ isShown: true })
    await expect(save({ isShown: false }, 0)).rejects.toThrow('conflict')
    await expect(save({ isShown: false }, 7)).rejects.toThrow('conflict')
  })

  it('is gone while its verification does not hold, and back when it does', async () => {
    const { save, look, organisationId, version } = await open()
    await save({ isShown: true })
    const found = () =>
      search(portal.db, { text: '读报', language: 'zh', kinds: ['organisation'], limit: 50, offset: 0 })
    const ids = async () => (await found()).hits.map(({ recordId }) => recordId)
    expect(await ids()).toContain(organisationId)
    const { items } = await (await portal.api()).search.find({ keywords: '独居老人读报' })
    expect(items).toContainEqual(
      expect.objectContaining({ kind: 'organisation', path: `/organization/${organisationId}` }),
    )
    const staff = await portal.api({ token: (await createStaff(portal, ['verifier'])).token })
    const change = { organisationId, version, reason: 'complaint' as const }
    await staff.organisationsStaff.changeStanding({ ...change, action: 'suspend' })
    await expect(look()).rejects.toThrow('notFound')
    expect(await ids()).not.toContain(organisationId)
    await portal.db
      .updateTable('organisations')
      .set({ state: 'verified', verified_until: '2020-01-01' })
      .where('id', '=', organisationId)
      .execute()
    await expect(look()).rejects.toThrow('notFound')
  })

  it('keeps the verified name while a renewal with another name is reviewed', async () => {
    const { save, look, organisationId, team, face, verifier } = await open()
    await save({ isShown: true })
    await portal.db
      .updateTable('organisations')
      .set({ state: 'due_renewal' })
      .where('id', '=', organisationId)
      .execute()
    const { version } = await portal.db
      .selectFrom('organisations')
      .select('version')
      .where('id', '=', organisationId)
      .executeTakeFirstOrThrow()
    const { entityType: _, creditCode: __, ...stated } = await makeStatement(portal, team)
    const renewed = { ...stated, name: '改了名的基金会', organisationId, version }
    const sent = await (await portal.api({ token: team.superAdmin.token })).organisations.add(renewed)
    expect(sent.state).toBe('pending_review')
    expect((await look()).name).toBe(face.name)
    const staff = await portal.api({ token: verifier.token })
    const met = { exists: 'met', personMayAct: 'met', eligible: 'met', standing: 'met' } as const
    await staff.organisationsStaff.decide({
      organisationId,
      version: sent.version,
      outcome: 'verified',
      ...met,
    })
    expect((await look()).name).toBe('改了名的基金会')
  })

  it('shows tools in use where it agreed, and the projects under its name', async () => {
    const { save, look, team, face } = await open()
    const { toolId } = await createApplication(portal, 'active', { team })
    await createApplication(portal, 'submitted', { team })
    const editor = await openProjectEditor(portal)
    const classes = [await createProjectClass(editor)]
    const project = await createProject(editor, { classes, maker: face.name })
    await createProject(editor, { classes })
    await save({ isShown: true })
    expect(await look()).toMatchObject({ tools: null, projects: [{ number: project }] })
    await save({ isShown: true, showsTools: true }, 1)
    const { tools } = await look()
    expect(tools?.map(({ number }) => number)).toEqual([toolId])
  })
})
