import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { createAccount } from '../../../tests/support/world/actors.ts'
import { moveNow } from '../../../tests/support/world/articles.ts'
import {
  createProject,
  createProjectClass,
  openProjectEditor,
  type ProjectEditor,
} from '../../../tests/support/world/projects.ts'

let portal: TestPortal
let editor: ProjectEditor
let classes: string[]
beforeAll(async () => {
  portal = await openPortal()
  editor = await openProjectEditor(portal)
  classes = [await createProjectClass(editor)]
})
afterAll(() => portal.close())

let addresses = 0
function freshAddress(): string {
  addresses += 1
  return `198.51.100.${addresses}`
}

const likesOf = async (instanceID: string) =>
  (await (await portal.api()).projects.details({ instanceID })).likes

it('count once for a visitor, however often and from however many browsers at once', async () => {
  const instanceID = await createProject(editor, { classes })
  const address = freshAddress()
  const presses = Array.from({ length: 40 }, async (_, index) => {
    const { projects } = await portal.api({ address, browserId: `browser-${index}` })
    return projects.like({ instanceID, type: 1 })
  })
  const kept = await Promise.all(presses)
  expect(kept.filter(({ isNew }) => isNew)).toHaveLength(1)
  expect(await likesOf(instanceID)).toBe(1)
})

it('count each of many visitors at once, and no network twice by its many addresses', async () => {
  const instanceID = await createProject(editor, { classes })
  const own = Array.from({ length: 25 }, freshAddress)
  const sameNetwork = Array.from({ length: 10 }, (_, index) => `2001:db8:7:7::${index + 1}`)
  await Promise.all(
    [...own, ...own, ...sameNetwork].map(async (address) =>
      (await portal.api({ address })).projects.like({ instanceID, type: 1 }),
    ),
  )
  expect(await likesOf(instanceID)).toBe(26)
})

it('count an account once wherever it is, and not beside what it liked before signing in', async () => {
  const instanceID = await createProject(editor, { classes })
  const account = await createAccount(portal)
  const [home, office] = [freshAddress(), freshAddress()]
  const like = async (address: string, token?: string) =>
    (await portal.api({ address, ...(token && { token }) })).projects.like({ instanceID, type: 1 })
  expect(await like(home)).toEqual({ likes: 1, isNew: true })
  expect(await like(home, account.token)).toEqual({ likes: 1, isNew: false })
  expect(await like(home)).toEqual({ likes: 1, isNew: false })
  const again = await Promise.all(Array.from({ length: 10 }, () => like(office, account.token)))
  expect(again.every(({ isNew }) => !isNew)).toBe(true)
  const neighbour = await createAccount(portal)
  expect(await like(home, neighbour.token)).toEqual({ likes: 2, isNew: true })
})

it('belong to who is signed in', async () => {
  const instanceID = await createProject(editor, { classes })
  const [one, other] = [await createAccount(portal), await createAccount(portal)]
  const { projects } = await portal.api({ token: one.token, address: freshAddress() })
  await expect(projects.like({ instanceID, userID: other.accountId, type: 1 })).rejects.toMatchObject({
    reason: 'notAvailable',
  })
  const visitor = await portal.api({ address: freshAddress() })
  await expect(visitor.projects.like({ instanceID, userID: other.accountId, type: 1 })).rejects.toMatchObject(
    { reason: 'loginEnded' },
  )
  expect(await projects.like({ instanceID, userID: one.accountId, type: 1 })).toEqual({
    likes: 1,
    isNew: true,
  })
  expect(await visitor.projects.like({ instanceID, userID: '', type: 1 })).toMatchObject({ isNew: true })
})

it('refuse another kind, a project that is not there, and more than anybody reads', async () => {
  const instanceID = await createProject(editor, { classes })
  const { projects } = await portal.api({ address: freshAddress() })
  await expect(projects.like({ instanceID, type: 3 as 1 })).rejects.toMatchObject({ reason: 'invalidInput' })
  // No activity has that number.
  await expect(projects.like({ instanceID, type: 2 })).rejects.toMatchObject({ reason: 'notFound' })
  await expect(projects.like({ instanceID: '999999999', type: 1 })).rejects.toMatchObject({
    reason: 'notFound',
  })
  const many = Array.from({ length: 125 }, () =>
    projects.like({ instanceID, type: 1 }).catch((e) => e.reason),
  )
  expect((await Promise.all(many)).filter((answer) => answer === 'tooMany').length).toBeGreaterThan(0)
})

it('order the list, and outlive a withdrawal', async () => {
  const [plain, liked] = [await createProject(editor, { classes }), await createProject(editor, { classes })]
  for (let visitor = 0; visitor < 30; visitor += 1)
    await (await portal.api({ address: freshAddress() })).projects.like({ instanceID: liked, type: 1 })
  for (const move of ['withdraw', 'publish'] as const)
    for (const language of ['zh', 'en'] as const) await moveNow(editor.api, 'projects', liked, language, move)
  const { items } = await (await portal.api()).projects.list({ classes, extras: { sort: 'liked' } })
  expect(items[0]).toMatchObject({ instanceID: liked, likes: 30 })
  expect(items.some(({ instanceID }) => instanceID === plain)).toBe(true)
})

it('of a volunteer activity count once too, apart from those of a project with its number', async () => {
  const instanceID = await createProject(editor, { classes })
  // Initial records have numbers of their own per collection, so two collections can share one.
  const activity = JSON.stringify({ collection: 'volunteerActivities', shared: { startsOn: '2026-11-01' } })
  for (const table of ['content_records', 'content_texts', 'content_versions', 'content_live'].map(sql.table))
    await sql`insert into ${table} select (jsonb_populate_record(own, ${activity})).*
      from ${table} own where collection = 'projects' and number = ${Number(instanceID)}`.execute(portal.db)
  const account = await createAccount(portal)
  const address = freshAddress()
  const press = async (token?: string) =>
    (await portal.api({ address, ...(token && { token }) })).projects.like({ instanceID, type: 2 })
  expect(await press()).toEqual({ likes: 1, isNew: true })
  const pressed = await Promise.all(Array.from({ length: 20 }, () => press(account.token)))
  expect(pressed.every(({ isNew, likes }) => !isNew && likes === 1)).toBe(true)
  const { projects, volunteers } = await portal.api({ token: account.token, address })
  expect((await volunteers.activityDetail({ activityID: instanceID })).likes).toBe(1)
  expect(await likesOf(instanceID)).toBe(0)
  expect(await projects.like({ instanceID, type: 1 })).toEqual({ likes: 1, isNew: true })
  // A republished project keeps exactly its own likes.
  for (const move of ['withdraw', 'publish'] as const)
    for (const language of ['zh', 'en'] as const)
      await moveNow(editor.api, 'projects', instanceID, language, move)
  expect(await likesOf(instanceID)).toBe(1)
})
