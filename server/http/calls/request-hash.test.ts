import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { createAccount } from '../../../tests/support/world/actors.ts'
import { openSurveyFor } from '../../../tests/support/world/surveys.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

it('of what somebody answered tells nobody who reads the database alone which of all answers it was', async () => {
  const { accountId, token } = await createAccount(portal)
  const surveyId = await openSurveyFor(portal, [accountId])
  const { surveys } = await portal.api({ token })
  const key = { idempotencyKey: randomUUID() }
  await surveys.answer({ surveyId, answers: { use: 'chat' } }, key)
  await surveys.answer({ surveyId, answers: { use: 'chat' } }, key)
  const rows = await portal.db
    .selectFrom('idempotency_keys')
    .select(['call', 'request_hash'])
    .where('actor', '=', `account:${accountId}`)
    .execute()
  expect(rows.map(({ call }) => call)).toEqual(['surveys.answer'])
  const tried = ['files', 'chat'].map((use) =>
    createHash('sha256')
      .update(JSON.stringify({ surveyId, answers: { use } }))
      .digest('hex'),
  )
  for (const { request_hash } of rows) expect(tried).not.toContain(request_hash.toString('hex'))
  await expect(surveys.answer({ surveyId, answers: { use: 'files' } }, key)).rejects.toMatchObject({
    reason: 'idempotencyMismatch',
  })
})
