import { afterAll, beforeAll, expect, it } from 'vitest'
import { ApiError } from '../../../../shared/contract/errors.ts'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { createArticle } from '../../../../tests/support/world/articles.ts'
import { PostedForm } from '../../../api/forms/posted-form.ts'
import { actOnRecord } from './record-actions.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

function formOf(fields: Record<string, string>): PostedForm {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  return new PostedForm(data)
}

async function prepare() {
  const { number, version, label, api } = await createArticle(portal)
  const record = { collection: 'articles' as const, number }
  const fields = {
    idempotencyKey: 'abcdef123456',
    'shared.labels': label,
    'texts.zh.title': '夏令营报名表',
    'texts.zh.summary': '三步做好。',
    'texts.zh.body': '先定名额',
  }
  const act = async (form: PostedForm) => {
    try {
      return await actOnRecord({ api, form, locale: 'zh', record })
    } catch (error) {
      if (error instanceof ApiError) return error
      throw error
    }
  }
  return { version: String(version), fields, act, api, record }
}

it('a refused schedule keeps what was saved, and the form that comes back goes on at once', async () => {
  const { version, fields, act, api, record } = await prepare()
  const form = formOf({ ...fields, version, intent: 'schedule.zh', 'publishAt.zh': '2001-01-01T09:00' })
  const refused = await act(form)
  if (!(refused instanceof ApiError)) throw new Error('it was scheduled')
  expect(refused.details.fields).toEqual({ 'publishAt.zh': { reason: 'dateInPast' } })
  // With the key of the same page: it may be pressed before the page has loaded a new one.
  const again = formOf({
    ...fields,
    version: form.text('version'),
    intent: 'schedule.zh',
    'publishAt.zh': '2099-01-01T09:00',
  })
  expect(await act(again)).toBeInstanceOf(Response)
  const { texts } = await api.contentStaff.recordDetail(record)
  expect(texts.zh).toMatchObject({ state: 'scheduled', publishAt: '2099-01-01T01:00:00.000Z' })
})

it('pressed twice it is one save; an older page is told, and may save over it deliberately', async () => {
  const { version, fields, act, api, record } = await prepare()
  const save = (more: object) => act(formOf({ ...fields, version, intent: 'save', ...more }))
  const [one, two] = await Promise.all([save({}), save({})])
  expect([one, two].every((answer) => answer instanceof Response)).toBe(true)
  const other = { idempotencyKey: 'another-page-1', 'texts.zh.title': '冬令营报名表' }
  expect(await save(other)).toMatchObject({ reason: 'conflict' })
  const now = await api.contentStaff.recordDetail(record)
  expect(now.texts.zh.fields.title).toBe('夏令营报名表')
  expect(await save({ ...other, force: String(now.version) })).toBeInstanceOf(Response)
  expect((await api.contentStaff.recordDetail(record)).texts.zh.fields.title).toBe('冬令营报名表')
})
