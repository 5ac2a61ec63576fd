import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { maskPhone } from '../../../../shared/lib/text/masking.ts'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import {
  askForCode,
  cookieHeaderOf,
  newAddress,
  newBrowser,
  plantCode,
  publishConsentTexts,
  tryCode,
} from '../../../../tests/support/sign-in.ts'
import { createTeam } from '../../../../tests/support/world/actors.ts'
import { countUse } from '../../../db/limits.queries.ts'
import { limitsAbroad, parseMobilePhone } from '../../../parse-mobile-phone.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
  await publishConsentTexts(portal)
})
afterAll(() => portal.close())

describe('a number as people type it', () => {
  it.each([
    ['13800138000', '+8613800138000'],
    ['+86 138 0013 8000', '+8613800138000'],
    ['+852 5123 4567', '+85251234567'],
    ['＋４４ 7911 123456', '+447911123456'],
    ['0044 7911 123456', '+447911123456'],
    ['+1 (415) 555-2671', '+14155552671'],
  ])('%s is %s', (typed, expected) => expect(parseMobilePhone(typed)).toBe(expected))

  it.each([
    ['of the mainland with a digit too few', '1380013800'],
    ['of the mainland that no mobile has', '+86 10 6552 9988'],
    ['abroad without its code', '7911 123456'],
    ['abroad that no mobile has', '+44 20 7946 0958'],
    ['of no country', '+999 123 456 789'],
    ['of a satellite', '+870 773 111 632'],
    ['with an extension', '+44 7911 123456 ext. 3'],
    ['in a sentence', 'call +44 7911 123456 now'],
  ])('%s is refused', (_, typed) => {
    expect(() => parseMobilePhone(typed)).toThrowError(expect.objectContaining({ reason: 'invalidInput' }))
  })
})

describe('somebody with a phone abroad', () => {
  it('signs in, is known again however the number is typed, and is shown masked', async () => {
    const browser = newBrowser()
    const typed = '+44 7911 123456'
    expect((await askForCode(portal, typed, { browser, address: newAddress() })).code).toBe(0)
    await plantCode(portal, '+447911123456', browser, '135790')
    const answer = await tryCode(portal, '0044 7911123456', '135790', { browser })
    expect(answer).toMatchObject({ code: 0, data: { isNew: true } })
    const session = /__Host-yisun_session=([^;]+)/.exec(cookieHeaderOf(answer.cookies))?.[1] ?? ''
    const ways = await (await portal.api({ token: session })).waysIn.overview({})
    expect(ways.phone).toBe('447****3456')
    expect(maskPhone('+8613800138000')).toBe('138****8000')
  })

  it('is invited into a team by that number', async () => {
    const team = await createTeam(portal)
    const api = await portal.api({ token: team.superAdmin.token })
    const input = { TeamID: team.teamId, role: 'member' as const, phone: '+852 5123 4567' }
    expect((await api.teams.invitationCreate(input)).phone).toBe('852****4567')
  })
})

describe('text messages abroad (trust 3)', () => {
  it('are counted by country and in all, those of the mainland are not', () => {
    expect(limitsAbroad('+8613800138000', 'code')).toEqual([])
    expect(limitsAbroad('+447911123456', 'code').map(({ key }) => key)).toEqual([
      'code:country:44',
      'code:abroad',
    ])
  })

  it('end for a country where its day is used up, while others go on', async () => {
    const [country] = limitsAbroad('+33612345678', 'code')
    if (!country) throw new Error('no limit')
    await countUse(portal.db, country, country.most)
    const ask = (phone: string) => askForCode(portal, phone, { browser: newBrowser(), address: newAddress() })
    expect((await ask('+33 6 12 34 56 78')).status).toBe(429)
    expect((await ask('+49 1512 3456789')).code).toBe(0)
    expect((await ask('13911112222')).code).toBe(0)
  })
})
