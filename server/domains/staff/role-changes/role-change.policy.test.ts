import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { heldId } from '../../../../shared/lib/owned-id.ts'
import type { Privilege } from '../../../../shared/rules/staff/privileges.ts'
import type { RoleKey } from '../../../../shared/rules/staff/roles.ts'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { createPeople } from '../../../../tests/support/world/actors.ts'
import { effectOf } from './effect.ts'
import { gainersOf, hindranceOf, requireConfirmer } from './role-change.policy.ts'
import type { RoleChangeRow } from './role-change.queries.ts'

type Name = 'one' | 'two' | 'editor'

let portal: TestPortal
let ids: Record<Name, string>
beforeAll(async () => {
  portal = await openPortal()
  const [one, two, editor] = await createPeople(portal, [
    { staffRoles: ['administrator'] },
    { staffRoles: ['administrator'] },
    { staffRoles: ['editor'] },
  ])
  if (!one || !two || !editor) throw new Error('No staff')
  ids = { one: one.accountId, two: two.accountId, editor: editor.accountId }
})
afterAll(() => portal.close())

/** The roles each person holds before the change. */
const held: Record<Name, RoleKey[]> = { one: ['administrator'], two: ['administrator'], editor: ['editor'] }

/** A change as requested at this moment, by which somebody gains or loses rights. */
async function changeOf(asker: Name, member: Name, roles: RoleKey[]): Promise<RoleChangeRow> {
  const wanted = { kind: 'memberRoles', member_id: ids[member], role_key: null, after: { roles } } as const
  const effect = await effectOf(portal.db, wanted)
  return { ...wanted, ...effect, asked_by: ids[asker] } as RoleChangeRow
}

type Case = [reader: Name, asker: Name, gainer: Name | 'nobody', hindrance: string | null, answer: string]

/** Confirmer, requester, gainer, the hindrance shown to the reader, and the result of confirming. */
describe('of the administrators one and two', () => {
  it.each<Case>([
    ['one', 'one', 'nobody', 'mine', 'secondPersonNeeded'],
    ['one', 'one', 'one', 'mine', 'secondPersonNeeded'],
    ['one', 'one', 'two', 'mine', 'secondPersonNeeded'],
    ['one', 'one', 'editor', 'mine', 'secondPersonNeeded'],
    ['two', 'one', 'nobody', null, 'allowed'],
    ['two', 'one', 'one', 'gain', 'ownInterest'],
    ['two', 'one', 'two', 'gain', 'ownInterest'],
    ['two', 'one', 'editor', null, 'allowed'],
    ['editor', 'one', 'nobody', null, 'notAvailable'],
    ['editor', 'one', 'one', 'gain', 'notAvailable'],
    ['editor', 'one', 'two', null, 'notAvailable'],
    ['editor', 'one', 'editor', 'gain', 'notAvailable'],
    ['two', 'editor', 'nobody', 'askerLeft', 'conflict'],
    ['two', 'editor', 'one', 'askerLeft', 'conflict'],
    ['two', 'editor', 'two', 'askerLeft', 'conflict'],
    ['two', 'editor', 'editor', 'askerLeft', 'conflict'],
    ['editor', 'editor', 'nobody', 'mine', 'notAvailable'],
    ['editor', 'editor', 'one', 'mine', 'notAvailable'],
    ['editor', 'editor', 'editor', 'mine', 'notAvailable'],
  ])(
    '%s reads what %s asked, from which %s gains: %s; %s',
    async (reader, asker, gainer, hindrance, answer) => {
      const change =
        gainer === 'nobody'
          ? await changeOf(asker, 'editor', [])
          : await changeOf(asker, gainer, [...held[gainer], 'reviewer'])
      const administrators = [ids.one, ids.two]
      const readerId = heldId(ids[reader])
      expect(await hindranceOf(portal.db, change, administrators, readerId)).toBe(hindrance)
      const said = requireConfirmer(portal.db, change, administrators, readerId).then(
        () => 'allowed',
        (error: { reason: string }) => error.reason,
      )
      expect(await said).toBe(answer)
    },
  )

  it.each<Name>(['two', 'editor'])(
    'a change of %s that starts from roles they no longer hold is stale',
    async (gainer) => {
      const change = await changeOf('one', gainer, [...held[gainer], 'reviewer'])
      const stale = { ...change, before: { roles: ['supportAgent' as const] } }
      const administrators = [ids.one, ids.two]
      const readerId = heldId(ids.two)
      expect(await hindranceOf(portal.db, stale, administrators, readerId)).toBe('stale')
      await expect(requireConfirmer(portal.db, stale, administrators, readerId)).rejects.toMatchObject({
        reason: 'conflict',
      })
    },
  )
})

/** Member, role, rights gained, and the people who could do more afterwards. */
it.each<[Name | null, RoleKey | null, Privilege[], Name[]]>([
  ['editor', null, [], []],
  ['editor', null, ['readAudit'], ['editor']],
  ['editor', 'editor', ['readAudit'], ['editor']],
  [null, null, ['readAudit'], []],
  [null, 'editor', [], []],
  [null, 'editor', ['editContent'], []],
  [null, 'editor', ['editContent', 'readAudit'], ['editor']],
  [null, 'reviewer', ['readAudit'], []],
])(
  'a change of %s, of the role %s, that gives %s makes %s gain',
  async (member, role_key, gained, gainers) => {
    const change = { member_id: member && ids[member], role_key, gained }
    expect(await gainersOf(portal.db, change)).toEqual(gainers.map((name) => ids[name]))
  },
)
