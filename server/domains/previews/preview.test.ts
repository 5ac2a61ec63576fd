import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Api } from '../../../shared/contract/contract.ts'
import {
  type CollectionName,
  collectionNames,
  collections,
  hasPreview,
} from '../../../shared/rules/content/collections.ts'
import type { FieldValues } from '../../../shared/rules/content/field-values.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { createStaff } from '../../../tests/support/world/actors.ts'

let portal: TestPortal
let editors: { zh: Api; en: Api }
let visitors: { zh: Api; en: Api }
beforeAll(async () => {
  portal = await openPortal({ content: 'demo' })
  const { token } = await createStaff(portal, ['editor'])
  editors = { zh: await portal.api({ token }), en: await portal.api({ token, locale: 'en' }) }
  visitors = { zh: await portal.api(), en: await portal.api({ locale: 'en' }) }
})
afterAll(() => portal.close())

const words = { zh: '青苔没有发布', en: 'Unpublished moss' }
const onHome = (api: Api) => api.home.homePageAll({})
const onEditions = (api: Api) =>
  Promise.all(
    (['1', '2', '3', '4'] as const).map((editionID) => api.venture.editionDetail({ editionID })),
  ).then(async (editions) => [editions, await api.venture.list({}), await api.venture.secondList({})])

/** Before it is begun a test says what it asks about; its questions come in the version that was begun. */
const onSelfTests = (api: Api) =>
  Promise.all((['maturity', 'service'] as const).map((use) => api.selftest.describeTest({ use })))

/** Public data of records without a page of their own. */
const live: Partial<Record<CollectionName, (api: Api) => Promise<unknown>>> = {
  labels: (api) => api.content.describeDynamicCenterLabel({}),
  helpCategories: (api) => api.support.describeSupportCenterList({}),
  projectClasses: (api) => api.projects.classList({}),
  projectLibrary: (api) => api.projects.libraryPage({}),
  topics: (api) => api.toolbox.topicCards({ pageSize: 50 }),
  notices: (api) => api.toolbox.noticeList({ pageSize: 50 }),
  accessibilityStatements: (api) => api.access.statementList({ pageSize: 50 }),
  ventureMilestones: onEditions,
  ventureEntries: onEditions,
  regions: (api) => api.volunteers.activityList({}),
  zones: (api) => api.resources.zoneOptions({}),
  homePage: onHome,
  homeBlocks: onHome,
  banners: onHome,
  footerLinks: (api) => api.home.configInfo({}),
  fieldMenu: (api) => api.home.configInfo({}),
  selfTests: onSelfTests,
  selfTestLevels: onSelfTests,
  selfTestDimensions: onSelfTests,
  selfTestQuestions: onSelfTests,
  selfTestAdvice: onSelfTests,
}
const placed = collectionNames.filter((name) => collections[name].previewedOn)

it('has a preview of everything that visitors see, and a reader for each here', () => {
  const seen = collectionNames.filter((name) => collections[name].shownAt.length > 0)
  expect(seen.filter((name) => !hasPreview(name))).toEqual([])
  expect(Object.keys(live).sort()).toEqual([...placed].sort())
})

describe.each(placed)('a draft of %s', (collection) => {
  it('is previewed in each language where it stands, and visitors read none of it', async () => {
    const number = await changeFirst(collection)
    for (const locale of ['zh', 'en'] as const) {
      const preview = await editors[locale].contentStaff.recordPreview({ collection, number })
      if (!('isSeen' in preview)) throw new Error('it has a page of its own')
      const { title, isSeen, kind, ...page } = preview
      expect([title, isSeen, kind]).toEqual([words[locale], true, collections[collection].previewedOn])
      expect(JSON.stringify(page)).toContain(words[locale])
      expect(JSON.stringify(await live[collection]?.(visitors[locale]))).not.toContain(words[locale])
    }
    await expect(visitors.zh.contentStaff.recordPreview({ collection, number })).rejects.toMatchObject({
      reason: 'loginEnded',
    })
  })

  it('leaves no trace in the database', async () => {
    const before = await everything()
    const { items } = await editors.zh.contentStaff.recordList({ collection, pageSize: 1 })
    await editors.zh.contentStaff.recordPreview({ collection, number: items[0]?.number ?? '' })
    expect(await everything()).toEqual(before)
  })
})

/** Changes the text of the first record, or creates one. */
async function changeFirst(collection: CollectionName): Promise<string> {
  const { contentStaff } = editors.zh
  const { titleField } = collections[collection]
  const { items } = await contentStaff.recordList({ collection, pageSize: 1 })
  const [first] = items
  if (!first) {
    const texts = { zh: { [titleField]: words.zh }, en: { [titleField]: words.en } }
    return (await contentStaff.recordAdd({ collection, shared: { order: '1' }, texts })).number
  }
  const { version, shared, texts } = await contentStaff.recordDetail({ collection, number: first.number })
  const change = (language: 'zh' | 'en'): FieldValues => ({
    ...texts[language].fields,
    [titleField]: words[language],
    ...('advice' in texts[language].fields && { advice: words[language] }),
  })
  await contentStaff.recordSave({
    ...{ collection, number: first.number, version, shared },
    texts: { zh: change('zh'), en: change('en') },
  })
  return first.number
}

async function everything() {
  const tables = ['content_records', 'content_texts', 'content_versions', 'content_live'] as const
  return Promise.all(
    tables.map((table) => portal.db.selectFrom(table).selectAll().orderBy('number').execute()),
  )
}

describe('what visitors would not see yet', () => {
  const texts = { zh: { name: words.zh }, en: { name: words.en } }

  it('is reported for a draft that no published page shows, which is still previewed', async () => {
    for (const collection of ['labels', 'helpCategories', 'projectClasses'] as const) {
      const added = await editors.zh.contentStaff.recordAdd({ collection, shared: { order: '2' }, texts })
      const preview = await editors.zh.contentStaff.recordPreview({ collection, number: added.number })
      expect(preview).toMatchObject({ isSeen: false, title: words.zh })
      expect(JSON.stringify({ ...preview, title: '' })).toContain(words.zh)
    }
  })

  it('is said of an old notice, and shown as of today while it has no day', async () => {
    const title = { zh: { title: words.zh, body: '正文' }, en: { title: words.en, body: 'Text' } }
    const previewOf = async (shared: FieldValues) => {
      const added = await editors.en.contentStaff.recordAdd({ collection: 'notices', shared, texts: title })
      return editors.en.contentStaff.recordPreview({ collection: 'notices', number: added.number })
    }
    const old = await previewOf({ publishedOn: '2001-01-01' })
    if (old.kind !== 'toolbox') throw new Error('it stands elsewhere')
    expect(old.isSeen).toBe(false)
    expect(old.front.notices.items.at(-1)).toMatchObject({ title: words.en, publishedOn: '2001-01-01' })
    const undated = await previewOf({})
    if (undated.kind !== 'toolbox') throw new Error('it stands elsewhere')
    expect(undated.front.notices.items[0]).toMatchObject({ title: words.en })
  })

  it('is said of a milestone whose edition is not published, which comes as its draft', async () => {
    await portal.db
      .deleteFrom('content_live')
      .where('collection', '=', 'ventureEditions')
      .where('number', '=', 4)
      .execute()
    const { number } = await editors.zh.contentStaff.recordAdd({
      collection: 'ventureMilestones',
      shared: { ventureEdition: ['4'], startsOn: '2025-03-01' },
      texts: { zh: { title: words.zh, summary: '一句话' }, en: {} },
    })
    const preview = await editors.en.contentStaff.recordPreview({ collection: 'ventureMilestones', number })
    if (preview.kind !== 'course') throw new Error('it stands elsewhere')
    expect(preview).toMatchObject({ isSeen: false, editionID: '4' })
    expect(preview.edition?.timeline.map(({ title }) => title)).toContain(words.zh)
    expect((await visitors.en.venture.editionDetail({ editionID: '4' })).edition).toBeNull()
  })

  it('is refused for a draft without a place', async () => {
    for (const collection of ['ventureEntries', 'zones', 'fieldMenu', 'accessibilityStatements'] as const) {
      const added = await editors.zh.contentStaff.recordAdd({
        collection,
        shared: {},
        texts: { zh: { [collections[collection].titleField]: '没有位置' }, en: {} },
      })
      await expect(
        editors.zh.contentStaff.recordPreview({ collection, number: added.number }),
      ).rejects.toMatchObject({ reason: 'notFound' })
    }
  })
})
