import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { createStaff } from '../../../tests/support/world/actors.ts'
import { createLabel, moveNow } from '../../../tests/support/world/articles.ts'
import {
  beginTestImport,
  mappingOf,
  reportOf,
  tryRows,
  undoRows,
  workOff,
  writeRows,
} from '../../../tests/support/world/imports.ts'
import { openField } from '../../../tests/support/world/resources.ts'
import { listedTool } from '../../../tests/support/world/tool-records.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

let made = 0
/** Names unique to a test, because all tests write into one collection. */
const names = () => {
  made += 1
  return (name: string) => `${name}${made}`
}

const columns = { 'zh.title': '名称', 'zh.summary': '简介', 'shared.stage': '阶段', 'shared.code': '代码' }

describe('an import', () => {
  it('makes a draft from each valid row, and reports the outcome of every row', async () => {
    const name = names()
    const csv = [
      '名称,简介,阶段,代码',
      `${name('河流地图')},"记录水质，
逐月更新",pilot,https://code.example.org/${name('river')}`,
      `${name('邻里厨房')},分餐的排班表,inUse,`,
      `${name('邻里厨房')},同一件事又写了一遍,inUse,`,
      ',没有名称,pilot,',
      `${name('旧书循环')},阶段写错了,完成,`,
      `${name('树木账本')},${'长'.repeat(201)},pilot,`,
      '',
      `${name('夜校')},多了一格,pilot,,还有`,
    ].join('\r\n')
    const begun = await beginTestImport(portal, [{ name: '项目.csv', content: `\ufeff${csv}` }])
    expect(await begun.detail()).toMatchObject({ state: 'ready', rowCount: 7, emptyRows: 1 })
    const tried = await tryRows(portal, begun, mappingOf(columns, 'zh.title'))
    expect(tried).toMatchObject({ state: 'checked', counts: { created: 2, changed: 0, same: 0, refused: 5 } })
    expect(sum(tried.counts)).toBe(tried.rowCount)
    const rows = await reportOf(begun)
    expect(
      rows.map(({ outcome, problems }) => [
        outcome,
        ...problems.map(({ field, reason }) => `${field} ${reason}`),
      ]),
    ).toEqual([
      ['created'],
      ['created'],
      ['refused', 'zh.title duplicateInFile'],
      ['refused', 'zh.title noKey'],
      ['refused', 'shared.stage notAnOption'],
      ['refused', 'zh.summary tooLong'],
      ['refused', ' tooManyCells'],
    ])
    const done = await writeRows(portal, begun)
    expect(done).toMatchObject({ state: 'done', counts: { created: 2, refused: 5 } })
    expect(done.lacks).toContainEqual({ target: 'zh.body', rows: 2 })
    const [first] = await reportOf(begun)
    const record = await begun.api.contentStaff.recordDetail({
      collection: 'projects',
      number: first?.number ?? '',
    })
    expect(record).toMatchObject({
      shared: { stage: 'pilot' },
      texts: { zh: { state: 'draft', fields: { title: name('河流地图'), summary: '记录水质，\n逐月更新' } } },
      provenance: { catalogue: '青禾目录', licence: 'CC-BY-4.0', retrievedOn: '2026-11-20' },
    })
  })

  it('converts a catalogue’s Markdown, on the page as well', async () => {
    const name = names()
    const description =
      '**用途：**整理名单\n1. 合并\n2. [说明](https://docs.example.org/)\n\n```\nnpm start\n```'
    const begun = await beginTestImport(
      portal,
      [
        {
          name: '工具.json',
          content: JSON.stringify([
            { name: name('名单匠'), short: '给[机构](https://example.org)的 `CSV`', description },
          ]),
        },
      ],
      { collection: 'tools' },
    )
    const columns = { 'zh.name': 'name', 'zh.tagline': 'short', 'zh.description': 'description' }
    await tryRows(portal, begun, mappingOf(columns, 'zh.name'))
    await writeRows(portal, begun)
    const [row] = await reportOf(begun)
    const { texts, version } = await begun.api.contentStaff.recordDetail({
      collection: 'tools',
      number: row?.number ?? '',
    })
    const html =
      '<p><strong>用途：</strong>整理名单</p>\n<ol>\n<li>合并</li>\n' +
      '<li><a href="https://docs.example.org/">说明</a></li>\n</ol>\n<pre><code>npm start\n</code></pre>'
    expect(texts.zh.fields).toMatchObject({ tagline: '给机构的 CSV', description: html })

    await openField(portal)
    const saved = { collection: 'tools' as const, number: row?.number ?? '', version }
    await begun.api.contentStaff.recordSave({
      ...saved,
      shared: listedTool,
      texts: { zh: texts.zh.fields, en: texts.en.fields },
    })
    await moveNow(begun.api, 'tools', saved.number, 'zh', 'publish')
    const page = await (await portal.api()).toolbox.itemDetail({ toolId: saved.number })
    expect(page.description).toBe(html.replace('<a ', '<a rel="noopener" '))
  })

  it('of the same file changes nothing the second time, and of a changed file only the changes', async () => {
    const name = names()
    const csvOf = (summary: string) => `名称,简介\n${name('乡村书屋')},${summary}\n${name('口述史')},原样\n`
    const mapping = mappingOf({ 'zh.title': '名称', 'zh.summary': '简介' }, 'zh.title')
    const first = await beginTestImport(portal, [{ name: 'a.csv', content: csvOf('借书') }])
    await tryRows(portal, first, mapping)
    await writeRows(portal, first)
    const second = await beginTestImport(portal, [{ name: 'a.csv', content: csvOf('借书和还书') }])
    expect(await tryRows(portal, second, mapping)).toMatchObject({
      counts: { changed: 1, same: 1, created: 0 },
    })
    expect(await writeRows(portal, second)).toMatchObject({ counts: { changed: 1, same: 1 } })
    const third = await beginTestImport(portal, [{ name: 'a.csv', content: csvOf('借书、还书和读书会') }])
    await tryRows(portal, third, mapping)
    expect(await writeRows(portal, third)).toMatchObject({ counts: { changed: 1 } })
    expect(await undoRows(portal, third)).toMatchObject({ undone: { undone: 1, kept: 0 } })
    const undone = await undoRows(portal, second)
    expect(undone).toMatchObject({ state: 'undone', undone: { undone: 1, kept: 0 } })
    const [row] = await reportOf(second)
    const record = await second.api.contentStaff.recordDetail({
      collection: 'projects',
      number: row?.number ?? '',
    })
    expect(record.texts.zh.fields.summary).toBe('借书')
    // What a later import restored is as the earlier import had left it.
    expect(await undoRows(portal, first)).toMatchObject({ undone: { undone: 2, kept: 0 } })
  })

  it('refuses references to missing labels or fields by name, and accepts existing ones', async () => {
    await openField(portal)
    const label = await createLabel(portal)
    const name = names()
    const labels = (value: string) =>
      beginTestImport(portal, [{ name: 'a.csv', content: `title,label\n${name('笔记')},${value}\n` }], {
        collection: 'articles',
      })
    const columns = { 'zh.title': 'title', 'shared.labels': 'label' }
    const wrong = await labels('2024')
    await tryRows(portal, wrong, mappingOf(columns, 'zh.title'))
    expect(await reportOf(wrong)).toMatchObject([
      { outcome: 'refused', problems: [{ field: 'shared.labels', reason: 'notAnOption', value: '2024' }] },
    ])
    const right = await labels(label)
    expect(await tryRows(portal, right, mappingOf(columns, 'zh.title'))).toMatchObject({
      counts: { created: 1, refused: 0 },
    })

    const csv = `name,field\n${name('甲')},healthcare\n${name('乙')},education\n`
    const tools = await beginTestImport(portal, [{ name: 'b.csv', content: csv }], { collection: 'tools' })
    await tryRows(portal, tools, mappingOf({ 'zh.name': 'name', 'shared.fields': 'field' }, 'zh.name'))
    expect((await reportOf(tools)).map(({ outcome, problems }) => [outcome, problems])).toEqual([
      ['refused', [{ field: 'shared.fields', reason: 'notAnOption', value: 'healthcare' }]],
      ['created', []],
    ])
  })

  it('undone takes its records back, but none that somebody changed or that another record points to', async () => {
    const name = names()
    const csv = `名称\n${name('甲')}\n${name('乙')}\n${name('丙')}\n`
    const begun = await beginTestImport(portal, [{ name: 'a.csv', content: csv }], {
      collection: 'projectClasses',
    })
    await tryRows(portal, begun, mappingOf({ 'zh.name': '名称' }, 'zh.name'))
    await writeRows(portal, begun)
    const [gone, touched, used] = (await reportOf(begun)).map(({ number }) => number ?? '')
    const { api } = begun
    const shared = { order: '3' }
    const texts = { zh: { name: name('乙'), summary: '有人写的' }, en: {} }
    const record = { collection: 'projectClasses' as const, number: touched ?? '' }
    await api.contentStaff.recordSave({ ...record, version: 1, shared, texts })
    await api.contentStaff.recordAdd({
      collection: 'projects',
      shared: { classes: [used ?? ''] },
      texts: { zh: { title: '指着它的项目' }, en: {} },
    })
    expect(await undoRows(portal, begun)).toMatchObject({ undone: { undone: 1, kept: 2 } })
    expect((await reportOf(begun)).map(({ kept }) => kept)).toEqual([null, 'changedSince', 'inUse'])
    const missing = api.contentStaff.recordDetail({ collection: 'projectClasses', number: gone ?? '' })
    await expect(missing).rejects.toMatchObject({ reason: 'notFound' })
  })

  it('can be listed, completed in bulk, and is still taken back as a whole', async () => {
    await openField(portal)
    const name = names()
    const begun = await beginTestImport(
      portal,
      [{ name: '工具.csv', content: `名称\n${name('一')}\n${name('二')}\n${name('三')}` }],
      { collection: 'tools' },
    )
    await tryRows(portal, begun, mappingOf({ 'zh.name': '名称' }, 'zh.name'))
    await writeRows(portal, begun)
    const { importId } = begun
    const { contentStaff } = begun.api
    const list = () => contentStaff.recordList({ collection: 'tools', importId })
    const { items, total } = await list()
    expect([total, items.map(({ title }) => title).toSorted()]).toEqual([
      3,
      [name('一'), name('二'), name('三')].toSorted(),
    ])

    const { items: found, left } = await contentStaff.recordFound({ collection: 'tools', importId })
    expect([found.length, left]).toEqual([3, 0])
    const seen = found.map(({ number, version }) => ({ number, version }))
    const fill = { collection: 'tools' as const, part: 'shared' as const, field: 'toolNeeds' }
    const [first] = seen
    expect(
      await contentStaff.recordFill({ ...fill, way: 'add', value: ['finance'], items: seen }),
    ).toMatchObject({ done: seen.map(({ number }) => number), same: [], refused: [] })
    // With the version seen before somebody changed it.
    expect(
      await contentStaff.recordFill({ ...fill, way: 'add', value: ['security'], items: seen.slice(0, 1) }),
    ).toMatchObject({ done: [], refused: [{ number: first?.number, error: 'conflict', fields: [] }] })
    const now = (await contentStaff.recordFound({ collection: 'tools', importId })).items
    const nowSeen = now.map(({ number, version }) => ({ number, version }))
    expect(
      await contentStaff.recordFill({ ...fill, way: 'whereEmpty', value: ['security'], items: nowSeen }),
    ).toMatchObject({ done: [], same: seen.map(({ number }) => number) })
    const wrong = await contentStaff.recordFill({
      ...fill,
      way: 'replace',
      value: ['nothing'],
      items: nowSeen,
    })
    expect(wrong.refused.map(({ error, fields }) => [error, fields])).toEqual(
      nowSeen.map(() => ['invalidInput', ['shared.toolNeeds']]),
    )
    await expect(
      contentStaff.recordFill({
        ...fill,
        part: 'zh',
        field: 'name',
        way: 'replace',
        value: '同',
        items: nowSeen,
      }),
    ).rejects.toThrow('invalidInput')

    const published = await contentStaff.textMoveMany({
      collection: 'tools',
      language: 'zh',
      move: 'publish',
      items: nowSeen.slice(0, 1),
    })
    expect(published.refused[0]?.fields).toContain('texts.zh.description')
    expect(await undoRows(portal, begun)).toMatchObject({ state: 'undone', undone: { undone: 3, kept: 0 } })
    expect((await list()).total).toBe(0)
  })

  it('leaves alone what changed after the trial run', async () => {
    const name = names()
    const csvOf = (summary: string) => `名称,简介\n${name('雨水花园')},${summary}\n`
    const mapping = mappingOf({ 'zh.title': '名称', 'zh.summary': '简介' }, 'zh.title')
    const first = await beginTestImport(portal, [{ name: 'a.csv', content: csvOf('蓄水') }])
    await tryRows(portal, first, mapping)
    await writeRows(portal, first)
    const second = await beginTestImport(portal, [{ name: 'a.csv', content: csvOf('蓄水和种花') }])
    await tryRows(portal, second, mapping)
    const [row] = await reportOf(second)
    const texts = { zh: { title: name('雨水花园'), summary: '编辑改过' }, en: {} }
    const record = { collection: 'projects' as const, number: row?.number ?? '' }
    await second.api.contentStaff.recordSave({ ...record, version: 1, shared: {}, texts })
    expect(await writeRows(portal, second)).toMatchObject({ counts: { changed: 0, refused: 1 } })
    expect((await reportOf(second))[0]?.problems).toEqual([{ field: '', reason: 'changedSince' }])
  })

  it('by two editors at once makes every record once', async () => {
    const name = names()
    const csv = `名称\n${name('天空观测')}\n${name('声音地图')}\n`
    const mapping = mappingOf({ 'zh.title': '名称' }, 'zh.title')
    const [one, two] = [
      await beginTestImport(portal, [{ name: 'a.csv', content: csv }]),
      await beginTestImport(portal, [{ name: 'a.csv', content: csv }]),
    ]
    await tryRows(portal, one, mapping)
    await tryRows(portal, two, mapping)
    const start = async (begun: typeof one) => {
      const { version } = await begun.detail()
      return begun.api.importsStaff.importStart({ importId: begun.importId, version })
    }
    const started = await Promise.allSettled([start(one), start(two)])
    expect(started.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(started.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { reason: 'alreadyOpen' },
    })
    await workOff(portal)
    const late = (await one.detail()).state === 'done' ? two : one
    expect(await writeRows(portal, late)).toMatchObject({ counts: { created: 0, same: 2 } })
  })

  it('resumes where a node was killed, writing and undoing, and writes no row twice', async () => {
    const name = names()
    const csv = `名称\n${Array.from({ length: 120 }, (_, index) => name(`路灯${index}之`)).join('\n')}\n`
    const begun = await beginTestImport(portal, [{ name: 'a.csv', content: csv }])
    await tryRows(portal, begun, mappingOf({ 'zh.title': '名称' }, 'zh.title'))
    const before = await countProjects()
    const { version } = await begun.detail()
    await begun.api.importsStaff.importStart({ importId: begun.importId, version })
    const failures = await killedInSecondBatch()
    expect(failures).toHaveLength(1)
    expect(await begun.detail()).toMatchObject({ state: 'importing', position: 50 })
    // The editor does not wait for the queue's retry; both together still do the work once.
    await begun.api.importsStaff.importContinue({ importId: begun.importId })
    await portal.makeJobsDue()
    await workOff(portal)
    expect(await begun.detail()).toMatchObject({ state: 'done', counts: { created: 120 } })
    expect((await countProjects()) - before).toBe(120)

    const done = await begun.detail()
    await begun.api.importsStaff.importUndo({ importId: begun.importId, version: done.version })
    expect(await killedInSecondBatch()).toHaveLength(1)
    expect(await begun.detail()).toMatchObject({ state: 'undoing', undone: { undone: 50, kept: 0 } })
    await portal.makeJobsDue()
    await workOff(portal)
    expect(await begun.detail()).toMatchObject({ state: 'undone', undone: { undone: 120, kept: 0 } })
    expect(await countProjects()).toBe(before)
  })

  it('stops when its editor has lost the right, and resumes for one who has it', async () => {
    const name = names()
    const editor = await createStaff(portal, ['editor'])
    const begun = await beginTestImport(portal, [{ name: 'a.csv', content: `名称\n${name('井盖')}\n` }], {
      token: editor.token,
    })
    await portal.db
      .updateTable('staff_members')
      .set({ roles: ['reviewer'] })
      .where('account_id', '=', editor.accountId)
      .execute()
    const without = await portal.api({ token: editor.token })
    const seen = without.importsStaff.importDetail({ importId: begun.importId })
    await expect(seen).rejects.toMatchObject({ reason: 'notAvailable' })
    const other = await portal.api({ token: (await createStaff(portal, ['editor'])).token })
    const { importId } = begun
    const { version } = await other.importsStaff.importDetail({ importId })
    const mapping = mappingOf({ 'zh.title': '名称' }, 'zh.title')
    await other.importsStaff.importMap({ importId, version, mapping })
    await portal.db
      .updateTable('imports')
      .set({ worked_by: editor.accountId })
      .where('id', '=', importId)
      .execute()
    await workOff(portal)
    expect(await other.importsStaff.importDetail({ importId })).toMatchObject({
      state: 'checking',
      halted: 'noRight',
    })
    await other.importsStaff.importContinue({ importId })
    await workOff(portal)
    expect(await other.importsStaff.importDetail({ importId })).toMatchObject({
      state: 'checked',
      halted: null,
    })
  })

  it.each([
    ['an unknown target', { 'zh.title': '名称', 'zh.__proto__': '名称' }, 'zh.title', 'zh.__proto__'],
    ['an unknown column', { 'zh.title': 'constructor' }, 'zh.title', 'zh.title'],
    ['a key that no row has of its own', { 'zh.title': '=同一个名字' }, 'zh.title', 'matchBy'],
    ['a key that tells nothing apart', { 'zh.title': '名称' }, 'provenance.licence', 'matchBy'],
  ])('refuses a mapping with %s', async (_, wrong, matchBy, field) => {
    const begun = await beginTestImport(portal, [{ name: 'a.csv', content: '名称\n一\n' }])
    const refused = tryRows(portal, begun, mappingOf(wrong, matchBy))
    await expect(refused).rejects.toMatchObject({
      reason: 'invalidInput',
      details: { fields: { [field]: {} } },
    })
  })

  it('lets no column name reach an object’s prototype', async () => {
    const json =
      '[{"name":"甲","__proto__":{"polluted":"yes"},"constructor":{"prototype":{"polluted":"yes"}}}]'
    const begun = await beginTestImport(portal, [{ name: 'a.json', content: json }])
    const { columns: found } = await begun.detail()
    expect(found.map(({ path }) => path)).toEqual([
      'name',
      '__proto__.polluted',
      'constructor.prototype.polluted',
    ])
    const mapping = mappingOf({ 'zh.title': 'name', 'zh.summary': '__proto__.polluted' }, 'zh.title')
    expect(await tryRows(portal, begun, mapping)).toMatchObject({ counts: { created: 1 } })
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })

  it('that has written nothing is discarded with its rows', async () => {
    const begun = await beginTestImport(portal, [{ name: 'a.csv', content: '名称\n一\n' }])
    const { version } = await begun.detail()
    await begun.api.importsStaff.importDiscard({ importId: begun.importId, version })
    await expect(begun.detail()).rejects.toMatchObject({ reason: 'notFound' })
    const left = await portal.db
      .selectFrom('import_rows')
      .selectAll()
      .where('import_id', '=', begun.importId)
      .execute()
    expect(left).toEqual([])
  })
})

/** The second batch fails as when its node dies. @returns the outcome of each job */
async function killedInSecondBatch(): Promise<unknown[]> {
  const { pool } = portal.services
  let transactions = 0
  portal.services.pool = new Proxy(pool, {
    get: (target, key) => {
      if (key === 'transaction') transactions += 1
      if (key === 'transaction' && transactions === 2) throw new Error('killed')
      const value = Reflect.get(target, key)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  try {
    return (await portal.runJobs()).failures
  } finally {
    portal.services.pool = pool
  }
}

async function countProjects(): Promise<number> {
  const { count } = await portal.db
    .selectFrom('content_records')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('collection', '=', 'projects')
    .executeTakeFirstOrThrow()
  return count
}

function sum(counts: Record<string, number>): number {
  return Object.values(counts).reduce((total, count) => total + count, 0)
}
