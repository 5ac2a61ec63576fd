import { expect, type Request, type Route } from '@playwright/test'
import * as m from '#messages'
import { arriveWithTeam } from '../../support/browser/arrive-steps.ts'
import { test } from '../../support/browser/browser-test.ts'
import { journeyTeams } from '../../support/browser/journey-teams.ts'
import { expectNoProblems, openPerson, settle, untilIdle } from '../../support/browser/person.ts'
import { fillStatement, statedTexts } from '../../support/browser/team-steps.ts'
import { makeCreditCode } from '../../support/world/make-credit-code.ts'

const traceCall = '**/security/v1/getTraceId'

/** Ways in which a trace id fails, including attempts on the line to get the form sent in plain. */
const failures: Record<string, (route: Route) => Promise<void>> = {
  refused: (route) => route.fulfill({ status: 503, body: '' }),
  'cut off': (route) => route.abort(),
  'too many': (route) => route.fulfill({ status: 429, json: { code: 4290, data: {}, traceId: null } }),
  'a page of a proxy': (route) => route.fulfill({ status: 200, body: '<h1>portal</h1>' }),
  'nothing in it': (route) => route.fulfill({ json: { code: 0, data: null, traceId: null } }),
  'no key': (route) => route.fulfill({ json: { code: 0, data: { traceId: 'x' }, traceId: null } }),
}

test('trust 30: a statement leaves the browser encrypted, and not at all without a trace id', async ({
  browser,
}) => {
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
    for (const [how, answer] of Object.entries(failures)) {
      let asked = 0
      await page.route(traceCall, (route) => {
        asked += 1
        return answer(route)
      })
      await submit.click()
      await expect.poll(() => asked, how).toBeGreaterThan(0)
      // The alert of the last failure is still there, and a second press is ignored until this one is answered.
      await untilIdle(person)
      await expect(page.getByRole('alert'), how).toContainText(m.error_unavailable({}, person))
      await expect(page.getByLabel(m.verification_real_name({}, person))).toHaveValue(statedTexts.person)
      await expect(page.getByLabel(m.verification_address({}, person))).toHaveValue(statedTexts.address)
      expect(sent, how).toEqual([])
      await page.unroute(traceCall)
    }
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
  // The failed responses were caused by the test.
  expect(person.problems.splice(0).filter((problem) => !/503|ERR_FAILED/.test(problem))).toEqual([])
  expectNoProblems(person)
})
