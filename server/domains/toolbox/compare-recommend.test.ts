import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorTable } from '../../../shared/contract/error-table.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { demoRecords } from '../../../tests/support/world/demo-content.ts'

const demoTools = demoRecords('tools')

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal({ content: 'demo' })
})
afterAll(() => portal.close())

const demo = (number: number) => demoTools.find((tool) => tool.number === number)

describe.each(['zh', 'en'] as const)('comparing in %s', (locale) => {
  it('shows tools in the order asked for, each once, four at most', async () => {
    const { toolbox } = await portal.api({ locale })
    const { items } = await toolbox.compare({ id: ['1007', '1001', '1007', '1031', '1004', '1005'] })
    expect(items.map(({ toolId }) => toolId)).toEqual(['1007', '1001', '1031', '1004'])
    const [jitsi] = items
    expect(jitsi).toMatchObject({
      exitRoute: demo(1007)?.exitRoute[locale],
      costAfter: demo(1007)?.costAfter[locale],
      licence: demo(1007)?.licence,
      rules: expect.arrayContaining([]),
    })
    expect(jitsi?.screenLanguages).toEqual(
      locale === 'zh' ? ['简体中文', '英文'] : ['Simplified Chinese', 'English'],
    )
  })

  it('leaves out what is not there and suggests what could stand beside', async () => {
    const { toolbox } = await portal.api({ locale })
    const { items, suggestions } = await toolbox.compare({ id: ['999999', '1001'] })
    expect(items.map(({ toolId }) => toolId)).toEqual(['1001'])
    expect(suggestions.length).toBeGreaterThan(0)
    expect(suggestions.some(({ toolId }) => toolId === '1001')).toBe(false)
    expect(await toolbox.compare({ id: [] })).toEqual({
      items: [],
      suggestions: [],
      matches: [],
      isCut: false,
    })
  })

  it('finds another tool by name, by part of it and with a slip, never one already compared', async () => {
    const { toolbox } = await portal.api({ locale })
    const named = async (name: string, id = ['1007']) => {
      const { matches } = await toolbox.compare({ id, name })
      return matches.map((tool) => tool.toolId)
    }
    for (const name of ['Nextcloud', 'nextc', 'nextclod']) expect((await named(name))[0], name).toBe('1001')
    expect(await named('Nextcloud', ['1001'])).not.toContain('1001')
    expect(await named('')).toEqual([])
    expect(await named('   ')).toEqual([])
    expect(await named('Nextcloud', ['1007', '1031', '1004', '1005'])).toEqual([])
    expect((await toolbox.compare({ id: ['1', '2', '3', '4', '5'] })).isCut).toBe(true)
  })

  it('counts no name as a search that found nothing', async () => {
    const { toolbox } = await portal.api({ locale })
    expect((await toolbox.compare({ id: [], name: 'qzvxwkjfgh' })).matches).toEqual([])
    const missed = portal.db.selectFrom('missed_searches').selectAll().where('text', 'like', '%qzvxwk%')
    expect(await missed.execute()).toEqual([])
  })
})

describe.each(['zh', 'en'] as const)('recommending in %s', (locale) => {
  it('gives the best first, each with its reasons, all of them for the need', async () => {
    const { toolbox } = await portal.api({ locale })
    const found = await toolbox.recommend({
      need: ['finance'],
      who: 'unregistered',
      upkeep: 'none',
      money: 'none',
    })
    const having = demoTools.filter(({ toolNeeds }) => toolNeeds.includes('finance'))
    expect(found.considered).toBe(having.length)
    expect(found.items.length).toBeGreaterThan(0)
    for (const { tool, reasons } of found.items) {
      expect(tool.needs).toContain('finance')
      expect(reasons[0]?.kind).toBe('need')
      expect(reasons[0]?.text).toContain(locale === 'zh' ? '财务' : 'Finance')
    }
    const open = found.items.map(({ cautions }) => cautions.every(({ kind }) => kind !== 'verifyFirst'))
    expect(open).toEqual(open.toSorted((a, b) => Number(b) - Number(a)))
  })

  it('gives advice without any answers, and none where no tool serves the need', async () => {
    const { toolbox } = await portal.api({ locale })
    expect((await toolbox.recommend({})).items).toHaveLength(6)
    await portal.db
      .updateTable('tools')
      .set({ needs: ['design'] })
      .where((eb) => eb('needs', '@>', eb.val(['mapping'])))
      .execute()
    expect((await toolbox.recommend({ need: ['mapping'] })).items).toEqual([])
  })

  it('says what is wrong with a call', async () => {
    const prefix = `/api/techforgood${locale === 'en' ? '/en' : ''}`
    const answer = await portal.fetch(`${prefix}/techWebAPI/search/recommend`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"need":["magic"],"who":"me"}',
    })
    const body = await answer.json()
    expect(body.code).toBe(errorTable.invalidInput.code)
    const compare = await portal.fetch(`${prefix}/toolbox/compare?id=x`)
    expect((await compare.json()).code).toBe(errorTable.invalidInput.code)
  })
})
