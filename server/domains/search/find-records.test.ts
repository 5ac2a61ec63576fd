import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import type { SearchHit } from '../../../shared/contract/search.ts'
import {
  type CollectionName,
  collectionNames,
  collections,
} from '../../../shared/rules/content/collections.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { indexMissing } from '../content/publish/index-missing.ts'
import { searchedKinds } from './search-kinds.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal({ content: 'demo' })
})
afterAll(() => portal.close())

async function find(keywords: string, { locale = 'zh', ...more }: FindOptions = {}) {
  const api = await portal.api({ locale })
  return api.search.find({ keywords, ...more })
}

type FindOptions = { locale?: 'zh' | 'en'; kind?: string[]; page?: number; pageSize?: number }

const titleOf = (hit: SearchHit) => hit.title.map(({ text }) => text).join('')

test('every kind of record that editors publish with a page is found by the one search', () => {
  const withPage = (name: CollectionName) => collections[name].path !== null && collections[name].searchKind
  expect(
    collectionNames.flatMap((name) => withPage(name) || []).filter((kind) => !searchedKinds.includes(kind)),
  ).toEqual([])
})

describe('the search of the whole portal', () => {
  it.each([
    ['nextcloud', 'tool', 'a name'],
    ['nextclould', 'tool', 'a typing error'],
    ['ＮＥＸＴＣＬＯＵＤ', 'tool', 'full width'],
    ['志愿者', 'tool', 'a word'],
    ['誌願者', 'tool', 'traditional characters'],
    ['zhiyuanzhe', 'tool', 'pinyin'],
    ['xmgl', 'tool', 'initials'],
    ['网盘', 'tool', 'a synonym'],
    ['密码管理器', 'tool', 'a Chinese word'],
    ['password manager', 'tool', 'an English word on a Chinese page'],
    ['無障礙', 'service', 'traditional characters'],
    ['wuzhangai', 'article', 'pinyin'],
    ['无障碍', 'project', 'a word'],
    ['accessibility', 'volunteerActivity', 'an English word on a Chinese page'],
    ['退回', 'help', 'a word'],
    ['教育', 'field', 'a word'],
    ['chuangtou', 'ventureEdition', 'pinyin'],
    ['登錄', 'help', 'traditional characters'],
  ])('%s finds a %s by %s', async (keywords, kind) => {
    const { kinds } = await find(keywords)
    expect(kinds.map(({ value }) => value)).toContain(kind)
    const { items } = await find(keywords, { kind: [kind], locale: 'zh' })
    expect(items[0]).toMatchObject({ kind })
  })

  it('answers with the name of the kind, the address and what was looked for, in the language of the page', async () => {
    const { items } = await find('vaultwarden', { locale: 'en' })
    expect(items[0]).toMatchObject({ kind: 'tool', kindName: 'Tools', language: 'en' })
    expect(items[0]?.path).toMatch(/^\/tools\/toolsDetail\/\d+$/)
    expect(items[0]?.title.find(({ isHit }) => isHit)?.text).toBe('Vaultwarden')
    const [first] = (await find('口令 密码')).items
    expect(first?.excerpt.some(({ isHit }) => isHit)).toBe(true)
  })

  it('leads to fields and editions by their addresses, and loses what is taken from visitors', async () => {
    const [field] = (await find('环境', { kind: ['field'] })).items
    expect(field?.path).toMatch(/^\/field\/[a-z-]+$/i)
    const editions = async () =>
      (await find('创投计划', { kind: ['ventureEdition'] })).items.map(({ path }) => path)
    expect((await editions()).toSorted()).toEqual(['/vc', '/vc4', '/vcOld', '/vcp', '/venture/5'])
    // As an earlier release left them: published, but not indexed.
    await sql`delete from search_documents where kind = 'ventureEdition'`.execute(portal.db)
    expect(await editions()).toEqual([])
    expect(await indexMissing(portal.db)).toBeNull()
    expect((await editions()).length).toBe(5)
  })

  it('reads pinyin as the words that are read so, though a page that explains it has it too', async () => {
    const { kinds, items } = await find('wenjuan', { kind: ['tool'] })
    expect(items.map(titleOf)).toContain('LimeSurvey 问卷')
    expect(kinds.map(({ value }) => value)).toEqual(expect.arrayContaining(['tool', 'help']))
  })

  it('shows no line of whom to write to, and finds by it all the same', async () => {
    const excerpts = (await find('backpack', { locale: 'en' })).items.map(({ excerpt }) =>
      excerpt.map(({ text }) => text).join(''),
    )
    expect(excerpts.length).toBeGreaterThan(0)
    expect(excerpts.filter((text) => text.includes('@'))).toEqual([])
    const { items } = await find('box@backpack.example', { locale: 'en' })
    expect(items.map(({ path }) => path)).toContain('/projects/detail/3017')
  })

  it('counts by kind what the filter leaves, and the others beside it', async () => {
    const all = await find('排班')
    expect(all.isTotalExact).toBe(true)
    expect(all.kinds.length).toBeGreaterThan(2)
    expect(all.kinds.reduce((sum, { count }) => sum + count, 0)).toBe(all.total)
    for (const { value, count } of all.kinds) {
      const some = await find('排班', { kind: [value] })
      expect(some.total, value).toBe(count)
      expect(some.kinds).toEqual(all.kinds)
      expect(new Set(some.items.map(({ kind }) => kind))).toEqual(new Set([value]))
    }
  })

  it('goes through its pages without gap or repetition', async () => {
    const whole = await find('机构', { pageSize: 20 })
    const halves = [await find('机构', { pageSize: 10 }), await find('机构', { pageSize: 10, page: 2 })]
    expect(halves.flatMap(({ items }) => items.map(titleOf))).toEqual(whole.items.map(titleOf))
    expect(halves[0]?.pageCount).toBe(Math.ceil(whole.total / 10))
  })

  it('finds nothing for nothing, and names that are near for what is nearly there', async () => {
    expect(await find('')).toMatchObject({ items: [], total: 0, kinds: [], near: [] })
    const { total, near } = await find('moodxqzv')
    expect(total).toBe(0)
    expect(near[0]).toMatchObject({ kind: 'tool', kindName: '工具' })
    expect(near[0]?.title).toMatch(/^Moodle/)
  })

  it('passes over kinds that are none', async () => {
    const all = await find('志愿者')
    expect((await find('志愿者', { kind: ['nosuch'] })).total).toBe(all.total)
    await expect(find('志愿者', { kind: ['<script>'] })).rejects.toMatchObject({ reason: 'invalidInput' })
  })
})

describe('suggestions', () => {
  it.each([
    ['next', /^Nextcloud/],
    ['zhiyuan', /志愿/],
    ['無障', /无障/],
    ['vault', /^Vaultwarden/],
  ])('%s suggests %s', async (keywords, expected) => {
    const { items } = await (await portal.api({ locale: 'zh' })).search.suggest({ keywords })
    expect(items.length).toBeGreaterThan(0)
    expect(items.length).toBeLessThanOrEqual(8)
    expect(items.some(({ title }) => expected.test(title))).toBe(true)
    for (const { path } of items) expect(path).toMatch(/^\/(?:[\w/]+\/\d+|field\/[a-z]+|vc\w*)$/)
  })

  it('are limited by address, once answers are not at hand', async () => {
    const api = await portal.api({ address: '198.51.100.77' })
    let refused: unknown
    for (let turn = 0; turn < 310 && !refused; turn += 1) {
      await api.search.suggest({ keywords: `n${turn}` }).catch((error: unknown) => {
        refused = error
      })
    }
    expect(refused).toMatchObject({ reason: 'tooMany' })
  })
})
