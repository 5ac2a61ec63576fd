import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { makeWorkbook } from '../../../../tests/support/world/make-workbook.ts'
import { readFiles } from './read-files.ts'
import type { ReadRow, SourceFile } from './read-row.ts'
import { storableRow } from './storable-row.ts'

async function read(...files: [name: string, content: string | Uint8Array][]) {
  const summary = { rows: 0, emptyRows: 0, skippedFiles: [] as string[] }
  const rows: ReadRow[] = []
  const sources: SourceFile[] = files.map(([name, content]) => ({
    name,
    bytes: typeof content === 'string' ? strToU8(content) : content,
  }))
  for await (const row of readFiles(sources, summary)) rows.push(row)
  return { ...summary, rows }
}

const dataOf = ({ rows }: { rows: ReadRow[] }) => rows.map(({ data }) => data)

describe('a table of separated values', () => {
  const gb18030 = Uint8Array.from([0xc3, 0xfb, 0xb3, 0xc6, 0x0a, 0xba, 0xd3, 0xb5, 0xc6]) // 名称\n河灯

  it.each<[string, string | Uint8Array]>([
    ['UTF-8', '名称\n河灯'],
    ['UTF-8 with its mark', '\ufeff名称\n河灯'],
    ['GB18030', gb18030],
    ['UTF-16 with its mark', new Uint8Array(Buffer.from('\ufeff名称\n河灯', 'utf16le'))],
  ])('is read in %s', async (_, content) => {
    expect(dataOf(await read(['a.csv', content]))).toEqual([{ 名称: ['河灯'] }])
  })

  it.each([',', ';', '\t', '|'])('is parted at %j, and not inside of quotes', async (separator) => {
    const text = `name${separator}note\n"a, b; c | d"${separator}"two\nlines"\n`
    expect(dataOf(await read(['a.csv', text]))).toEqual([{ name: ['a, b; c | d'], note: ['two\nlines'] }])
  })

  it('distinguishes columns of the same name, and names those without one', async () => {
    expect(dataOf(await read(['a.csv', 'name,name,\na,b,c\n']))).toEqual([
      { name: ['a'], 'name (2)': ['b'], '#3': ['c'] },
    ])
  })

  it('counts empty lines, names rows with a cell too many, and a quote that never ends', async () => {
    const found = await read(['a.csv', 'name,note\n\n,\na,b,c\n"d,e\n'])
    expect(found.emptyRows).toBe(2)
    const said = found.rows.map(({ place, problems }) => `${place} ${problems.map(({ reason }) => reason)}`)
    expect(said.toSorted()).toEqual(['a.csv:4 tooManyCells', 'a.csv:5 unreadable'])
  })
})

describe('a workbook', () => {
  it('returns the rows of each sheet: formula results, days as days, numbers as typed', async () => {
    const workbook = makeWorkbook({
      名单: [
        ['名称', '日期', '数'],
        ['河灯', { day: 46_000 }, { number: '0.30000000000000004' }],
        ['公式', { formula: 'SUM(1,2)', value: '3' }, { number: '12' }],
      ],
      'Sheet 2': [['name'], ['second']],
    })
    const { rows } = await read(['a.xlsx', workbook])
    expect(rows.map(({ place, data }) => [place, data])).toEqual([
      ['a.xlsx 名单!2', { 名称: ['河灯'], 日期: ['2025-12-09'], 数: ['0.3'] }],
      ['a.xlsx 名单!3', { 名称: ['公式'], 日期: ['3'], 数: ['12'] }],
      ['a.xlsx Sheet 2!2', { name: ['second'] }],
    ])
  })

  it.each(['1', 'true'])('that counts its days from 1904 has the same days: %s', async (date1904) => {
    const workbook = makeWorkbook({ a: [['日期'], [{ day: 44_538 }]] }, `date1904="${date1904}"`)
    expect(dataOf(await read(['a.xlsx', workbook]))).toEqual([{ 日期: ['2025-12-09'] }])
  })

  it('that is invalid becomes one row that says so', async () => {
    const { rows } = await read(['a.xlsx', 'no workbook'])
    expect(rows.map(({ problems }) => problems[0]?.reason)).toEqual(['unreadable'])
  })
})

describe('records', () => {
  it('of JSON stand in a list, under a usual name, or alone; numbers stay as they are written', async () => {
    const record =
      '{"name":"a","version":1.10,"title":{"zh_CN":"甲"},"tags":["x","y"],"by":[{"id":1},{"id":2}]}'
    const row = {
      name: ['a'],
      version: ['1.10'],
      'title.zh_CN': ['甲'],
      tags: ['x', 'y'],
      'by.id': ['1', '2'],
    }
    for (const text of [`[${record}]`, `{"count":1,"items":[${record}]}`, record]) {
      expect(dataOf(await read(['a.json', text]))).toEqual([row])
    }
    const lines = await read(['a.jsonl', `${record}\n\n{broken\n${record}\n`])
    expect(lines.emptyRows).toBe(1)
    expect(lines.rows.map(({ place, problems }) => [place, problems.length])).toEqual([
      ['a.jsonl:1', 0],
      ['a.jsonl:3', 1],
      ['a.jsonl:4', 0],
    ])
  })

  it.each([
    ['an empty list', '{"name":"X","projects":[]}'],
    ['a list of what belongs to it', '{"name":"X","apps":[{"name":"iOS"}]}'],
  ])('of JSON with %s under a usual name are one by their own name', async (_, text) => {
    const { rows } = await read(['a.json', text])
    expect(rows.map(({ data }) => data.name)).toEqual([['X']])
  })

  it('takes a list of records out of a file that has a title of its own', async () => {
    const feed = '{"title":"Feed","items":[{"title":"A"},{"title":"B"}]}'
    const { rows } = await read(['feed.json', feed])
    expect(rows.map(({ data }) => data.title)).toEqual([['A'], ['B']])
  })

  it('are missing in a file among others: it is named with its reason', async () => {
    const { rows } = await read(['a.json', '[]'], ['b.csv', 'name\n'], ['c.json', '{"name":"X"}'])
    expect(rows.map(({ place, problems }) => [place, problems.map(({ reason }) => reason)])).toEqual([
      ['c.json', []],
      ['a.json', ['noRecords']],
      ['b.csv', ['noRecords']],
    ])
    await expect(read(['a.json', '[]'], ['b.csv', 'name\n'])).rejects.toMatchObject({ reason: 'noRows' })
  })

  it('of YAML are one a file or several, with the file’s name; versions stay texts', async () => {
    const found = await read(
      ['tools/gitea.yml', 'name: Gitea\nversion: 1.10\nnone: null\n'],
      ['b.yaml', 'name: B'],
    )
    expect(dataOf(found)).toEqual([
      { name: ['Gitea'], version: ['1.10'], '@file': ['gitea'] },
      { name: ['B'], '@file': ['b'] },
    ])
  })
})

describe('trust 22: what is sent to do harm', () => {
  it('an archive that would unpack without end is refused before it is unpacked', async () => {
    const bomb = zipSync({ 'a.csv': new Uint8Array(101 * 1024 * 1024) }, { level: 1 })
    const before = process.memoryUsage().arrayBuffers
    await expect(read(['a.zip', bomb])).rejects.toMatchObject({ reason: 'tooLarge' })
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(10 * 1024 * 1024)
  })

  it('a name that leads out of an archive is a name alone, and an archive in an archive is named', async () => {
    const inner = zipSync({ 'b.csv': strToU8('name\nb') })
    const outer = zipSync({
      '../../etc/a.csv': strToU8('name\na'),
      'inner.zip': inner,
      'README.md': strToU8('x'),
    })
    const found = await read(['a.zip', outer])
    expect(found.rows).toMatchObject([{ place: '../../etc/a.csv:2', data: { name: ['a'] } }])
    expect(found.skippedFiles).toEqual(['inner.zip', 'README.md'])
  })

  it('aliases that multiply without end are one row that says so', async () => {
    const bomb = ['a: &a ["lol","lol","lol","lol","lol","lol","lol","lol","lol"]']
    for (let level = 1; level < 10; level += 1) {
      const [name, before] = ['abcdefghijk'[level], 'abcdefghijk'[level - 1]]
      bomb.push(`${name}: &${name} [${Array(9).fill(`*${before}`).join(',')}]`)
    }
    const { rows } = await read(['a.yml', bomb.join('\n')])
    expect(rows.map(({ problems }) => problems[0]?.reason)).toEqual(['unreadable'])
  })

  it('depth without end is no record', async () => {
    const deep = '['.repeat(50_000) + ']'.repeat(50_000)
    const { rows } = await read(
      ['a.json', `{"name":"a","deep":${deep}}`],
      ['b.yml', `name: b\ndeep: ${'['.repeat(9_000)}`],
    )
    for (const row of rows) expect(row.problems.length + Object.keys(row.data).length).toBeGreaterThan(0)
  })

  it('what the database cannot hold is refused by name', () => {
    const row = storableRow({ place: 'a', data: { name: ['a\0b'], other: ['\ud800'] }, problems: [] })
    expect(row.problems.map(({ reason, value }) => `${reason} ${value}`)).toEqual([
      'wrongFormat name',
      'wrongFormat other',
    ])
    expect(JSON.stringify(row.data)).not.toContain('\\u0000')
  })
})
