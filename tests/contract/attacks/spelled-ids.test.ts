import { randomBytes } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { pageRoutes } from '../../../app/route-table.ts'
import { sessionCookie } from '../../../server/cookie-names.ts'
import { appendAudit } from '../../../server/db/audit/audit.ts'
import { hasMade } from '../../../server/domains/second-person.ts'
import { ownedId } from '../../../shared/contract/content/fields.ts'
import { staffRoles } from '../../../shared/rules/staff/roles.ts'
import { openPortal, type TestPortal } from '../../support/portal/portal.ts'
import { startRunning } from '../../support/portal/running-portal.ts'
import { createStaff, type TestAccount } from '../../support/world/actors.ts'
import { uploadPapers } from '../../support/world/verifications.ts'
import { callNamed, callOverHttp, freshAddress, type Input, reasonOf } from '../callers.ts'
import { filledPath, makePageObjects } from '../page-addresses.ts'
import { contentProbes } from '../probes/content-probes.ts'
import { createWorld, type World } from '../world.ts'
import { isUuid, knownSpellings, spellingNames, spellings } from './id-spellings.ts'

const root = join(import.meta.dirname, '../../..')

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal({ content: 'demo', listens: true })
})
afterAll(() => portal.close())

async function send(id: string, { token }: TestAccount, input: Input): Promise<string> {
  return reasonOf(await callOverHttp(portal, callNamed(id), input, { token, address: freshAddress() }))
}

const { capitals } = spellings

describe('trust 52: two administrators, one of whom writes the other’s id in capitals', () => {
  let [one, two]: TestAccount[] = []
  beforeEach(async () => {
    await portal.db.updateTable('staff_members').set({ status: 'ended' }).execute()
    ;[one, two] = [await createStaff(portal, ['administrator']), await createStaff(portal, ['administrator'])]
  })

  it('does not suspend them and stay alone', async () => {
    if (!one || !two) return
    const why = { reason: 'takenOver', words: '登录地点异常' }
    for (const userID of [two.accountId, capitals(two.accountId)])
      expect(await send('suspensionsStaff.suspend', one, { userID, ...why })).toBe('illegalTransition')
    expect(await send('suspensionsStaff.suspend', one, { userID: capitals(one.accountId), ...why })).toBe(
      'ownInterest',
    )
    // An invitation must still need a second person.
    await send('staff.invitationCreate', one, { name: '新同事', roles: ['administrator'] })
    const { confirmed } = await portal.db
      .selectFrom('staff_role_changes')
      .select(({ fn }) => fn.countAll<string>().filterWhere('state', '=', 'confirmed').as('confirmed'))
      .executeTakeFirstOrThrow()
    expect(Number(confirmed)).toBe(0)
  })

  it('does not take the roles of the last one', async () => {
    if (!one || !two) return
    await portal.db
      .updateTable('staff_members')
      .set({ status: 'ended' })
      .where('account_id', '=', two.accountId)
      .execute()
    for (const userID of [one.accountId, capitals(one.accountId)])
      expect(await send('staff.memberRoles', one, { userID, roles: [] })).toBe('illegalTransition')
  })
})

it('trust 52: a member of staff does not remove their last factor by its id in capitals', async () => {
  const person = await createStaff(portal, ['reviewer'])
  await portal.db
    .updateTable('staff_members')
    .set({ totp_confirmed_at: null })
    .where('account_id', '=', person.accountId)
    .execute()
  const { id } = await portal.db
    .insertInto('passkeys')
    .values({
      account_id: person.accountId,
      credential_id: randomBytes(32),
      public_key: randomBytes(77),
      counter: 0,
      transports: [],
      name: '办公室电脑',
      last_used_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const passkeyID of [id, capitals(id)])
    expect(await send('passkeys.remove', person, { passkeyID })).toBe('lastFactor')
})

/** The sources that match a pattern, without tests, migrations and the demo. */
const sourcesWith = (sought: RegExp) =>
  globSync('{app,server,shared}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.test\.tsx?$|server\/db\/(migrations|demo)\//.test(file))
    .filter((file) => sought.test(readFileSync(join(root, file), 'utf8')))
    .sort()

it('trust 52: an id is read in one place alone', () => {
  expect(sourcesWith(/\bz\.(uu|gu)id\(|\[0-9a-f-?\](?:\{8\}|\{36\})/i)).toEqual([
    // Checks only whether an address contains an id: such a page is not reopened after switching teams.
    'app/features/teams/team-menu.tsx',
    // The address of a picture as the editor writes it; a picture with any other address is removed.
    'server/domains/content/sanitise-html.ts',
    // The mark of the brand in the addresses of its pictures: the digest of a few words, of nobody.
    'server/http/routes/brand.ts',
    'shared/contract/content/fields.ts',
    'shared/lib/owned-id.ts',
  ])
})

it('trust 52: what nothing has read is taken for an id out of a row alone', () => {
  expect(sourcesWith(/\bheldId\(|\bas OwnedId\b/)).toEqual([
    'server/domains/imports/work-on-import.jobs.ts',
    'server/domains/sign-in/sessions/resolve-session.ts',
    'server/domains/staff/role-changes/carry-out.ts',
    'shared/lib/owned-id.ts',
  ])
})

it('trust 52: the type checker keeps a text that nothing has read out of the rule of two persons', () => {
  const maker = '0198a2b3-c4d5-7e6f-8a9b-0c1d2e3f4a5b'
  const { id } = z.object({ id: ownedId }).parse({ id: capitals(maker) })
  expect(hasMade([maker], id)).toBe(true)
  // @ts-expect-error: as it was sent, it would seem to be somebody else.
  expect(hasMade([maker], capitals(maker))).toBe(false)
})

describe('trust 52: ids in the addresses of pages', () => {
  it('show the same in capitals, and nothing in any other spelling', { timeout: 240_000 }, async () => {
    const world = await createWorld(portal)
    const objects = await makePageObjects(world)
    const staff = await createStaff(portal, [...staffRoles])
    const running = await startRunning(portal)
    const get = async (path: string, token: string | undefined) => {
      const headers = { 'x-forwarded-for': freshAddress(), cookie: `${sessionCookie}=${token}` }
      const response = await fetch(running.address + path, { headers, redirect: 'manual' })
      return { status: response.status, title: /<title>([^<]*)/.exec(await response.text())?.[1] }
    }
    try {
      for (const page of pageRoutes.filter(({ path }) => isUuid(objects.get(path)))) {
        const id = objects.get(page.path) ?? ''
        // A review is shown to its own judge alone.
        const own = page.path === '/staff/judging/:id' ? 'judge' : 'superAdmin'
        const token = page.access === 'staff' && own !== 'judge' ? staff.token : await world.tokenOf(own)
        const at = (written: string) =>
          filledPath(page.path, new Map([[page.path, encodeURIComponent(written)]]))
        const plain = await get(at(id), token)
        expect([page.path, plain.status]).toEqual([page.path, 200])
        for (const spelling of spellingNames) {
          const answer = await get(at(spellings[spelling](id)), token)
          if (knownSpellings.includes(spelling))
            expect([page.path, spelling, answer]).toEqual([page.path, spelling, plain])
          else expect([page.path, spelling, answer.status]).not.toEqual([page.path, spelling, 200])
        }
      }
    } finally {
      await running.stop()
    }
  })
})

describe('trust 52: ids in the paths of what is no call', () => {
  let world: World
  beforeAll(async () => {
    world = await createWorld(portal)
  })

  async function get(path: string, { token }: TestAccount) {
    const response = await portal.fetch(path, {
      address: freshAddress(),
      cookie: `${sessionCookie}=${token}`,
    })
    return { status: response.status, body: Buffer.from(await response.arrayBuffer()).toString('base64') }
  }

  /** An address in which `{}` stands for the id, and an account that may request it. */
  const doors: [string, (world: World) => Promise<[string, string, TestAccount]>][] = [
    ['a paper of a team', async ({ teamA: { superAdmin } }) => ofFile(await paperOf(superAdmin), superAdmin)],
    ['a picture', async (w) => [...(await pictureIn(w)), w.teamA.superAdmin]],
    ['a survey', async (w) => ['/surveys/{}/zh.csv', (await idsOf(w)).survey, w.staff.editor]],
    ['an import', async (w) => ['/imports/{}/zh.csv', (await idsOf(w)).import, w.staff.editor]],
  ]

  it.each(doors)('%s is found by capitals, and by nothing else', async (_, make) => {
    const [address, id, who] = await make(world)
    const plain = await get(address.replace('{}', id), who)
    expect(plain.status).toBe(200)
    for (const spelling of spellingNames) {
      const answer = await get(address.replace('{}', encodeURIComponent(spellings[spelling](id))), who)
      const isKnown = knownSpellings.includes(spelling)
      expect([spelling, answer.body === plain.body]).toEqual([spelling, isKnown])
    }
  })

  const ofFile = (link: string, who: TestAccount): [string, string, TestAccount] => {
    const [, , id = '', name = ''] = link.split('/')
    return [`/files/{}/${name}`, id, who]
  }

  async function paperOf({ token }: TestAccount): Promise<string> {
    const { certificate } = await uploadPapers(portal, token)
    const { id } = await portal.db
      .selectFrom('files')
      .select('id')
      .where('id', '=', certificate[0] ?? '')
      .executeTakeFirstOrThrow()
    return `/files/${id}/certificate.pdf`
  }

  async function pictureIn(w: World): Promise<[string, string]> {
    const { pictureId } = await contentProbes.pictureSave.existing(w)
    const { name } = await portal.db
      .selectFrom('content_picture_files')
      .select('name')
      .where('picture_id', '=', pictureId)
      .executeTakeFirstOrThrow()
    return [`/pictures/{}/${name}`, pictureId]
  }

  const made = new WeakMap<World, Promise<{ survey: string; import: string }>>()
  async function idsOf(w: World) {
    const known = made.get(w) ?? makeIds(w)
    made.set(w, known)
    return known
  }
  async function makeIds(w: World) {
    const objects = await makePageObjects(w)
    return {
      survey: objects.get('/staff/surveys/:id') ?? '',
      import: objects.get('/staff/imports/:id') ?? '',
    }
  }
})

describe('trust 52: what was written before ids had one spelling', () => {
  it('is found in the audit, whose chain keeps it as it was', async () => {
    const { staff, teamA } = await createWorld(portal)
    const { accountId } = teamA.superAdmin
    await portal.db.transaction().execute((trx) =>
      appendAudit(trx, [
        {
          accountId: staff.administrator.accountId,
          teamId: null,
          requestId: 'earlier',
          kind: 'account.suspended',
          subjectKind: 'account',
          subjectId: capitals(accountId),
          before: null,
          after: null,
        },
      ]),
    )
    const api = await portal.api({ token: staff.administrator.token })
    for (const thing of [accountId, capitals(accountId)]) {
      const { entries } = await api.auditStaff.auditList({ thing })
      expect(entries.map(({ subjectId }) => subjectId)).toContain(capitals(accountId))
    }
    for (const person of [staff.administrator.accountId, capitals(staff.administrator.accountId)])
      expect((await api.auditStaff.auditList({ person, thing: accountId })).entries).toHaveLength(1)
  })
})
