import { afterAll, beforeAll, expect, it } from 'vitest'
import { sessionCookie } from '../../server/cookie-names.ts'
import { openPortal, type TestPortal } from '../support/portal/portal.ts'
import { type RunningPortal, startRunning } from '../support/portal/running-portal.ts'
import { askedByStaff } from '../support/world/venture/questions.ts'

let portal: TestPortal
let running: RunningPortal
beforeAll(async () => {
  portal = await openPortal({ content: 'demo' })
  running = await startRunning(portal)
}, 240_000)
afterAll(async () => {
  await running?.stop()
  await portal.close()
})

async function read(token: string, path: string): Promise<string> {
  const response = await fetch(running.address + path, { headers: { cookie: `${sessionCookie}=${token}` } })
  expect([path, response.status]).toEqual([path, 200])
  return response.text()
}

/** Posts a form of a page as a browser without script does. @returns where it leads */
async function post(token: string, path: string, fields: Record<string, string>): Promise<string | null> {
  const response = await fetch(running.address + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: `${sessionCookie}=${token}`, origin: running.address },
    body: new URLSearchParams(fields),
  })
  return response.headers.get('location')
}

it('a team reads and answers a question about its entry without script, and staff read and ask', async () => {
  const { team, TeamID, worksID, applicationId, questionID, manager } = await askedByStaff(portal)
  const { token } = team.superAdmin
  const page = `/ventureQuestions/${worksID}`
  expect(await read(token, page)).toContain('志愿者流失了怎么办？')
  expect(await read(token, `/en${page}`)).toContain('The programme asks')
  const answer = { TeamID, worksID, questionID, text: '每月招新，老人带新人' }
  const onward = await post(token, page, answer)
  expect(onward).toContain(`#question-${questionID}`)
  expect(await post(token, page, { ...answer, questionID: '', text: '路演可以线上参加吗？' })).toContain(page)

  const answered = await read(manager.token, `/staff/venture/questions/${questionID}`)
  for (const text of ['每月招新，老人带新人', '路演可以线上参加吗？']) expect(answered).toContain(text)
  const ask = `/staff/venture/ask/${applicationId}`
  expect(await read(manager.token, `/en${ask}`)).toContain('Send the question')
  const asked = await post(manager.token, ask, { worksID, judgeId: '', text: '预算怎么算的？' })
  expect(await read(manager.token, asked ?? '')).toContain('预算怎么算的？')
  expect(await read(token, page)).toContain('预算怎么算的？')
})
