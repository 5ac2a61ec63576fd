import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as m from '#messages'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { demoRecords } from '../../../tests/support/world/demo-content.ts'
import { createTool, plainQuestions } from '../../../tests/support/world/tools.ts'

const demoTools = demoRecords('tools')

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal({ content: 'demo' })
})
afterAll(() => portal.close())

const [tool] = demoTools

describe('toolbox.itemDetail', () => {
  it.each(['zh', 'en'] as const)('shows a published tool in %s', async (locale) => {
    const api = await portal.api({ locale })
    const detail = await api.toolbox.itemDetail({ toolId: String(tool?.number) })
    expect(detail.name).toBe(tool?.name[locale])
    expect(detail.language).toBe(locale)
    expect(detail.rules).toHaveLength(tool?.rules.length ?? -1)
    expect(detail.similar.map((card) => card.toolId)).not.toContain(detail.toolId)
  })

  it.each(['zh', 'en'] as const)('says in words that no papers are needed, in %s', async (locale) => {
    const toolId = await createTool(portal, { questions: plainQuestions })
    await portal.db
      .updateTable('tool_texts')
      .set({ papers: sql`'[]'` })
      .where('tool_number', '=', Number(toolId))
      .execute()
    const { words } = await (await portal.api({ locale })).toolbox.itemDetail({ toolId })
    expect(words.note).toBe(m.toolbox_apply_note_no_papers({ count: 2 }, { locale }))
    expect(words.note).not.toMatch(/\b0\b/)
  })

  it('answers the same over HTTP', async () => {
    const api = await portal.api()
    const response = await portal.fetch('/api/techforgood/toolbox/item/detail', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ toolId: String(tool?.number) }),
    })
    expect(await response.json()).toEqual({
      code: 0,
      data: await api.toolbox.itemDetail({ toolId: String(tool?.number) }),
      traceId: null,
    })
  })

  it('does not find what is missing, withdrawn or a draft', async () => {
    const api = await portal.api()
    const last = demoTools.at(-1)?.number ?? 0
    await portal.db
      .updateTable('tool_texts')
      .set({ state: 'withdrawn' })
      .where('tool_number', '=', last)
      .execute()
    for (const toolId of [String(last), '999999999']) {
      await expect(api.toolbox.itemDetail({ toolId })).rejects.toMatchObject({ reason: 'notFound' })
    }
  })

  it('shows the other language where only that is published, and says which', async () => {
    const number = demoTools[1]?.number ?? 0
    await portal.db
      .updateTable('tool_texts')
      .set({ state: 'draft' })
      .where('tool_number', '=', number)
      .where('language', '=', 'en')
      .execute()
    const detail = await (await portal.api({ locale: 'en' })).toolbox.itemDetail({ toolId: String(number) })
    expect(detail.language).toBe('zh')
  })

  it.each(['', '0', '-1', '1e3', '1001abc', '99999999999', '１００１'])(
    'refuses the number %j',
    async (toolId) => {
      const api = await portal.api()
      await expect(api.toolbox.itemDetail({ toolId })).rejects.toMatchObject({ reason: 'invalidInput' })
    },
  )
})

describe('what search engines are told of a tool', () => {
  it('is its kind of software, at its own address in each language', async () => {
    for (const locale of ['zh', 'en'] as const) {
      const api = await portal.api({ locale })
      const told = JSON.parse((await api.toolbox.itemDetail({ toolId: String(tool?.number) })).schemaOrg)
      expect(told).toMatchObject({
        '@context': 'https://schema.org',
        '@type': expect.stringMatching(/^(Software|Web|Mobile)Application$/),
        name: tool?.name[locale],
        inLanguage: locale === 'zh' ? 'zh-CN' : 'en',
      })
      expect(new URL(told.url).pathname).toBe(
        `${locale === 'en' ? '/en' : ''}/tools/toolsDetail/${tool?.number}`,
      )
    }
  })
})
