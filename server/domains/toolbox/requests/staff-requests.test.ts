import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Api } from '../../../../shared/contract/contract.ts'
import { sentMessages } from '../../../../tests/support/outbox.ts'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { createAccount, createStaff } from '../../../../tests/support/world/actors.ts'
import { createTool } from '../../../../tests/support/world/tools.ts'

let portal: TestPortal
let agent: Api
beforeAll(async () => {
  portal = await openPortal()
  agent = await portal.api({ token: (await createStaff(portal, ['supportAgent'])).token })
})
afterAll(() => portal.close())

let asked = 0

async function ask(
  input: { need: string; contact?: string },
  as: { token?: string; locale?: 'zh' | 'en' } = {},
) {
  asked += 1
  const { toolbox } = await portal.api({ ...as, address: `198.51.100.${asked}` })
  const { reference } = await toolbox.requestTool(input)
  const { items } = await agent.staff.queue({ kind: 'toolRequest', search: reference })
  return agent.toolRequestsStaff.detail({ requestId: items[0]?.id ?? '' })
}

it('are listed oldest first, without contacts, and show who can be reached', async () => {
  const first = await ask({ need: '给司机排班', contact: '13800001111' })
  const second = await ask({ need: 'A rota for drivers' }, { locale: 'en' })
  await expect(ask({ need: '要一个记账的', contact: '微信同号' })).rejects.toMatchObject({
    details: { fields: { contact: { reason: 'contact' } } },
  })
  // A landline can be called, but nothing can be sent to it.
  const other = await ask({ need: '要一个记账的', contact: '010 6552 9988' })
  const all = [first, second, other]
  expect(all.map(({ reach }) => reach)).toEqual([['sms'], [], ['other']])
  expect(all.map(({ language }) => language)).toEqual(['zh', 'en', 'zh'])
  const list = await agent.staff.queue({ kind: 'toolRequest' })
  expect(list.items.map(({ id, isReachable }) => [id, isReachable])).toEqual([
    [first.requestId, true],
    [second.requestId, false],
    [other.requestId, true],
  ])
  expect(list.total).toBe(3)
  expect(JSON.stringify([list, all])).not.toContain('13800001111')
})

it('are answered once, by text message with the answer, and by mail in the request’s language', async () => {
  const tool = await createTool(portal)
  const sms = await ask({ need: '排班', contact: '138 0000 2222' })
  const mail = await ask({ need: 'A rota', contact: 'li@example.org' }, { locale: 'en' })
  const answer = { answer: 'Try the rota board', toolId: tool }
  await agent.toolRequestsStaff.answer({ requestId: mail.requestId, version: 1, ...answer })
  const toPhone = { requestId: sms.requestId, version: 1, answer: '先用排班表' }
  expect(await agent.toolRequestsStaff.answer(toPhone)).toMatchObject({ state: 'answered', isSent: true })
  await portal.runJobs()
  const sent = JSON.stringify(await sentMessages(portal))
  expect(sent).toContain('先用排班表')
  expect(sent).toContain(`/en/tools/toolsDetail/${tool}`)
  await expect(
    agent.toolRequestsStaff.answer({ requestId: sms.requestId, version: 2, answer: '再说一次' }),
  ).rejects.toMatchObject({ reason: 'illegalTransition' })
  expect(await agent.toolRequestsStaff.detail({ requestId: mail.requestId })).toMatchObject({
    state: 'answered',
    answer: answer.answer,
    answerTool: { toolId: tool },
    version: 2,
  })
})

it('are not answered with a tool that has been withdrawn', async () => {
  const tool = await createTool(portal)
  await portal.db
    .updateTable('tool_texts')
    .set({ state: 'withdrawn' })
    .where('tool_number', '=', Number(tool))
    .execute()
  const { requestId } = await ask({ need: '排班', contact: '13800003333' })
  await expect(
    agent.toolRequestsStaff.answer({ requestId, version: 1, answer: '用这个', toolId: tool }),
  ).rejects.toMatchObject({
    reason: 'invalidInput',
    details: { fields: { toolId: { reason: 'notAnOption' } } },
  })
})

it('reach an account in the portal', async () => {
  const account = await createAccount(portal)
  const { requestId } = await ask({ need: '开会用的' }, { token: account.token })
  await agent.toolRequestsStaff.answer({ requestId, version: 1, answer: '试试会议室' })
  const own = await portal.api({ token: account.token })
  const { list } = await own.messages.describeMessageList({})
  expect(list[0]).toMatchObject({ body: '试试会议室' })
})

it('are answered for the record where nothing was left to answer to', async () => {
  const { requestId } = await ask({ need: '只是说一声' })
  const kept = await agent.toolRequestsStaff.answer({ requestId, version: 1, answer: '已记下' })
  expect(kept).toEqual({ state: 'answered', version: 2, isSent: false })
})

it('refuse a tool that is not there and an answer without words', async () => {
  const { requestId } = await ask({ need: '别的' })
  const answer = (more: object) =>
    agent.toolRequestsStaff.answer({ requestId, version: 1, answer: '有了', ...more })
  await expect(answer({ toolId: '999999999' })).rejects.toMatchObject({
    details: { fields: { toolId: { reason: 'notAnOption' } } },
  })
  await expect(answer({ answer: ' ' })).rejects.toMatchObject({
    details: { fields: { answer: { reason: 'required' } } },
  })
})

it('move by one member at a time, with a note, and are closed to other staff', async () => {
  const { requestId } = await ask({ need: '同时处理' })
  const close = () =>
    agent.toolRequestsStaff.move({ requestId, version: 1, state: 'closed', note: '已有工具' })
  const both = await Promise.allSettled([close(), close()])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const opened = { requestId, version: 2, state: 'received' as const, note: '' }
  await expect(agent.toolRequestsStaff.move(opened)).rejects.toMatchObject({ reason: 'secondPersonNeeded' })
  const another = await portal.api({ token: (await createStaff(portal, ['supportAgent'])).token })
  await another.toolRequestsStaff.move(opened)
  await another.toolRequestsStaff.move({ requestId, version: 3, state: 'closed', note: '下月再看' })
  await agent.toolRequestsStaff.move({ requestId, version: 4, state: 'received' })
  expect(await agent.toolRequestsStaff.detail({ requestId })).toMatchObject({ note: '下月再看', version: 5 })
  const reviewer = await portal.api({ token: (await createStaff(portal, ['reviewer'])).token })
  await expect(reviewer.toolRequestsStaff.detail({ requestId })).rejects.toMatchObject({
    reason: 'notAvailable',
  })
})

it('show a contact for a reason that is kept, and tell its person', async () => {
  const account = await createAccount(portal)
  const asker = { token: account.token }
  const { requestId, reference } = await ask({ need: '问一问', contact: 'wang@example.org' }, asker)
  const { contact } = await agent.toolRequestsStaff.contact({ requestId, reason: '打电话问清用途' })
  expect(contact).not.toBe('')
  const { views } = await (await portal.api(asker)).usercenter.dataViews({})
  expect(views).toMatchObject([{ what: 'toolRequest', reference, reason: '打电话问清用途' }])
})
