import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { createStaff } from '../../../../tests/support/world/actors.ts'
import { articleValues, createArticle, createLabel } from '../../../../tests/support/world/articles.ts'

let portal: TestPortal
let label: string
beforeAll(async () => {
  portal = await openPortal()
  label = await createLabel(portal)
})
afterAll(() => portal.close())

const articles = { collection: 'articles' as const }

/** An article's Chinese versions, newest first: their summaries and authors. */
async function authorsOf(number: string) {
  const rows = await portal.db
    .selectFrom('content_versions')
    .select(['fields', 'saved_by'])
    .where('collection', '=', 'articles')
    .where('number', '=', Number(number))
    .where('language', '=', 'zh')
    .orderBy('version', 'desc')
    .execute()
  return rows.map(({ fields, saved_by }) => [fields.summary, saved_by])
}

/** The same article each time, with another Chinese summary. */
function summaries() {
  const { shared, texts } = articleValues(label)
  return (summary: string) => ({ shared, texts: { ...texts, zh: { ...texts.zh, summary } } })
}

it('keeps what was autosaved, somebody else’s typing as theirs, and each text once', async () => {
  const { number, version, api, editor } = await createArticle(portal, { label })
  const other = await createStaff(portal, ['editor'])
  const theirs = await portal.api({ token: other.token })
  const typed = summaries()
  const record = { ...articles, number }
  const first = await api.contentStaff.recordAutosave({ ...record, version, ...typed('甲') })
  const second = await api.contentStaff.recordSave({ ...record, version: first.version, ...typed('甲') })
  const third = await api.contentStaff.recordAutosave({
    ...record,
    version: second.version,
    ...typed('乙'),
  })
  await theirs.contentStaff.recordSave({ ...record, version: third.version, ...typed('丙') })
  expect(await authorsOf(number)).toEqual([
    ['丙', other.accountId],
    ['乙', editor.accountId],
    ['甲', editor.accountId],
    ['谁哪天来，一眼看到。', editor.accountId],
  ])
})

it('while typing destroys nothing that somebody else had typed: it is kept as theirs', async () => {
  const { number, version, api, editor } = await createArticle(portal, { label })
  const other = await createStaff(portal, ['editor'])
  const theirs = await portal.api({ token: other.token })
  const typed = summaries()
  const record = { ...articles, number }
  const first = await api.contentStaff.recordAutosave({ ...record, version, ...typed('乙') })
  const second = await theirs.contentStaff.recordAutosave({
    ...record,
    version: first.version,
    ...typed('丙'),
  })
  const third = await theirs.contentStaff.recordAutosave({
    ...record,
    version: second.version,
    ...typed('丁'),
  })
  await theirs.contentStaff.recordSave({ ...record, version: third.version, ...typed('戊') })
  expect(await authorsOf(number)).toEqual([
    ['戊', other.accountId],
    ['乙', editor.accountId],
    ['谁哪天来，一眼看到。', editor.accountId],
  ])
})

it.each(['publish', 'submit'] as const)('what a colleague moves by %s stays its writer’s', async (move) => {
  const { number, version, api, editor } = await createArticle(portal, { label })
  const theirs = await portal.api({ token: (await createStaff(portal, ['editor'])).token })
  const typed = summaries()('甲')
  const saved = await api.contentStaff.recordAutosave({ ...articles, number, version, ...typed })
  const items = [{ number, version: saved.version }]
  const moved = await theirs.contentStaff.textMoveMany({ ...articles, language: 'zh', move, items })
  expect(moved.done).toEqual([number])
  expect((await authorsOf(number))[0]).toEqual(['甲', editor.accountId])
})

it('text overwritten by a colleague’s restore is kept as its author’s, the restored text as theirs', async () => {
  const { number, version, api, editor } = await createArticle(portal, { label })
  const other = await createStaff(portal, ['editor'])
  const theirs = await portal.api({ token: other.token })
  const typed = summaries()('甲')
  const saved = await api.contentStaff.recordAutosave({ ...articles, number, version, ...typed })
  await theirs.contentStaff.versionRestore({
    ...{ ...articles, number, language: 'zh', version: saved.version, restored: 1 },
  })
  expect(await authorsOf(number)).toEqual([
    ['谁哪天来，一眼看到。', other.accountId],
    ['甲', editor.accountId],
    ['谁哪天来，一眼看到。', editor.accountId],
  ])
})

it('a text that a colleague schedules has a version by its author', async () => {
  const { number, version, api, editor } = await createArticle(portal, { label })
  const typed = summaries()('排期前改的')
  const saved = await api.contentStaff.recordAutosave({ ...articles, number, version, ...typed })
  const theirs = await portal.api({ token: (await createStaff(portal, ['editor'])).token })
  await theirs.contentStaff.textMove({
    ...{ ...articles, number, language: 'zh', move: 'schedule', version: saved.version },
    publishAt: new Date(Date.now() + 3_600_000).toISOString(),
  })
  expect((await authorsOf(number))[0]).toEqual(['排期前改的', editor.accountId])
})
