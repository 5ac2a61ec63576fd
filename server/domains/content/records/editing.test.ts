import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Api } from '../../../../shared/contract/contract.ts'
import { ApiError } from '../../../../shared/contract/errors.ts'
import type { Locale } from '../../../../shared/lib/locale.ts'
import { collectionNames, collections } from '../../../../shared/rules/content/collections.ts'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { createStaff } from '../../../../tests/support/world/actors.ts'
import {
  articleValues,
  createArticle,
  createLabel,
  moveNow,
} from '../../../../tests/support/world/articles.ts'

let portal: TestPortal
let label: string
beforeAll(async () => {
  portal = await openPortal()
  label = await createLabel(portal)
})
afterAll(() => portal.close())

const articles = { collection: 'articles' as const }

async function failureOf(action: Promise<unknown>): Promise<ApiError> {
  try {
    await action
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
  throw new Error('it was done')
}

async function read(number: string, locale: Locale = 'zh') {
  return (await portal.api({ locale })).content.describeDynamicCenterInfo({ DynamicAliasID: number })
}

async function staleOf(number: string, api: Api): Promise<boolean[]> {
  const { texts } = await api.contentStaff.recordDetail({ ...articles, number })
  return [texts.zh.isStale, texts.en.isStale]
}

describe('preview', () => {
  const withPage = collectionNames.filter((name) => collections[name].path && collections[name].canCreate)
  it.each(withPage)('of %s shows a draft that has nothing yet', async (collection) => {
    const editor = await portal.api({ token: (await createStaff(portal, ['editor'])).token })
    const nothing = { collection, shared: {}, texts: { zh: {}, en: {} } }
    const { titleField } = collections[collection]
    // A record cannot begin empty: it needs one word, which may be removed later.
    expect((await failureOf(editor.contentStaff.recordAdd(nothing))).details.fields).toEqual({
      [`texts.zh.${titleField}`]: { reason: 'required' },
    })
    const { number, version } = await editor.contentStaff.recordAdd({
      ...nothing,
      texts: { zh: { [titleField]: '一' }, en: {} },
    })
    await editor.contentStaff.recordSave({ ...nothing, number, version })
    const preview =
      collection === 'projects'
        ? editor.projectsStaff.projectPreview({ instanceID: number })
        : collection === 'projectSets'
          ? editor.projectsStaff.setPreview({ instanceSetID: number })
          : editor.contentStaff.recordPreview({ collection, number })
    await expect(preview).resolves.toBeTypeOf('object')
  })
})

describe('publishing', () => {
  it('one language never publishes the other; its readers get the published one', async () => {
    const { number, api } = await createArticle(portal, { label })
    expect((await failureOf(read(number))).reason).toBe('notFound')
    await moveNow(api, 'articles', number, 'zh', 'publish')
    expect(await read(number, 'zh')).toMatchObject({ language: 'zh' })
    expect(await read(number, 'en')).toMatchObject({ language: 'zh' })
    const { texts } = await api.contentStaff.recordDetail({ ...articles, number })
    expect([texts.zh.state, texts.en.state]).toEqual(['published', 'draft'])
    await moveNow(api, 'articles', number, 'en', 'publish')
    expect(await read(number, 'en')).toMatchObject({ language: 'en' })
    await moveNow(api, 'articles', number, 'zh', 'withdraw')
    expect(await read(number, 'zh')).toMatchObject({ language: 'en' })
    await moveNow(api, 'articles', number, 'en', 'withdraw')
    expect((await failureOf(read(number))).reason).toBe('notFound')
  })

  it('requires complete fields, reports them by name, and changes nothing', async () => {
    const editor = await createStaff(portal, ['editor'])
    const api = await portal.api({ token: editor.token })
    const values = articleValues(label)
    const { number, version } = await api.contentStaff.recordAdd({
      ...articles,
      shared: {},
      texts: { ...values.texts, zh: { ...values.texts.zh, summary: '' } },
    })
    const failure = await failureOf(
      api.contentStaff.textMove({ ...articles, number, version, language: 'zh', move: 'publish' }),
    )
    expect(failure.details.fields).toEqual({
      'texts.zh.summary': { reason: 'required' },
      'shared.labels': { reason: 'required' },
    })
    const now = await api.contentStaff.recordDetail({ ...articles, number })
    expect([now.version, now.texts.zh.state]).toEqual([version, 'draft'])
  })

  it('an edit of a published text stays a draft until it is published', async () => {
    const { number, api } = await createArticle(portal, { label, published: ['zh'] })
    const before = await read(number)
    const record = await api.contentStaff.recordDetail({ ...articles, number })
    await api.contentStaff.recordSave({
      ...{ ...articles, number, version: record.version, shared: record.shared },
      texts: { zh: { ...record.texts.zh.fields, title: '改过的标题' }, en: record.texts.en.fields },
    })
    expect((await read(number)).title).toBe(before.title)
    const { texts } = await api.contentStaff.recordDetail({ ...articles, number })
    expect(texts.zh).toMatchObject({ state: 'draft', isLive: true, hasChanges: true })
    expect(texts.en.isStale).toBe(true)
    await moveNow(api, 'articles', number, 'zh', 'publish')
    expect((await read(number)).title).toBe('改过的标题')
  })

  it('many at once returns a result for each', async () => {
    const good = await createArticle(portal, { label })
    const raced = await createArticle(portal, { label })
    const result = await good.api.contentStaff.textMoveMany({
      ...{ ...articles, language: 'zh', move: 'publish' },
      items: [
        { number: good.number, version: good.version },
        { number: raced.number, version: raced.version + 1 },
      ],
    })
    expect(result).toEqual({
      done: [good.number],
      refused: [{ number: raced.number, error: 'conflict', fields: [] }],
    })
    expect(await read(good.number)).toMatchObject({ articleId: good.number })
  })

  it('in another order reaches visitors at once, and is refused if the order has changed since', async () => {
    const editor = await portal.api({ token: (await createStaff(portal, ['editor'])).token })
    const added = [await createLabel(portal), await createLabel(portal)]
    const orderOf = async () => {
      const { items } = await editor.contentStaff.recordList({
        collection: 'labels',
        sort: 'order',
        pageSize: 50,
      })
      return items.map(({ number }) => number)
    }
    const before = await orderOf()
    const after = [...added.toReversed(), ...before.filter((number) => !added.includes(number))]
    const labels = { collection: 'labels' as const, before, after }
    expect((await editor.contentStaff.recordOrder(labels)).changed).toBeGreaterThan(0)
    expect(await orderOf()).toEqual(after)
    const visible = await (await portal.api()).content.describeDynamicCenterLabel({})
    const shown = visible.items.map(({ labelId }) => labelId)
    expect(shown).toEqual(after.filter((number) => shown.includes(number)))
    expect((await failureOf(editor.contentStaff.recordOrder(labels))).reason).toBe('conflict')
    const foreign = { ...labels, before: after, after: [...after.slice(1), '999999999'] }
    expect((await failureOf(editor.contentStaff.recordOrder(foreign))).reason).toBe('invalidInput')
    const { version, shared } = await editor.contentStaff.recordDetail({
      collection: 'labels',
      number: added[1] ?? '',
    })
    expect([version > 1, shared.order]).toEqual([true, '0'])
  })

  it('waits for a second person where the portal asks for one', async () => {
    const administrator = await createStaff(portal, ['administrator'])
    const rule = (await portal.api({ token: administrator.token })).contentStaff.reviewRule
    await rule({ isNeeded: true })
    const { number, api } = await createArticle(portal, { label })
    expect((await failureOf(moveNow(api, 'articles', number, 'zh', 'publish'))).reason).toBe(
      'illegalTransition',
    )
    await moveNow(api, 'articles', number, 'zh', 'submit')
    expect((await failureOf(moveNow(api, 'articles', number, 'zh', 'publish'))).reason).toBe(
      'secondPersonNeeded',
    )
    const colleague = await portal.api({ token: (await createStaff(portal, ['editor'])).token })
    await moveNow(colleague, 'articles', number, 'zh', 'publish')
    await rule({ isNeeded: false })
    expect(await read(number)).toMatchObject({ articleId: number })
  })

  it('[trust 16] what is changed under review or after it is reviewed again, by somebody else', async () => {
    const administrator = await createStaff(portal, ['administrator'])
    const rule = (await portal.api({ token: administrator.token })).contentStaff.reviewRule
    await rule({ isNeeded: true })
    const { number, api: writer } = await createArticle(portal, { label })
    const colleague = await portal.api({ token: (await createStaff(portal, ['editor'])).token })
    await moveNow(writer, 'articles', number, 'zh', 'submit')
    const { version } = await writer.contentStaff.recordDetail({ ...articles, number })
    const publishAt = new Date(Date.now() + 3600_000).toISOString()
    const move = { ...articles, number, version, language: 'zh', move: 'schedule', publishAt } as const
    await colleague.contentStaff.textMove(move)
    await retitle(writer, number, '没有第二个人看过')
    const { texts } = await writer.contentStaff.recordDetail({ ...articles, number })
    expect(texts.zh).toMatchObject({ state: 'in_review', publishAt: null })
    await retitle(colleague, number, '审的人自己改的')
    expect((await failureOf(moveNow(colleague, 'articles', number, 'zh', 'publish'))).reason).toBe(
      'secondPersonNeeded',
    )
    await moveNow(writer, 'articles', number, 'zh', 'publish')
    await rule({ isNeeded: false })
    expect((await read(number)).title).toBe('审的人自己改的')
  })
})

async function retitle(api: Api, number: string, title: string): Promise<void> {
  const { version, shared, texts } = await api.contentStaff.recordDetail({ ...articles, number })
  const zh = { ...texts.zh.fields, title }
  await api.contentStaff.recordSave({
    ...{ ...articles, number, version, shared },
    texts: { zh, en: texts.en.fields },
  })
}

describe('saving', () => {
  it('an older version is refused, and one of two concurrent saves wins', async () => {
    const { number, version, api } = await createArticle(portal, { label })
    const save = () => api.contentStaff.recordSave({ ...articles, number, version, ...articleValues(label) })
    const outcomes = await Promise.allSettled([save(), save(), save()])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await failureOf(save())).reason).toBe('conflict')
  })

  it('keeps a version of each text that changed, shows the difference, and brings one back', async () => {
    const { number, api } = await createArticle(portal, { label, published: ['zh'] })
    const record = await api.contentStaff.recordDetail({ ...articles, number })
    const zh = { ...record.texts.zh.fields, summary: '谁哪天来，谁能替。' }
    await api.contentStaff.recordSave({
      ...{ ...articles, number, version: record.version, shared: record.shared },
      texts: { zh, en: record.texts.en.fields },
    })
    const key = { ...articles, number, language: 'zh' as const }
    const versions = await api.contentStaff.versionList({ ...key, compared: 1 })
    expect(versions.items.map((item) => [item.version, item.isLive])).toEqual([
      [2, false],
      [1, true],
    ])
    expect(versions.compared?.differences.map(({ field }) => field)).toEqual(['summary'])
    await api.contentStaff.versionRestore({ ...key, version: versions.version, restored: 1 })
    const { texts } = await api.contentStaff.recordDetail({ ...articles, number })
    expect(texts.zh).toMatchObject({ state: 'draft', fields: { summary: '谁哪天来，一眼看到。' } })
    const english = await api.contentStaff.versionList({ ...key, language: 'en' })
    expect(english.items).toHaveLength(1)
  })

  it('while typing returns the new state of both texts', async () => {
    const { number, version, api } = await createArticle(portal, { label, published: ['zh', 'en'] })
    const { shared, texts } = await api.contentStaff.recordDetail({ ...articles, number })
    const typed = { shared, texts: { zh: { ...texts.zh.fields, title: '又改了' }, en: texts.en.fields } }
    const saved = await api.contentStaff.recordAutosave({ ...articles, number, version, ...typed })
    const now = await api.contentStaff.recordDetail({ ...articles, number })
    const { fields: _zh, ...zh } = now.texts.zh
    const { fields: _en, ...en } = now.texts.en
    expect(saved.texts).toEqual({ zh, en })
    expect(saved.texts.zh).toMatchObject({ state: 'draft', isLive: true, hasChanges: true })
    expect(saved.texts.zh.moves).toContain('publish')
    expect(saved.texts.en.isStale).toBe(true)
  })

  it('while typing keeps no version, and is refused under review', async () => {
    const { number, version, api } = await createArticle(portal, { label })
    const typed = articleValues(label)
    const saved = await api.contentStaff.recordAutosave({ ...articles, number, version, ...typed })
    const versions = await api.contentStaff.versionList({ ...articles, number, language: 'zh' })
    expect(versions.items).toHaveLength(1)
    expect((await api.contentStaff.recordDetail({ ...articles, number })).texts.zh.fields.title).toBe(
      typed.texts.zh.title,
    )
    await moveNow(api, 'articles', number, 'zh', 'submit')
    const failure = await failureOf(
      api.contentStaff.recordAutosave({ ...articles, number, version: saved.version + 1, ...typed }),
    )
    expect(failure.reason).toBe('illegalTransition')
  })

  it('the language written first is the source, whatever language the console is in', async () => {
    const { token } = await createStaff(portal, ['editor'])
    const api = await portal.api({ token })
    const { shared, texts } = articleValues(label)
    const { number, version } = await api.contentStaff.recordAdd({
      ...articles,
      sourceLanguage: 'en',
      shared,
      texts: { zh: texts.zh, en: {} },
    })
    const record = { ...articles, number }
    const next = await api.contentStaff.recordSave({ ...record, version, shared, texts })
    expect(await staleOf(number, api)).toEqual([false, false])
    const changed = { ...texts, zh: { ...texts.zh, title: '换了的题目' } }
    await api.contentStaff.recordSave({ ...record, version: next.version, shared, texts: changed })
    expect(await staleOf(number, api)).toEqual([false, true])
  })

  it('a translation that still holds is no longer flagged', async () => {
    const { number, api } = await createArticle(portal, { label })
    const record = await api.contentStaff.recordDetail({ ...articles, number })
    const zh = { ...record.texts.zh.fields, title: '更短的标题' }
    const { version } = await api.contentStaff.recordSave({
      ...{ ...articles, number, version: record.version, shared: record.shared },
      texts: { zh, en: record.texts.en.fields },
    })
    const isStale = async () =>
      (await api.contentStaff.recordDetail({ ...articles, number })).texts.en.isStale
    expect(await isStale()).toBe(true)
    const { items } = await api.contentStaff.recordList({ ...articles, state: 'stale' })
    expect(items.map((item) => item.number)).toContain(number)
    await api.contentStaff.translationConfirm({ ...articles, number, version, language: 'en' })
    expect(await isStale()).toBe(false)
  })

  it('[trust 17] days that no calendar has are refused: reading would ask the database for them', async () => {
    const { api } = await createArticle(portal, { label })
    for (const reviewedOn of ['2026-02-31', '0000-01-01', '2026-13-01']) {
      const shared = { reviewedOn }
      const add = api.contentStaff.recordAdd({
        collection: 'services',
        shared,
        texts: { zh: {}, en: {} },
      })
      expect((await failureOf(add)).details.fields).toEqual({ 'shared.reviewedOn': { reason: 'date' } })
    }
  })

  it('[trust 17] markup without end is refused before anybody waits for it', async () => {
    const { number, version, api } = await createArticle(portal, { label })
    const { shared, texts } = articleValues(label)
    const zh = { ...texts.zh, body: '<ul><li>'.repeat(20_000) }
    const save = api.contentStaff.recordSave({
      ...{ ...articles, number, version, shared },
      texts: { zh, en: texts.en },
    })
    expect((await failureOf(save)).details.fields).toEqual({
      'texts.zh.body': { reason: 'tooLong', limit: 20_000 },
    })
  })

  it('fixed pages are neither added nor withdrawn', async () => {
    const { api } = await createArticle(portal, { label })
    const add = api.contentStaff.recordAdd({ collection: 'pages', shared: {}, texts: { zh: {}, en: {} } })
    expect((await failureOf(add)).reason).toBe('illegalTransition')
  })
})

describe('a schedule', () => {
  async function schedule(inMs: number) {
    const made = await createArticle(portal, { label })
    const publishAt = new Date(Date.now() + inMs).toISOString()
    const moved = await made.api.contentStaff.textMove({
      ...{ ...articles, number: made.number, version: made.version },
      ...{ language: 'zh', move: 'schedule', publishAt },
    })
    return { ...made, version: moved.version }
  }

  it('publishes at its time by the clock of the database, once, and only its language', async () => {
    const { number, api } = await schedule(3600_000)
    await portal.makeJobsDue()
    await portal.runJobs()
    expect((await failureOf(read(number))).reason).toBe('notFound')
    await portal.db
      .updateTable('content_texts')
      .set({ publish_at: new Date(Date.now() - 1000) })
      .where('number', '=', Number(number))
      .where('state', '=', 'scheduled')
      .execute()
    await portal.services.enqueue(portal.db, 'publish-due', {})
    await portal.services.enqueue(portal.db, 'publish-due', {})
    expect((await portal.runJobs()).failures).toEqual([])
    expect(await read(number, 'en')).toMatchObject({ articleId: number, language: 'zh' })
    const { texts } = await api.contentStaff.recordDetail({ ...articles, number })
    expect([texts.zh.state, texts.en.state]).toEqual(['published', 'draft'])
  })

  it('made before the portal asks for a second person waits for one when it begins to', async () => {
    const { number, api } = await schedule(3600_000)
    const administrator = await portal.api({ token: (await createStaff(portal, ['administrator'])).token })
    await administrator.contentStaff.reviewRule({ isNeeded: true })
    try {
      const { texts, version: now } = await api.contentStaff.recordDetail({ ...articles, number })
      expect(texts.zh).toMatchObject({ state: 'in_review', publishAt: null })
      const publish = { ...articles, number, version: now, language: 'zh' as const, move: 'publish' as const }
      expect((await failureOf(api.contentStaff.textMove(publish))).reason).toBe('secondPersonNeeded')
      const other = await portal.api({ token: (await createStaff(portal, ['editor'])).token })
      expect((await other.contentStaff.textMove(publish)).state).toBe('published')
    } finally {
      await administrator.contentStaff.reviewRule({ isNeeded: false })
    }
  })

  it('may be taken back, and must lie ahead', async () => {
    const { number, version, api } = await schedule(3600_000)
    await api.contentStaff.textMove({ ...articles, number, version, language: 'zh', move: 'unschedule' })
    const { texts } = await api.contentStaff.recordDetail({ ...articles, number })
    expect(texts.zh).toMatchObject({ state: 'draft', publishAt: null })
    expect((await failureOf(schedule(-1000))).details.fields).toEqual({ publishAt: { reason: 'dateInPast' } })
  })
})
