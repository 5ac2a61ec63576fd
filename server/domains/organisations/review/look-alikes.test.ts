import { randomBytes, randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { runAs } from '../../../../tests/support/portal/postgres.ts'
import { testSecrets } from '../../../../tests/support/portal/test-services.ts'
import { createStaff, createTeam } from '../../../../tests/support/world/actors.ts'
import { makeStatement } from '../../../../tests/support/world/verifications.ts'
import { cipherOfSecrets } from '../../../cipher-of-secrets.ts'
import { rotateColumns } from '../../../db/keys/rotate-columns.ts'
import { watchVerifications } from '../watch-verifications.jobs.ts'
import { lookAlikes } from './look-alikes.queries.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

type Facts = Partial<Awaited<ReturnType<typeof makeStatement>>>

/** Facts that are unique, except for the given ones. */
async function send(facts: Facts): Promise<string> {
  const team = await createTeam(portal)
  const unlike = randomBytes(6).toString('hex')
  const { organisationId } = await (await portal.api({ token: team.superAdmin.token })).organisations.add({
    ...(await makeStatement(portal, team)),
    name: `${unlike}`,
    address: `${unlike} 路 7 号`,
    legalRepresentative: `钱${unlike}`,
    contactPhone: `139${randomInt(10_000_000, 99_999_999)}`,
    ...facts,
  })
  return organisationId
}

async function foundFor(organisationId: string) {
  const verifier = await createStaff(portal, ['verifier'])
  const api = await portal.api({ token: verifier.token })
  const { lookAlikes } = await api.organisationsStaff.detail({ organisationId })
  return lookAlikes.map(({ organisationId: id, marks }) => ({ id, marks }))
}

describe('look-alikes', () => {
  it.each([
    [
      'the same name in traditional characters',
      { name: '云江市晨曦助学会' },
      { name: '雲江市晨曦助學會' },
      ['name'],
    ],
    [
      'a name that sounds the same',
      { name: '云江市轻荷读书会' },
      { name: '云江市清和读书会' },
      ['nameSound'],
    ],
    [
      'one character of a name',
      { name: '云江市梧桐公益基金会' },
      { name: '云江市梧桐树公益基金会' },
      ['nameAlike'],
    ],
    [
      'a name within a name',
      { name: '银杏社区服务中心' },
      { name: '云江市滨河区银杏社区服务中心' },
      ['nameAlike'],
    ],
    [
      'the phone, however it is typed',
      { contactPhone: '13700137001' },
      { contactPhone: '+86 137-0013-7001' },
      ['phone'],
    ],
    [
      'a landline, however it is typed',
      { contactPhone: '010-65529988' },
      { contactPhone: '+86 10 6552 9988' },
      ['phone'],
    ],
    [
      'a phone abroad, however it is grouped',
      { contactPhone: '+44 20 7946 0958' },
      { contactPhone: '0044 (20) 79460958' },
      ['phone'],
    ],
    [
      'the address, however it is spaced',
      { address: '云江市南桥路 8 号 2 层' },
      { address: '云江市南桥路8号（2层）' },
      ['address'],
    ],
    [
      'the legal representative',
      { legalRepresentative: '欧阳知微' },
      { legalRepresentative: '欧阳 知微' },
      ['legalRepresentative'],
    ],
  ] as [string, Facts, Facts, string[]][])('are found by %s', async (_, facts, others, marks) => {
    const [one, other] = [await send(facts), await send(others)]
    expect(await foundFor(one)).toEqual([{ id: other, marks }])
    expect(await foundFor(other)).toEqual([{ id: one, marks }])
  })

  it('are not organisations with only the same ending, and block nobody', async () => {
    const one = await send({ name: '青禾公益基金会' })
    await send({ name: '蓝天公益基金会' })
    const [twin] = [await send({ name: '青禾公益基金会', contactPhone: '13700137009' })]
    expect(await foundFor(one)).toEqual([{ id: twin, marks: ['name'] }])
  })

  it('are not volunteer teams at the same address: where those are active is where many are', async () => {
    const address = '云江市东桥路 3 号'
    const [registered, volunteers] = [await send({ address }), await send({ address })]
    expect(await foundFor(registered)).toEqual([{ id: volunteers, marks: ['address'] }])
    await sql`update organisations set entity_type = 'volunteerTeam', credit_code = null, registered_on = null where id = ${volunteers}`.execute(
      portal.db,
    )
    expect(await foundFor(registered)).toEqual([])
    expect(await foundFor(volunteers)).toEqual([])
  })

  it('with the most in common stand first', async () => {
    const shared = { contactPhone: '13700137002', legalRepresentative: '司徒望' }
    const one = await send({ ...shared, name: '沙棘环境研究所' })
    const phone = await send({ contactPhone: shared.contactPhone })
    const all = await send({ ...shared, name: '沙棘環境研究所' })
    expect(await foundFor(one)).toEqual([
      { id: all, marks: ['name', 'phone', 'legalRepresentative'] },
      { id: phone, marks: ['phone'] },
    ])
  })

  it('trust 28: are found after a change of keys, and before it is through', async () => {
    const [one, other] = [
      await send({ contactPhone: '13700137003', address: '云江市北桥路 5 号' }),
      await send({ contactPhone: '13700137003', address: '云江市北桥路5号' }),
    ]
    const added = { id: 'next', key: randomBytes(32) }
    const kept = portal.services.cipher
    portal.services.cipher = cipherOfSecrets({ encryptionKeys: [added, ...testSecrets.encryptionKeys] })
    expect(await foundFor(one)).toEqual([{ id: other, marks: ['phone', 'address'] }])
    await rotateColumns(portal.db, portal.services.cipher, added.id)
    portal.services.cipher = cipherOfSecrets({ encryptionKeys: [added] })
    expect(await foundFor(one)).toEqual([{ id: other, marks: ['phone', 'address'] }])
    portal.services.cipher = cipherOfSecrets({ encryptionKeys: [...testSecrets.encryptionKeys, added] })
    await rotateColumns(portal.db, portal.services.cipher, testSecrets.encryptionKeys[0]?.id ?? '')
    portal.services.cipher = kept
  })

  it('from before they were compared are filled in', async () => {
    const [one, other] = [
      await send({ name: '石榴籽语言中心', contactPhone: '13700137004' }),
      await send({ name: '石榴子语言中心', contactPhone: '13700137004' }),
    ]
    await sql`update organisations set name_sound = null, contact_phone_index = null, name_key = name
      where id = ${other}`.execute(portal.db)
    expect(await foundFor(one)).toEqual([{ id: other, marks: ['nameAlike'] }])
    await watchVerifications(portal.services, {}, 'test')
    expect(await foundFor(one)).toEqual([{ id: other, marks: ['nameSound', 'phone'] }])
  })

  it('are sought in indexes among thousands', async () => {
    const team = await createTeam(portal)
    for (let first = 1; first < 6000; first += 1000) {
      await sql`insert into organisations
        (reference, team_id, submitted_by, entity_type, name, name_key, name_sound, credit_code, state,
          contact_phone_index, address_index, legal_representative_index)
        select 'M' || n, ${team.teamId}, ${team.superAdmin.accountId}, 'foundation', 'M' || n, md5(n::text),
          md5(n::text), 'C' || n, 'verified', 'p' || n, 'a' || n, 'l' || n
        from generate_series(${first}::integer, ${first + 999}::integer) n`.execute(portal.db)
    }
    await runAs(portal.ownerUrl, ['vacuum analyze organisations'])
    const query = lookAlikes(portal.db, {
      id: team.teamId,
      creditCode: 'C7',
      nameKey: '云江市梧桐公益基金会',
      nameSound: 'yunjiangshi',
      isRegistered: true,
      phone: ['p7', 'p8'],
      address: ['a7'],
      legalRepresentative: ['l7'],
    })
    const { rows } = await portal.db.executeQuery<Record<string, string>>({
      ...query,
      sql: `explain ${query.sql}`,
    })
    const plan = rows.map((row) => Object.values(row)[0]).join('\n')
    expect(plan).not.toContain('Seq Scan')
    for (const index of [
      'any_code',
      'name',
      'name_sound',
      'like_name',
      'contact_phone_index',
      'address_index',
    ])
      expect(plan).toMatch(new RegExp(`organisations_${index}\\b`))
  })
})
