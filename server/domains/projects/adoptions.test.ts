import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { createAccount, createSession, createStaff } from '../../../tests/support/world/actors.ts'
import {
  createProject,
  createProjectClass,
  openProjectEditor,
  type ProjectEditor,
} from '../../../tests/support/world/projects.ts'

let portal: TestPortal
let editor: ProjectEditor
let instanceID: string
beforeAll(async () => {
  portal = await openPortal()
  editor = await openProjectEditor(portal)
  instanceID = await createProject(editor, { classes: [await createProjectClass(editor)] })
})
afterAll(() => portal.close())

const words = {
  organisation: '西岭小学',
  place: '西岭',
  purpose: '想在四年级试一学期',
  contact: '13800001111',
}

async function ask(address: string, locale: 'zh' | 'en' = 'zh') {
  return (await portal.api({ address, locale })).projects.adopt({ instanceID, ...words })
}

async function requestOf(reference: string) {
  const { items } = await editor.api.staff.queue({ kind: 'adoption', search: reference })
  return editor.api.projectsStaff.adoptionDetail({ adoptionId: items[0]?.id ?? '' })
}

it('reach the editors without their contact, which the database holds encrypted', async () => {
  const { reference } = await ask('198.51.100.1', 'en')
  expect(reference).toMatch(/^LD-\d{4}-/)
  const found = await requestOf(reference)
  expect(found).toMatchObject({ instanceID, organisation: words.organisation, language: 'en', version: 1 })
  expect(JSON.stringify(found)).not.toContain(words.contact)
  const { rows } = { rows: await portal.db.selectFrom('adoption_requests').selectAll().execute() }
  expect(JSON.stringify(rows)).not.toContain(words.contact)
})

it('show the contact for a reason that is kept, and tell who asked that it was looked at', async () => {
  const account = await createAccount(portal)
  const own = await portal.api({ token: account.token, address: '198.51.100.2' })
  const { reference } = await own.projects.adopt({ instanceID, ...words })
  const { adoptionId } = await requestOf(reference)
  const reveal = editor.api.projectsStaff.adoptionContact({ adoptionId, reason: '约一次通话' })
  expect((await reveal).contact).not.toBe('')
  const { views } = await own.usercenter.dataViews({})
  expect(views).toMatchObject([{ what: 'adoption', reference, reason: '约一次通话' }])
})

it('move on by one editor at a time, along their states', async () => {
  const { reference } = await ask('198.51.100.3')
  const { adoptionId } = await requestOf(reference)
  const { projectsStaff } = editor.api
  const move = (state: 'inTouch' | 'adopted' | 'received', version: number) =>
    projectsStaff.adoptionMove({ adoptionId, version, state, note: '已通话' })
  await expect(move('adopted', 1)).rejects.toMatchObject({ reason: 'illegalTransition' })
  const both = await Promise.allSettled([move('inTouch', 1), move('inTouch', 1)])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  await expect(move('adopted', 1)).rejects.toMatchObject({ reason: 'conflict' })
  expect(await move('adopted', 2)).toEqual({ version: 3, state: 'adopted' })
  const { items } = await editor.api.staff.queue({ kind: 'adoption', stage: 'decided' })
  expect(items).toMatchObject([{ id: adoptionId, state: 'adopted' }])
  expect(await projectsStaff.adoptionDetail({ adoptionId })).toMatchObject({
    note: '已通话',
    changedBy: expect.stringMatching(/.+/),
  })
})

it('are limited by address, refused when something is missing, and closed to other staff', async () => {
  const from = '198.51.100.4'
  for (let sent = 0; sent < 5; sent += 1) await ask(from)
  await expect(ask(from)).rejects.toMatchObject({ reason: 'tooMany' })
  const { projects } = await portal.api({ address: '198.51.100.5' })
  await expect(projects.adopt({ instanceID, ...words, purpose: ' ' })).rejects.toMatchObject({
    details: { fields: { purpose: { reason: 'required' } } },
  })
  for (const contact of ['abc', '微信同号', '123']) {
    await expect(projects.adopt({ instanceID, ...words, contact })).rejects.toMatchObject({
      details: { fields: { contact: { reason: 'contact' } } },
    })
  }
  await expect(projects.adopt({ instanceID: '999999999', ...words })).rejects.toMatchObject({
    reason: 'notFound',
  })
  const reviewer = await createStaff(portal, ['reviewer'])
  const token = await createSession(portal, reviewer.accountId, { isStaff: true })
  const { adoptionId } = await requestOf((await ask('198.51.100.6')).reference)
  const others = await portal.api({ token })
  await expect(others.projectsStaff.adoptionDetail({ adoptionId })).rejects.toMatchObject({
    reason: 'notAvailable',
  })
  expect((await others.staff.queue({})).kinds).toEqual(['application', 'order', 'hoursDispute'])
})
