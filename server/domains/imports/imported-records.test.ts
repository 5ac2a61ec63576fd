import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { createStaff } from '../../../tests/support/world/actors.ts'
import { createLabel } from '../../../tests/support/world/articles.ts'
import {
  beginTestImport,
  mappingOf,
  reportOf,
  tryRows,
  undoRows,
  writeRows,
} from '../../../tests/support/world/imports.ts'
import { sessionCookie } from '../../cookie-names.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

describe('the report as a table', () => {
  it('trust 19: runs no cell as a formula, and is for editors alone', async () => {
    const csv = '名称,简介\n=HYPERLINK("https://evil.example"),@SUM(1)\n+1,-2\n'
    const begun = await beginTestImport(portal, [{ name: '=cmd.csv', content: csv }])
    await tryRows(portal, begun, mappingOf({ 'zh.title': '名称', 'zh.summary': '简介' }, 'zh.title'))
    const get = (token: string) =>
      portal.fetch(`/imports/${begun.importId}/zh.csv`, { cookie: `${sessionCookie}=${token}` })
    const answer = await get(begun.token)
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="import-/)
    const rows: string[][] = parse(await answer.text(), { bom: true })
    expect(rows).toHaveLength(3)
    for (const cell of rows.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r]/)
    const reviewer = await createStaff(portal, ['reviewer'])
    const refused = await get(reviewer.token)
    expect(await refused.json()).toMatchObject({ code: 5001 })
  })

  it.each([
    [
      'zh',
      '位置|名称|结果|编号|字段|说明|原来的值|发布前还缺',
      '一句话介绍 · 中文 | 费用 | 费用',
      '太长，截短了 | 没有导入 | 没有导入',
      '它能做什么 · 中文',
    ],
    [
      'en',
      'Place|Name|Outcome|Number|Field|Notes|Value in the file|Still lacks',
      'In one line · Chinese | Cost | Cost',
      'cut, because it was too long | left out | left out',
      'What it does · Chinese',
    ],
  ] as const)('speaks the language of the page, and says a thing once: %s', async (locale, ...expected) => {
    const row = {
      name: `救灾包${locale}`,
      line: '长'.repeat(300),
      cost: ['free', 'trial', 'free', '?', 'trial'],
    }
    const file = { name: 'a.json', content: JSON.stringify([row]) }
    const begun = await beginTestImport(portal, [file], { collection: 'tools' })
    const from = { 'zh.name': 'name', 'zh.tagline': 'line', 'shared.toolCost': 'cost' }
    const { sources, matchBy } = mappingOf(from, 'zh.name')
    const lenient = sources.map((source) => ({ ...source, isShortened: true, skipsUnknown: true }))
    await tryRows(portal, begun, { sources: lenient, matchBy })
    const cookie = `${sessionCookie}=${begun.token}`
    const answer = await portal.fetch(`/imports/${begun.importId}/${locale}.csv`, { cookie })
    const [head, cells]: string[][] = parse(await answer.text(), { bom: true })
    const [, , , , fields, why, values, lacks] = cells ?? []
    expect([head?.join('|'), fields, why, lacks?.split(' | ')[0]]).toEqual(expected)
    expect(values).toBe(' | trial | ?')
  })
})

describe('where a record comes from', () => {
  it('stays through edits and versions, and stands on its page and in the open data once it is published', async () => {
    const csv = `name,summary,format\nFlood notes,How to note,PDF\n`
    const begun = await beginTestImport(portal, [{ name: 'a.csv', content: csv }], {
      collection: 'articles',
      languages: 'en',
    })
    const from = { 'en.title': 'name', 'en.summary': 'summary', 'en.body': 'summary' }
    const address = '=https://catalogue.example.org/notes'
    const mapping = mappingOf({ ...from, 'provenance.address': address }, 'en.title')
    await tryRows(portal, begun, mapping)
    await writeRows(portal, begun)
    const [row] = await reportOf(begun)
    const number = row?.number ?? ''
    const record = { collection: 'articles' as const, number }
    const { api } = begun
    const before = await api.contentStaff.recordDetail(record)
    const texts = { zh: {}, en: { ...before.texts.en.fields, summary: 'How to note a flood' } }
    const label = await createLabel(portal)
    const { version } = await api.contentStaff.recordSave({
      ...record,
      version: 1,
      shared: { labels: [label] },
      texts,
    })
    await api.contentStaff.textMove({ ...record, version, language: 'en', move: 'publish' })
    const reader = await portal.api({ locale: 'en' })
    const page = await reader.content.describeDynamicCenterInfo({ DynamicAliasID: number })
    expect(page.provenance).toMatchObject({
      catalogue: '青禾目录',
      licence: 'CC-BY-4.0',
      attribution: '青禾目录的编者，CC BY 4.0',
      retrievedOn: '2026-11-20',
      linkText: 'See the original record',
    })
    expect(page.provenance?.sentence).toContain('青禾目录的编者，CC BY 4.0')
    const open = await reader.openData.records({ kind: 'articles' })
    expect(open.items.find((item) => item.number === number)?.provenance?.licence).toBe('CC-BY-4.0')
    // It was published since, so the undo keeps and names it.
    expect(await undoRows(portal, begun)).toMatchObject({ undone: { undone: 0, kept: 1 } })
    expect((await reportOf(begun))[0]?.kept).toBe('publishedSince')
  })
})
