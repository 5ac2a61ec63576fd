import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pageChecks } from '../../../shared/rules/page-checks.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { createStaff } from '../../../tests/support/world/actors.ts'
import { moveNow } from '../../../tests/support/world/articles.ts'
import { demoRecords } from '../../../tests/support/world/demo-content.ts'

const demoAccessStatements = demoRecords('accessibilityStatements')
const demoResources = demoRecords('resources')
const demoTools = demoRecords('tools')

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal({ content: 'demo' })
}, 60_000)
afterAll(() => portal.close())

describe('access.statementList', () => {
  it('lists tools with their statements, and counts those that nobody has assessed', async () => {
    const { access } = await portal.api({ locale: 'en' })
    const list = await access.statementList({})
    expect(list).toMatchObject({ all: demoAccessStatements.length, total: demoAccessStatements.length })
    expect(list.unchecked).toBe(demoTools.length - demoAccessStatements.length)
    const [first] = list.items
    expect(first).toMatchObject({ toolId: '1055', language: 'en', basis: 'documents' })
    expect(first?.findings).toEqual([
      { aspect: 'keyboard', finding: 'works', name: 'Keyboard', text: 'works' },
      { aspect: 'screenReader', finding: 'partly', name: 'Screen reader', text: 'works in part' },
      { aspect: 'captions', finding: 'notApplicable', name: 'Captions', text: 'not needed' },
      { aspect: 'contrast', finding: 'works', name: 'Contrast', text: 'works' },
    ])
    expect(first?.barriers).toHaveLength(2)
    expect(list.resources.map(({ resourceId }) => resourceId)).toEqual(
      demoResources
        .filter(({ accessibility }) => accessibility.en !== '')
        .map(({ number }) => String(number)),
    )
    expect(list.resources[0]?.accessibility).toBe(demoResources[0]?.accessibility.en)
  })

  it('filters by an aspect that works, page by page', async () => {
    const { access } = await portal.api()
    const list = await access.statementList({ aspect: 'keyboard', pageSize: 2 })
    const works = demoAccessStatements.filter(({ keyboard }) => keyboard === 'works')
    expect(list).toMatchObject({ total: works.length, page: 1, pageCount: Math.ceil(works.length / 2) })
    expect(list.counts.find(({ aspect }) => aspect === 'keyboard')).toMatchObject({
      name: '键盘',
      count: works.length,
    })
    for (const { findings } of list.items) expect(findings[0]?.finding).toBe('works')
    await expect(access.statementList({ aspect: 'smell' as 'captions' })).rejects.toMatchObject({
      reason: 'invalidInput',
    })
  })
})

describe('a statement that an editor writes', () => {
  it('appears on its tool’s page once published, in its only language', async () => {
    const unchecked = demoTools.find(({ number }) =>
      demoAccessStatements.every(({ tools }) => !tools.includes(number)),
    )
    const toolId = String(unchecked?.number)
    const visitor = await portal.api({ locale: 'en' })
    expect((await visitor.toolbox.itemDetail({ toolId })).accessibility).toBeNull()
    const { token } = await createStaff(portal, ['editor'])
    const editor = await portal.api({ token })
    const collection = 'accessibilityStatements'
    const shared = {
      tools: [toolId],
      keyboard: 'fails',
      screenReader: 'notChecked',
      captions: 'works',
      contrast: 'partly',
      accessBasis: 'tried',
      checkedOn: '2026-11-20',
      source: '',
      order: '1',
    }
    const texts = {
      zh: { title: '示例工具', barriers: '日历只能用鼠标选\n没有跳转链接', advice: '' },
      en: {},
    }
    await expect(
      editor.contentStaff.recordAdd({ collection, shared: { ...shared, keyboard: 'maybe' }, texts }),
    ).rejects.toMatchObject({ details: { fields: { 'shared.keyboard': { reason: 'notAnOption' } } } })
    const { number } = await editor.contentStaff.recordAdd({ collection, shared, texts })
    await moveNow(editor, collection, number, 'zh', 'publish')
    const { accessibility } = await visitor.toolbox.itemDetail({ toolId })
    expect(accessibility).toMatchObject({
      language: 'zh',
      basis: 'tried',
      basisText: 'tried by our editors',
      barriers: ['日历只能用鼠标选', '没有跳转链接'],
      source: null,
    })
    await moveNow(editor, collection, number, 'zh', 'withdraw')
    expect((await visitor.toolbox.itemDetail({ toolId })).accessibility).toBeNull()
  })
})

describe('access.pageChecks', () => {
  it('names the checks that the page tests run, in the words of the language', async () => {
    const english = await (await portal.api({ locale: 'en' })).access.pageChecks({})
    const chinese = await (await portal.api()).access.pageChecks({})
    expect(english.checks.map(({ id }) => id)).toEqual(pageChecks.map(({ id }) => id))
    for (const { text, standard } of english.checks) expect(text + standard).toMatch(/^[\x20-\x7e]+$/)
    for (const { text } of chinese.checks) expect(text).toMatch(/\p{Script=Han}/u)
    expect(new Set(english.checks.map(({ text }) => text)).size).toBe(pageChecks.length)
  })
})

describe('the portal’s own statement', () => {
  it('is the fixed page at the address of the zone', async () => {
    const { content } = await portal.api({ locale: 'en' })
    const article = await content.describeDynamicCenterInfo({ DynamicAliasID: 'accessible' })
    expect(article).toMatchObject({ title: 'Accessibility statement', alias: 'accessible' })
  })
})
