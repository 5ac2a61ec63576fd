import { expect, type Request } from '@playwright/test'
import * as m from '#messages'
import { arriveWithTeam } from '../support/browser/arrive-steps.ts'
import { test } from '../support/browser/browser-test.ts'
import { journeyTeams } from '../support/browser/journey-teams.ts'
import { expectNoProblems, openPerson, settle } from '../support/browser/person.ts'
import { fillStatement, statedTexts } from '../support/browser/team-steps.ts'
import { makeCreditCode } from '../support/make-credit-code.ts'

const traceCall = '**/security/v1/getTraceId'

test('a statement leaves the browser encrypted, and not at all without a trace id', async ({ browser }) => {
  const person = await openPerson(browser, { locale: 'zh' })
  const { page } = person
  await arriveWithTeam(person, journeyTeams.unfinished)
  await page.getByLabel(m.verification_search({}, person)).fill(makeCreditCode())
  await page.getByRole('button', { name: m.verification_search_button({}, person) }).click()
  await page.getByRole('link', { name: m.verification_fill_in({}, person) }).click()
  await expect(page.getByRole('heading', { name: m.verification_part_contact({}, person) })).toBeVisible()
  await settle(person)
  await fillStatement(person, journeyTeams.unfinishedOrganisation)

  const sent: Request[] = []
  page.on('request', (request) => {
    if (/\/organization\/add$|\.data/.test(new URL(request.url()).pathname)) sent.push(request)
  })
  const submit = page.getByRole('button', { name: m.verification_send({}, person) })
  await test.step('without a trace id nothing is sent, and the form keeps everything', async () => {
    await page.route(traceCall, (route) => route.fulfill({ status: 503, body: '' }))
    await submit.click()
    await expect(page.getByRole('alert')).toContainText(m.error_unavailable({}, person))
    await expect(page.getByLabel(m.verification_real_name({}, person))).toHaveValue(statedTexts.person)
    await expect(page.getByLabel(m.verification_address({}, person))).toHaveValue(statedTexts.address)
    expect(sent).toEqual([])
    await page.unroute(traceCall)
  })
  await test.step('with one it is sent as ciphertext alone', async () => {
    await submit.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.verification_sent_title({}, person))
    expect(sent.map((request) => new URL(request.url()).pathname)).toEqual([
      '/api/techforgood/organization/add',
    ])
    const body: Record<string, string> = sent[0]?.postDataJSON()
    expect(Object.keys(body).sort()).toEqual(['data', 'traceId'])
    const [header = '', , , ciphertext = ''] = body.data?.split('.') ?? []
    expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toMatchObject({
      alg: 'ECDH-ES',
      enc: 'A256CBC-HS512',
      traceId: body.traceId,
    })
    expect(Buffer.from(ciphertext, 'base64url').toString('utf8')).not.toContain(statedTexts.person)
  })
  // The one failed answer was ours.
  expect(person.problems.splice(0).filter((problem) => !/503/.test(problem))).toEqual([])
  expectNoProblems(person)
})
