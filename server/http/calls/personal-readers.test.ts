import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { openSecuredClient } from '../../../tests/support/secured-call.ts'
import { newBrowser } from '../../../tests/support/sign-in.ts'
import {
  createMember,
  createStaff,
  type TestAccount,
  type TestTeam,
} from '../../../tests/support/world/actors.ts'
import { makeStatement, sendVerification } from '../../../tests/support/world/verifications.ts'
import { sessionCookie } from '../../cookie-names.ts'
import { indexedCalls } from './call-index.ts'
import { hasPersonal } from './personal-answers.ts'

let portal: TestPortal
let team: TestTeam
let organisationId: string
const people: Record<string, TestAccount> = {}
const facts = {
  address: '青州市河东路 18 号',
  legalRepresentative: '欧阳芦苇',
  contactName: '司马江河',
  contactPhone: '13912345678',
}

beforeAll(async () => {
  portal = await openPortal()
  const sent = await sendVerification(portal)
  team = sent.team
  people.owner = await createMember(portal, team.teamId, 'admin')
  people.admin = await createMember(portal, team.teamId, 'admin')
  people.member = await createMember(portal, team.teamId, 'member')
  people.superAdmin = team.superAdmin
  const { organisations } = await portal.api({ token: team.superAdmin.token })
  await organisations.withdraw({
    ...{ TeamID: team.teamId, organisationId: sent.organisationId, version: sent.version },
  })
  const api = await portal.api({ token: people.owner.token })
  const statement = await makeStatement(portal, { ...team, superAdmin: people.owner })
  organisationId = (await api.organisations.add({ ...statement, ...facts, realName: '上官清泉' }))
    .organisationId
  for (const person of Object.values(people)) {
    await (await portal.api({ token: person.token })).usercenter.profileupdate({
      name: `诸葛${person.phone.slice(-4)}`,
    })
  }
})
afterAll(() => portal.close())

/** A person's response to a secured call over HTTP, with all personal texts decrypted by their browser. */
async function read(person: TestAccount | undefined, path: string, input: object): Promise<string> {
  const client = openSecuredClient(portal, {
    browser: newBrowser(),
    cookie: `${sessionCookie}=${person?.token}`,
  })
  const answer = await client.sendSealed(path, input)
  expect(answer.code).toBe(0)
  return JSON.stringify(await client.open(answer))
}

const pathOf = (id: string) => indexedCalls.find((one) => one.id === id)?.call.path ?? ''

/* Every personal text is checked, for every kind of reader of every call. */
describe('trust 31: personal texts are full for their owner, the super admin and a reveal with a reason', () => {
  it.each(['organisations.detail', 'organisations.list'])('%s', async (id) => {
    const input = id === 'organisations.detail' ? { organisationId } : {}
    const said = [...Object.values(facts), '上官清泉'].filter(
      (text) => id.endsWith('detail') || text === facts.contactName,
    )
    for (const name of ['owner', 'superAdmin']) {
      const text = await read(people[name], pathOf(id), input)
      expect(said.filter((one) => !text.includes(one))).toEqual([])
    }
    for (const name of ['member', 'admin']) {
      const text = await read(people[name], pathOf(id), input)
      expect(said.filter((one) => text.includes(one))).toEqual([])
      expect(text).toContain('司***')
    }
  })

  it('names of colleagues, and of who leads the team', async () => {
    const nameOf = (who: string) => `诸葛${people[who]?.phone.slice(-4)}`
    const names = Object.keys(people).map(nameOf)
    const shownTo = async (who: string) => {
      const text = await read(people[who], pathOf('usercenter.memberlist'), { page: 1 })
      return names.filter((name) => text.includes(name))
    }
    expect((await shownTo('superAdmin')).sort()).toEqual([...names].sort())
    expect(await shownTo('member')).toEqual([nameOf('member')])
    expect(await shownTo('admin')).toEqual([nameOf('admin')])
    expect(await read(people.member, pathOf('usercenter.teaminfo'), {})).not.toContain(nameOf('superAdmin'))
    expect(await read(people.superAdmin, pathOf('usercenter.teaminfo'), {})).toContain(nameOf('superAdmin'))
    expect(await read(people.member, pathOf('usercenter.info'), {})).toContain(people.member?.phone)
  })

  it('whether somebody may act, shown to who leads the team', async () => {
    const asked = { UserId: people.owner?.accountId }
    const shown = (who: string) => read(people[who], pathOf('organisations.detailUserVerification'), asked)
    expect(await shown('superAdmin')).toContain('上官清泉')
    expect(await shown('owner')).toContain('上官清泉')
    expect(await shown('admin')).not.toContain('上官清泉')
  })

  it('staff read them in full by calls alone that take a reason', async () => {
    const full = indexedCalls.filter(
      ({ call }) => call.access === 'staff' && call.secured !== 'none' && hasPersonal(call.output),
    )
    expect(full.length).toBeGreaterThanOrEqual(5)
    for (const { id, call } of full) {
      const { shape } = call.input as z.ZodObject
      expect([id, call.effect, Object.keys(shape)]).toEqual([id, 'write', expect.arrayContaining(['reason'])])
      expect([id, (shape.reason as z.ZodType).safeParse('').success]).toEqual([id, false])
    }
    const staff = await createStaff(portal, ['verifier'])
    const detail = await (await portal.api({ token: staff.token })).organisationsStaff.detail({
      organisationId,
    })
    expect(JSON.stringify(detail)).not.toContain(facts.contactPhone)
  })
})
