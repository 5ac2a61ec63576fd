import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { beginTestImport, tryRows, undoRows, writeRows } from '../../../tests/support/world/imports.ts'

/** Open catalogues beside the checkout; none of their content is in the portal. */
const data = join(import.meta.dirname, '../../../../shared/data')

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

async function beginCatalogue(path: string, languages: 'en' | 'zh,en') {
  const file = { name: path.split('/').at(-1) ?? '', content: readFileSync(join(data, path)) }
  return beginTestImport(portal, [file], { languages, collection: 'tools' })
}

describe.runIf(existsSync(data))('only with the catalogues of ../shared/data beside the checkout', () => {
  it.each([
    ['awesome-selfhosted/software.jsonl', 'en', 1348],
    ['casaos-appstore/apps.zh-en.jsonl', 'zh,en', 166],
    ['digital-public-goods/nominees-and-dpgs.jsonl', 'en', 230],
    ['publiccode-yml/docs/standard/example/publiccode.yml', 'en', 1],
    ['publiccode-yml/docs/standard/example/publiccode.minimal.yml', 'en', 1],
  ] as const)(
    '%s: every row becomes a tool, as its first mapping is guessed',
    async (path, languages, rows) => {
      const begun = await beginCatalogue(path, languages)
      const { mapping } = await begun.detail()
      const tried = await tryRows(portal, begun, mapping)
      expect(tried).toMatchObject({
        rowCount: rows,
        emptyRows: 0,
        counts: { created: rows, changed: 0, same: 0, refused: 0 },
      })
    },
  )

  it('a catalogue in both languages is written, and taken back as a whole', async () => {
    const begun = await beginCatalogue('casaos-appstore/apps.zh-en.jsonl', 'zh,en')
    await tryRows(portal, begun, (await begun.detail()).mapping)
    expect(await writeRows(portal, begun)).toMatchObject({ state: 'done', counts: { created: 166 } })
    expect(await undoRows(portal, begun)).toMatchObject({ state: 'undone', undone: { undone: 166, kept: 0 } })
  })
})
