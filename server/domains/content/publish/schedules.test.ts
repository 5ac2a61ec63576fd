import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Api } from '../../../../shared/contract/contract.ts'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { sendAsStaff } from '../../../../tests/support/staff-calls.ts'
import { createStaff, type TestAccount } from '../../../../tests/support/world/actors.ts'
import { createArticle, createLabel, moveNow } from '../../../../tests/support/world/articles.ts'

let portal: TestPortal
let label: string
beforeAll(async () => {
  portal = await openPortal()
  label = await createLabel(portal)
})
afterAll(() => portal.close())

const articles = { collection: 'articles' as const }

/** An article that one editor wrote and another scheduled. */
async function scheduled(labelOfIt = label) {
  const { number, version } = await createArticle(portal, { label: labelOfIt })
  const scheduler = await createStaff(portal, ['editor'])
  const api = await portal.api({ token: scheduler.token })
  const publishAt = new Date(Date.now() + 3600_000).toISOString()
  const move = { ...articles, number, version, language: 'zh', move: 'schedule', publishAt } as const
  await api.contentStaff.textMove(move)
  return { number, scheduler, api }
}

/** Its time comes while a required field is empty. */
async function miss(number: string): Promise<void> {
  const { texts } = await (await anybody()).contentStaff.recordDetail({ ...articles, number })
  await portal.db
    .updateTable('content_texts')
    .set({ fields: JSON.stringify({ ...texts.zh.fields, summary: '' }) })
    .where('number', '=', Number(number))
    .where('language', '=', 'zh')
    .execute()
  await come(number)
}

/** Its time comes. */
async function come(number: string): Promise<void> {
  await portal.db
    .updateTable('content_texts')
    .set({ publish_at: new Date(Date.now() - 1000) })
    .where('number', '=', Number(number))
    .where('state', '=', 'scheduled')
    .execute()
  await portal.services.enqueue(portal.db, 'publish-due', {})
  expect((await portal.runJobs()).failures).toEqual([])
}

const anybody = async (): Promise<Api> => portal.api({ token: (await createStaff(portal, ['editor'])).token })

async function messagesOf(account: TestAccount, locale: 'zh' | 'en' = 'zh') {
  const api = await portal.api({ token: account.token, locale })
  return (await api.messages.describeMessageList({})).list
}

describe('a schedule that fails', () => {
  it('tells its scheduler why, and marks the text until its next move', async () => {
    const { number, scheduler, api } = await scheduled()
    await miss(number)
    const [told] = await messagesOf(scheduler)
    expect(told?.title).toContain('没有按时发布')
    expect(told?.body).toContain('有必填的内容空着')
    expect((await messagesOf(scheduler, 'en'))[0]?.body).toContain('a required field is empty')
    const detail = await api.contentStaff.recordDetail({ ...articles, number })
    expect(detail.texts.zh).toMatchObject({
      state: 'draft',
      missed: { fields: { 'texts.zh.summary': { reason: 'required' } } },
    })
    expect(detail.texts.en.missed).toBeNull()
    const list = await api.contentStaff.recordList({ ...articles, state: 'missed' })
    expect(list.items.map((item) => item.number)).toEqual([number])
    const { shared, texts, version } = detail
    const saved = await api.contentStaff.recordSave({
      ...{ ...articles, number, version, shared },
      texts: { zh: { ...texts.zh.fields, summary: '又写上了。' }, en: texts.en.fields },
    })
    const publish = { ...articles, number, language: 'zh', move: 'publish', version: saved.version } as const
    await api.contentStaff.textMove(publish)
    const after = await api.contentStaff.recordDetail({ ...articles, number })
    expect(after.texts.zh).toMatchObject({ state: 'published', missed: null })
  })

  it('tells every editor if its scheduler is no longer one', async () => {
    const { number, scheduler } = await scheduled()
    const colleague = await createStaff(portal, ['editor'])
    await portal.db
      .updateTable('staff_members')
      .set({ roles: ['reviewer'] })
      .where('account_id', '=', scheduler.accountId)
      .execute()
    await miss(number)
    expect((await messagesOf(colleague))[0]?.link).toContain(number)
  })
})

describe('trust 8: what is scheduled by somebody who', () => {
  const ended = (set: { status?: 'ended'; roles?: ['verifier'] }) => (account: TestAccount) =>
    portal.db.updateTable('staff_members').set(set).where('account_id', '=', account.accountId).execute()
  const suspended = async (account: TestAccount) => {
    const by = await createStaff(portal, ['administrator'])
    const words = { reason: 'takenOver', words: '登录地点异常' }
    const sent = await sendAsStaff(portal, by, 'accountSuspend', { userID: account.accountId, ...words })
    expect(sent.reason).toBe('ok')
  }
  const visitorReads = async (number: string) =>
    (await portal.api()).content.describeDynamicCenterInfo({ DynamicAliasID: number })

  it.each([
    ['is suspended', suspended],
    ['is no longer a member of staff', ended({ status: 'ended' })],
    ['may no longer edit', ended({ roles: ['verifier'] })],
  ])('%s is not published at its hour, and waits for another editor', async (_, happens) => {
    const { number, scheduler } = await scheduled()
    const colleague = await createStaff(portal, ['editor'])
    await happens(scheduler)
    await come(number)
    await expect(visitorReads(number)).rejects.toMatchObject({ reason: 'notFound' })
    const api = await portal.api({ token: colleague.token })
    const { texts } = await api.contentStaff.recordDetail({ ...articles, number })
    expect(texts.zh).toMatchObject({ state: 'in_review', publishAt: null, missed: { fields: {} } })
    const [told] = await messagesOf(colleague)
    expect([told?.title, told?.link]).toEqual([
      expect.stringContaining('没有按时发布'),
      expect.stringContaining(number),
    ])
    expect(told?.body).toContain('不能再发布')
    await moveNow(api, 'articles', number, 'zh', 'publish')
    expect((await visitorReads(number)).articleId).toBe(number)
  })

  it('is suspended goes out where another editor has scheduled it anew', async () => {
    const { number, scheduler } = await scheduled()
    const api = await anybody()
    const { version } = await api.contentStaff.recordDetail({ ...articles, number })
    const publishAt = new Date(Date.now() + 3600_000).toISOString()
    const move = { ...articles, number, version, language: 'zh', move: 'schedule', publishAt } as const
    await api.contentStaff.textMove(move)
    await suspended(scheduler)
    await come(number)
    expect((await visitorReads(number)).articleId).toBe(number)
  })

  it('is active waits where its words were changed last by one who is suspended', async () => {
    const { number } = await scheduled()
    const stranger = await createStaff(portal, ['editor'])
    const api = await portal.api({ token: stranger.token })
    const { version, shared, texts } = await api.contentStaff.recordDetail({ ...articles, number })
    await api.contentStaff.recordSave({
      ...{ ...articles, number, version, shared },
      texts: { zh: { ...texts.zh.fields, title: '临走前改的题目' }, en: texts.en.fields },
    })
    await suspended(stranger)
    await come(number)
    await expect(visitorReads(number)).rejects.toMatchObject({ reason: 'notFound' })
  })
})

describe('a text whose only label was withdrawn', () => {
  async function withLabelTaken() {
    const own = await createLabel(portal)
    const made = await scheduled(own)
    for (const language of ['zh', 'en'] as const) {
      await moveNow(await anybody(), 'labels', own, language, 'withdraw')
    }
    return made
  }
  const missing = { 'shared.labels': { reason: 'notAnOption' } }

  it('is refused by the button', async () => {
    const { number, api } = await withLabelTaken()
    const publish = moveNow(api, 'articles', number, 'zh', 'publish')
    await expect(publish).rejects.toMatchObject({ reason: 'invalidInput', details: { fields: missing } })
  })

  it('is held back at its hour, and its scheduler is told the field', async () => {
    const { number, scheduler, api } = await withLabelTaken()
    await come(number)
    const { texts } = await api.contentStaff.recordDetail({ ...articles, number })
    expect(texts.zh).toMatchObject({ state: 'draft', missed: { fields: missing } })
    expect((await messagesOf(scheduler))[0]?.body).toContain('撤下')
  })
})

it('a schedule that is stopped by the rule of a second person says so', async () => {
  const { scheduler } = await scheduled()
  const administrator = await portal.api({ token: (await createStaff(portal, ['administrator'])).token })
  await administrator.contentStaff.reviewRule({ isNeeded: true })
  await administrator.contentStaff.reviewRule({ isNeeded: false })
  expect((await messagesOf(scheduler))[0]?.title).toContain('要先审阅')
})
