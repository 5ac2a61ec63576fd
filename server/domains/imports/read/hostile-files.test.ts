import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { importLimits } from '../../../../shared/rules/imports/import-limits.ts'
import { markdownToHtml, markdownToText } from '../map/markdown.ts'
import { readFiles } from './read-files.ts'
import type { ReadRow } from './read-row.ts'
import { unpack } from './unpack.ts'

async function read(name: string, bytes: Uint8Array): Promise<ReadRow[]> {
  const summary = { rows: 0, emptyRows: 0, skippedFiles: [] }
  const rows: ReadRow[] = []
  for await (const row of readFiles([{ name, bytes }], summary)) rows.push(row)
  return rows
}

const reasonsOf = (rows: ReadRow[]) => rows.flatMap(({ problems }) => problems.map(({ reason }) => reason))

/** Overwrites a number in an entry of the archive's central directory. */
function forged(archive: Uint8Array, entry: number, offset: number, value: number): Uint8Array {
  const bytes = Buffer.from(archive)
  let at = bytes.readUInt32LE(bytes.length - 22 + 16)
  for (let index = 0; index < entry; index += 1) {
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  bytes.writeUInt32LE(value, at + offset)
  return bytes
}

const sizeAt = 24
const packedSizeAt = 20
const startAt = 42

describe('trust 22: an archive', () => {
  it('that says less than it holds is unpacked no further', async () => {
    const honest = zipSync({ 'a.csv': new Uint8Array(1024 * 1024) })
    await expect(unpack(forged(honest, 0, sizeAt, 1))).rejects.toThrow('archive')
  })

  it('whose entries share their bytes is refused', async () => {
    const honest = zipSync(
      { 'a.csv': Buffer.from('name\n'.repeat(99)), 'b.csv': strToU8('name\nb') },
      { level: 0 },
    )
    const shared = forged(forged(honest, 1, startAt, 0), 1, packedSizeAt, 495)
    await expect(unpack(forged(shared, 1, sizeAt, 495))).rejects.toThrow('archive')
  })

  it('whose lengths lead outside of it is refused', async () => {
    const honest = zipSync({ 'a.csv': strToU8('name\na') })
    for (const [offset, value] of [
      [packedSizeAt, 0xffff_ffff],
      [sizeAt, 0xffff_ffff],
      [startAt, 0xffff_fff0],
      [0, 0],
    ] as const) {
      await expect(unpack(forged(honest, 0, offset, value))).rejects.toThrow(/archive|tooLarge/)
    }
    await expect(unpack(honest.subarray(0, 40))).rejects.toThrow('archive')
  })
})

describe('trust 22: a file', () => {
  it('that is read as a whole says so where it is too large for that', async () => {
    const yaml = await read('a.yml', Buffer.alloc(importLimits.yamlBytes + 1, '- a: b\n'))
    const json = await read('a.json', Buffer.alloc(importLimits.jsonBytes + 1, ' '))
    expect([...reasonsOf(yaml), ...reasonsOf(json)]).toEqual(['tooLargeToRead', 'tooLargeToRead'])
  })

  it('of texts that are referred to again and again takes no more room than others', async () => {
    const text = 'x'.repeat(300_000)
    const rows = Array.from({ length: 400 }, (_, row) => `<row r="${row + 1}"><c t="s"><v>0</v></c></row>`)
    const workbook = workbookOf(rows.join(''), `<sst><si><t>${text}</t></si></sst>`)
    await expect(read('a.xlsx', workbook)).rejects.toMatchObject({ reason: 'tooLarge' })
  })

  it('of cells far apart is not filled up between them', async () => {
    const rows = Array.from({ length: 400 }, (_, row) => `<row><c r="XFD${row + 1}"><v>1</v></c></row>`)
    expect(reasonsOf(await read('a.xlsx', workbookOf(rows.join(''))))).toEqual(['tooLargeToRead'])
  })
})

function workbookOf(rows: string, texts = '<sst/>'): Uint8Array {
  const parts = {
    'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="a" r:id="a"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': '<Relationships><Relationship Id="a" Target="a.xml"/></Relationships>',
    'xl/a.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
    'xl/sharedStrings.xml': texts,
  }
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])))
}

it.each(['- a\nb\n', '> ', '- ', '*a ', '[a](', '`a', '<!--', 'a@', '~a', '|a', '!', 'a.', '1', '1. '])(
  'a text of little but %j becomes markup in bounded time, and nothing of it fails',
  (part) => {
    const text = part.repeat(4_000)
    const before = performance.now()
    expect(markdownToHtml(text).length).toBeGreaterThan(0)
    expect(markdownToText(text).length).toBeGreaterThanOrEqual(0)
    expect(performance.now() - before).toBeLessThan(2_000)
  },
)
