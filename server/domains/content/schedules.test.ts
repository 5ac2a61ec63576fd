import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Api } from '../../../shared/contract/contract.ts'
import { createStaff, type TestAccount } from '../../../tests/support/actors.ts'
import { createArticle, createLabel } from '../../../tests/support/articles.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'

let portal: TestPortal
let label: string
beforeAll(async () => {
  portal = await openPortal()
  label = await createLabel(portal)
})
afterAll(() => portal.close())

const articles = { collection: 'articles' as const }

/** An article that one editor wrote and another scheduled. */
async function scheduled() {
  const { number, version } = await createArticle(portal, { label })
  const scheduler = await createStaff(portal, ['editor'])
  const api = await portal.api({ token: scheduler.token })
  const publishAt = new Date(Date.now() + 3600_000).toISOString()
  const move = { ...articles, number, version, language: 'zh', move: 'schedule', publishAt } as const
  await api.contentStaff.textMove(move)
  return { number, scheduler, api }
}

/** Its time comes, and a field that readers need is empty. */
async function miss(number: string): Promise<void> {
  const { texts } = await (await anybody()).contentStaff.recordDetail({ ...articles, number })
  await portal.db
    .updateTable('content_texts')
    .set({
      fields: JSON.stringify({ ...texts.zh.fields, summary: '' }),
      publish_at: new Date(Date.now() - 1000),
    })
    .where('number', '=', Number(number))
    .where('language', '=', 'zh')
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
  it('tells who scheduled it why, and marks the text until it is moved again', async () => {
    const { number, scheduler, api } = await scheduled()
    await miss(number)
    const [told] = await messagesOf(scheduler)
    expect(told?.title).toContain('没有按时发布')
    expect(told?.body).toContain('有必填的内容空着')
    expect((await messagesOf(scheduler, 'en'))[0]?.body).toContain('something that readers need is missing')
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

  it('tells every editor where who scheduled it is one no longer', async () => {
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

it('a schedule that is stopped by the rule of a second person says so', async () => {
  const { scheduler } = await scheduled()
  const administrator = await portal.api({ token: (await createStaff(portal, ['administrator'])).token })
  await administrator.contentStaff.reviewRule({ isNeeded: true })
  await administrator.contentStaff.reviewRule({ isNeeded: false })
  expect((await messagesOf(scheduler))[0]?.title).toContain('要先审阅')
})
