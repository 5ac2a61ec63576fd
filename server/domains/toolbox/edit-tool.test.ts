import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Api } from '../../../shared/contract/contract.ts'
import type { Locale } from '../../../shared/lib/locale.ts'
import type { QuestionSet } from '../../../shared/rules/applications/questions.ts'
import type { FieldValues } from '../../../shared/rules/content/field-values.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { createStaff, createTeam } from '../../../tests/support/world/actors.ts'
import { moveNow } from '../../../tests/support/world/articles.ts'
import { openField } from '../../../tests/support/world/resources.ts'
import { appliedFor, listedTool, saveShared, toolTexts } from '../../../tests/support/world/tool-records.ts'
import { plainQuestions } from '../../../tests/support/world/tools.ts'

const detailPath = '/api/techforgood/toolbox/item/detail'
const tools = { collection: 'tools' as const }

let portal: TestPortal
let editor: Api
beforeAll(async () => {
  portal = await openPortal()
  await openField(portal)
  editor = await portal.api({ token: (await createStaff(portal, ['editor'])).token })
})
afterAll(() => portal.close())

async function addTool(shared = {}, texts: Record<'zh' | 'en', FieldValues> = toolTexts): Promise<string> {
  const added = await editor.contentStaff.recordAdd({
    ...tools,
    shared: { ...listedTool, ...shared },
    texts,
  })
  return added.number
}

async function page(toolId: string, locale: Locale = 'zh') {
  return (await portal.api({ locale })).toolbox.itemDetail({ toolId })
}

async function found(keywords: string): Promise<string[]> {
  const { items } = await (await portal.api()).toolbox.searchTools({ keywords, page: 1 })
  return items.map(({ toolId }) => toolId)
}

async function listed(): Promise<string[]> {
  const { items } = await (await portal.api()).toolbox.listPage({ kind: ['desktopApp'], pageSize: 50 })
  return items.map(({ toolId }) => toolId)
}

describe('a tool of an open catalogue', () => {
  it('is published with what a catalogue says, a language at a time, and taken without an application', async () => {
    const number = await addTool({ repository: 'https://example.org/code' })
    await expect(page(number)).rejects.toThrow('notFound')
    await moveNow(editor, 'tools', number, 'zh', 'publish')
    expect(await page(number, 'en')).toMatchObject({
      language: 'zh',
      name: toolTexts.zh.name,
      description: '<p>合并写法不同的地名。</p><p>拆开挤在一格里的人名。</p>',
      repository: 'https://example.org/code',
      homepage: '',
      isAppliedFor: false,
      reviewedOn: null,
      exitRoute: '',
      cost: 'unstated',
      labels: { cost: 'Not stated' },
    })
    expect(await listed()).toContain(number)
    expect(await found('脏表格')).toEqual([number])
    expect(await found('Tidier')).toEqual([])

    const { superAdmin, teamId } = await createTeam(portal)
    const applicant = await portal.api({ token: superAdmin.token })
    await expect(applicant.applications.start({ TeamID: teamId, toolId: number })).rejects.toThrow('notFound')

    await moveNow(editor, 'tools', number, 'en', 'publish')
    expect(await page(number, 'en')).toMatchObject({ language: 'en', name: 'Table Tidier' })
    await moveNow(editor, 'tools', number, 'zh', 'withdraw')
    expect(await page(number, 'zh')).toMatchObject({ language: 'en' })
    await moveNow(editor, 'tools', number, 'en', 'withdraw')
    await expect(page(number)).rejects.toThrow('notFound')
    expect(await listed()).not.toContain(number)
    expect(await found('脏表格')).toEqual([])
  })

  it('lacks nothing that readers need: kind, need, field and licence', async () => {
    const number = await addTool({ toolNeeds: [], fields: [], toolKind: '', licence: '' })
    await expect(moveNow(editor, 'tools', number, 'zh', 'publish')).rejects.toMatchObject({
      details: {
        fields: {
          'shared.toolNeeds': { reason: 'required' },
          'shared.fields': { reason: 'required' },
          'shared.toolKind': { reason: 'required' },
          'shared.licence': { reason: 'required' },
        },
      },
    })
  })
})

describe('what editors change', () => {
  it('reaches visitors when it is published, and no cached response keeps the old content', async () => {
    const number = await addTool()
    await moveNow(editor, 'tools', number, 'zh', 'publish')
    const kept = async () => {
      const body = JSON.stringify({ toolId: number })
      const headers = { 'content-type': 'application/json' }
      return (await portal.fetch(detailPath, { method: 'POST', body, headers })).text()
    }
    expect(await kept()).toContain('把脏表格理干净')

    const { version, shared } = await editor.contentStaff.recordDetail({ ...tools, number })
    const texts = { ...toolTexts, zh: { ...toolTexts.zh, tagline: '三步理清一张表' } }
    await editor.contentStaff.recordSave({ ...tools, number, version, shared, texts })
    expect((await page(number)).tagline).toBe('把脏表格理干净')
    const preview = await editor.contentStaff.recordPreview({ ...tools, number })
    expect(preview).toMatchObject({ kind: 'tool', tool: { tagline: '三步理清一张表' } })

    await moveNow(editor, 'tools', number, 'zh', 'publish')
    expect((await page(number)).tagline).toBe('三步理清一张表')
    expect(await found('三步理清')).toEqual([number])
    await expect.poll(kept).toContain('三步理清一张表')
    await moveNow(editor, 'tools', number, 'zh', 'withdraw')
    await expect.poll(kept).not.toContain('三步理清一张表')
  })

  it('is for editors alone', async () => {
    const reviewer = await portal.api({ token: (await createStaff(portal, ['reviewer'])).token })
    const add = reviewer.contentStaff.recordAdd({ ...tools, shared: listedTool, texts: toolTexts })
    await expect(add).rejects.toThrow('notAvailable')
  })
})

const longer: QuestionSet = {
  sections: [
    {
      key: 'plan',
      title: { zh: '计划', en: 'Plan' },
      questions: [
        {
          key: 'tables',
          type: 'number',
          label: { zh: '几张表', en: 'How many tables' },
          min: 1,
          max: 99,
          unit: { zh: '张', en: 'tables' },
        },
      ],
    },
  ],
}

describe('rules and questions', () => {
  it('of an application that was begun stay as they were; the next one gets the new version', async () => {
    const number = await addTool(appliedFor(plainQuestions))
    await moveNow(editor, 'tools', number, 'zh', 'publish')
    const [first, second] = [await createTeam(portal), await createTeam(portal)]
    const [mine, theirs] = await Promise.all(
      [first, second].map(({ superAdmin }) => portal.api({ token: superAdmin.token })),
    )
    if (!mine || !theirs) throw new Error('two teams')
    await mine.applications.start({ TeamID: first.teamId, toolId: number })

    await saveShared(editor, number, appliedFor(longer, [{ kind: 'verifiedOrganisation' }]))
    expect(await page(number)).toMatchObject({ rules: [], questionCount: 2 })
    await moveNow(editor, 'tools', number, 'zh', 'publish')
    expect(await page(number)).toMatchObject({ rules: [{ kind: 'verifiedOrganisation' }], questionCount: 1 })
    expect((await page(number)).whoMayApply).toBe('verifiedOrganisation')

    const keysOf = async (api: Api) => {
      const { sections } = await api.applications.form({ toolId: number })
      return sections.flatMap(({ questions }) => questions.map(({ key }) => key))
    }
    await theirs.applications.start({ TeamID: second.teamId, toolId: number })
    expect([await keysOf(mine), await keysOf(theirs)]).toEqual([['purpose', 'contact'], ['tables']])
    // Publishing without changes makes no version.
    await moveNow(editor, 'tools', number, 'en', 'publish')
    const sets = await portal.db
      .selectFrom('question_sets')
      .select('version')
      .where('offering_number', '=', Number(number))
      .execute()
    expect(sets).toHaveLength(2)
  })

  it('are compared between versions as lines that can be read', async () => {
    const number = await addTool(appliedFor(plainQuestions))
    await saveShared(editor, number, appliedFor(longer, [{ kind: 'registeredYears', atLeast: 2 }]))
    const { compared } = await editor.contentStaff.versionList({
      ...{ ...tools, number },
      language: 'zh',
      compared: 1,
    })
    const added = (field: string) =>
      compared?.differences
        .find((difference) => difference.field === field)
        ?.pieces.filter(({ kind }) => kind === 'added')
        .map(({ text }) => text)
        .join('')
    expect(added('rules')).toBe('机构登记满 2 年')
    expect(added('questions')).toContain('几张表')
    expect(JSON.stringify(compared)).not.toContain('How many tables')
  })

  it('a tool that asks nothing any more is no longer applied for', async () => {
    const number = await addTool(appliedFor(plainQuestions))
    await moveNow(editor, 'tools', number, 'zh', 'publish')
    await saveShared(editor, number, { questions: '' })
    await moveNow(editor, 'tools', number, 'zh', 'publish')
    expect((await page(number)).isAppliedFor).toBe(false)
    const { superAdmin, teamId } = await createTeam(portal)
    const applicant = await portal.api({ token: superAdmin.token })
    await expect(applicant.applications.start({ TeamID: teamId, toolId: number })).rejects.toThrow('notFound')
  })

  it('may be half-written as a draft, and say by place what publishing lacks', async () => {
    const half: QuestionSet = {
      sections: [
        {
          key: 'plan',
          title: { zh: '计划', en: '' },
          questions: [{ key: 'why', type: 'choice', label: { zh: '为什么', en: 'Why' }, options: [] }],
        },
      ],
    }
    const rule = { kind: 'declared' as const, key: 'noResale', statement: { zh: '不转让', en: '' } }
    const number = await addTool({ ...appliedFor(half, [rule]), replyDays: '' })
    await expect(moveNow(editor, 'tools', number, 'zh', 'publish')).rejects.toMatchObject({
      details: {
        fields: {
          'shared.questions.sections.0.title.en': { reason: 'required' },
          'shared.questions.sections.0.questions.0.options': { reason: 'required' },
          'shared.rules.0.statement.en': { reason: 'required' },
          'shared.replyDays': { reason: 'required' },
        },
      },
    })
  })

  it.each([
    ['where it starts', { startLink: '/support' }, ''],
    ['the steps after approval', { startLink: '' }, '下载\n填入激活码'],
  ])('of a tool that says %s can be published', async (_, shared, activationSteps) => {
    const texts = { ...toolTexts, zh: { ...toolTexts.zh, activationSteps } }
    const number = await addTool({ ...appliedFor(plainQuestions), ...shared }, texts)
    await moveNow(editor, 'tools', number, 'zh', 'publish')
    expect((await page(number)).isAppliedFor).toBe(true)
  })

  it('of a tool without any way to start it are not published', async () => {
    const number = await addTool({ ...appliedFor(plainQuestions), startLink: '' })
    await expect(moveNow(editor, 'tools', number, 'zh', 'publish')).rejects.toMatchObject({
      details: { fields: { 'texts.zh.activationSteps': { reason: 'required' } } },
    })
    await saveShared(editor, number, { questions: '' })
    await moveNow(editor, 'tools', number, 'zh', 'publish')
  })

  it('of a tool with an absurd reply time or term are refused as typing errors', async () => {
    await expect(addTool({ replyDays: '999999', termMonths: '241' })).rejects.toMatchObject({
      details: {
        fields: {
          'shared.replyDays': { reason: 'tooLarge', limit: 250 },
          'shared.termMonths': { reason: 'tooLarge', limit: 240 },
        },
      },
    })
  })

  it.each([
    ['questions', 'no JSON'],
    ['questions', JSON.stringify({ sections: [{ key: 'a', title: { zh: '', en: '' } }] })],
    ['questions', JSON.stringify({ sections: [longer.sections[0], longer.sections[0]] })],
    ['rules', JSON.stringify([{ kind: 'magic' }])],
  ])('that are none are refused at once: %s', async (name, text) => {
    await expect(addTool({ [name]: text })).rejects.toMatchObject({
      details: { fields: { [`shared.${name}`]: { reason: 'wrongFormat' } } },
    })
  })
})
