import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLog } from '../../../server/log.ts'
import { openPortal, type TestPortal } from '../../support/portal/portal.ts'
import { runAs } from '../../support/portal/postgres.ts'
import { newAddress } from '../../support/sign-in.ts'
import { createAccount, createMember, createStaff, createTeam } from '../../support/world/actors.ts'
import { createApplication } from '../../support/world/applications.ts'
import { createArticle, createLabel } from '../../support/world/articles.ts'
import { sendFeedback } from '../../support/world/feedback.ts'
import { requestChange } from '../../support/world/super-admin-changes.ts'
import { draftSurvey } from '../../support/world/surveys.ts'
import { sendVerification, verifyTeam } from '../../support/world/verifications.ts'

let portal: TestPortal
let label: string
const lines: string[] = []
beforeAll(async () => {
  const log = createLog({ isDemo: false }, { write: (line) => void lines.push(line) })
  portal = await openPortal({ log })
  label = await createLabel(portal)
})
afterAll(() => portal.close())

/** What a job does to each of many rows. */
type Each = {
  queue: Parameters<TestPortal['services']['enqueue']>[1]
  table: string
  key?: 'id' | 'number' | 'account_id'
  payload?: object
  /** Creates one item through the API and returns its key. */
  make(): Promise<string>
  /** Moves the item's due time to now; omitted where it is due anyway. */
  come?: RawBuilder<unknown>
  isDone: RawBuilder<boolean>
}

const application = (state: Parameters<typeof createApplication>[1]) => async () =>
  (await createApplication(portal, state)).applicationId
const verified = async () => (await verifyTeam(portal)).organisationId
const sent = async () => (await sendVerification(portal)).organisationId
const ticket = async () =>
  (await sendFeedback(portal, await portal.api({ address: newAddress() }), { contact: 'reed@example.org' }))
    .ticketId

const endIn = (days: number) => sql`verified_until = current_date + ${days}::integer, state = 'due_renewal'`
const isGone = (table: string) =>
  sql<boolean>`not exists (select from ${sql.table(table)} other where other.id = t.id)`

const surveyOfTwo: { surveyId?: string } = {}

const each: Record<string, Each> = {
  'a correction that did not come': {
    queue: 'application-deadlines',
    table: 'applications',
    make: application('needs_correction'),
    come: sql`correction_due_at = now() - interval '1 day'`,
    isDone: sql`state = 'withdrawn'`,
  },
  'a grant that has run out': {
    queue: 'application-deadlines',
    table: 'applications',
    make: application('active'),
    come: sql`granted_until = current_date - 2`,
    isDone: sql`state = 'expired'`,
  },
  'a draft that is about to go': {
    queue: 'application-deadlines',
    table: 'applications',
    make: application('draft'),
    come: sql`saved_at = now() - interval '84 days'`,
    isDone: sql`draft_warned_at is not null`,
  },
  'a verification whose renewal falls due': {
    queue: 'watch-verifications',
    table: 'organisations',
    make: verified,
    come: sql`verified_until = current_date + 40`,
    isDone: sql`state = 'due_renewal'`,
  },
  'a verification whose team is reminded': {
    queue: 'watch-verifications',
    table: 'organisations',
    make: verified,
    come: endIn(20),
    isDone: sql`reminded_days is not null`,
  },
  'a verification that ends': {
    queue: 'watch-verifications',
    table: 'organisations',
    make: verified,
    come: endIn(-1),
    isDone: sql`state <> 'due_renewal'`,
  },
  'a verification that nobody went on with': {
    queue: 'watch-verifications',
    table: 'organisations',
    make: sent,
    come: sql`state = 'returned', decided_at = now() - interval '100 days',
      papers_warned_at = now() - interval '8 days'`,
    isDone: sql`state <> 'returned'`,
  },
  'an organisation from before it was compared': {
    queue: 'watch-verifications',
    table: 'organisations',
    make: sent,
    come: sql`name_sound = null`,
    isDone: sql`name_sound is not null`,
  },
  'a complaint that was answered': {
    queue: 'feedback-clock',
    table: 'feedback_tickets',
    make: ticket,
    come: sql`state = 'answered', answered_at = now() - interval '100 days'`,
    isDone: sql`state = 'closed'`,
  },
  'the contact of a closed complaint': {
    queue: 'feedback-clock',
    table: 'feedback_tickets',
    make: ticket,
    come: sql`state = 'closed', due_on = null, closed_at = now() - interval '200 days'`,
    isDone: sql`contact_removed_at is not null`,
  },
  'the words of a closed complaint': {
    queue: 'feedback-clock',
    table: 'feedback_tickets',
    make: ticket,
    come: sql`state = 'closed', due_on = null, closed_at = now() - interval '4 years',
      contact_removed_at = now(), contact_channel = null, contact_encrypted = null`,
    isDone: sql`wiped_at is not null`,
  },
  'a text whose time has come': {
    queue: 'publish-due',
    table: 'content_texts',
    key: 'number',
    make: async () => {
      const { number, version } = await createArticle(portal, { label })
      const api = await portal.api({ token: (await createStaff(portal, ['editor'])).token })
      const publishAt = new Date(Date.now() + 3600_000).toISOString()
      const move = { collection: 'articles', number, version, language: 'zh', move: 'schedule' } as const
      await api.contentStaff.textMove({ ...move, publishAt })
      return number
    },
    come: sql`publish_at = case when state = 'scheduled' then now() - interval '1 second' end`,
    isDone: sql`language = 'en' or state = 'published'`,
  },
  'a change of a super admin that nobody answered': {
    queue: 'watch-super-admin-changes',
    table: 'super_admin_changes',
    make: async () => (await requestChange(portal)).changeId,
    come: sql`cooling_until = current_date - 2`,
    isDone: sql`state = 'deciding'`,
  },
  'a hand-over that nobody answered': {
    queue: 'lapse-hand-overs',
    table: 'team_hand_overs',
    make: async () => {
      const { teamId, superAdmin } = await createTeam(portal)
      const { accountId: userID } = await createMember(portal, teamId, 'member')
      const api = await portal.api({ token: superAdmin.token })
      return (await api.handOvers.offer({ TeamID: teamId, userID })).handOverID
    },
    come: sql`offered_at = now() - interval '15 days'`,
    isDone: isGone('team_hand_overs'),
  },
  'a request to join that nobody answered': {
    queue: 'sweep-expired',
    table: 'team_join_requests',
    make: async () => {
      const { organisationId } = await sendVerification(portal)
      const { teams } = await portal.api({ token: (await createAccount(portal)).token })
      return (await teams.applyJoinTeamMessage({ organisationId, name: '苏澄' })).requestID
    },
    come: sql`created_at = now() - interval '40 days'`,
    isDone: sql`state = 'lapsed'`,
  },
  'a package of data whose time is over': {
    queue: 'sweep-exports',
    table: 'account_exports',
    make: async () => {
      const { accountId: account_id } = await createAccount(portal)
      const made = await portal.db
        .insertInto('account_exports')
        .values({ account_id, language: 'zh', storage_key: `exports/${account_id}`, ready_at: new Date() })
        .returning('id')
        .executeTakeFirstOrThrow()
      return made.id
    },
    come: sql`expires_at = now() - interval '1 hour'`,
    isDone: sql`storage_key is null`,
  },
  'somebody whom a survey asks': {
    queue: 'send-survey',
    table: 'survey_recipients',
    key: 'account_id',
    payload: surveyOfTwo,
    make: async () => {
      const { accountId } = await createStaff(portal, ['verifier'])
      if (!surveyOfTwo.surveyId) {
        const { surveyId } = await draftSurvey(portal, { kind: 'staffRoles', roles: ['verifier'] })
        await sql`update surveys set state = 'open', opened_at = now() where id = ${surveyId}`.execute(
          portal.db,
        )
        surveyOfTwo.surveyId = surveyId
      }
      const { surveyId: survey_id } = surveyOfTwo
      await portal.db.insertInto('survey_recipients').values({ survey_id, account_id: accountId }).execute()
      return accountId
    },
    isDone: sql`told_at is not null`,
  },
}

/** Makes every change of a row fail, as a repair by hand might; the database's error quotes a phone. */
const poison = (table: string, key: string, id: string) =>
  runAs(portal.ownerUrl, [
    `create or replace function poisoned() returns trigger language plpgsql as $$
      begin perform ('转 13912345678')::uuid; return old; end $$`,
    `create trigger poisoned before update or delete on ${table} for each row
      when (old.${key}::text = '${id}') execute function poisoned()`,
  ])

async function work(queue: Each['queue'], payload: object): Promise<void> {
  await portal.services.enqueue(portal.db, queue, payload)
  expect((await portal.runJobs()).failures).toEqual([])
}

const stuckNow = () => portal.db.selectFrom('stuck_items').select(['task', 'item']).execute()
const passDays = (days: number) =>
  sql`update stuck_items set since = since - make_interval(days => ${days}),
    failed_at = failed_at - make_interval(days => ${days})`.execute(portal.db)

describe.each(Object.entries(each))(
  'trust 54: %s',
  (_, { queue, table, key = 'id', payload = {}, ...item }) => {
    it('that fails blocks none of the others, is logged without values, retried and done', async () => {
      lines.splice(0)
      const keys = [await item.make(), await item.make()] as const
      const [first] = keys
      if (item.come)
        await sql`update ${sql.table(table)} set ${item.come}
        where ${sql.ref(key)}::text = any(${[...keys]}::text[])`.execute(portal.db)
      const done = async () =>
        Promise.all(
          keys.map(async (id) => {
            const { rows } = await sql`select from ${sql.table(table)} t
            where ${sql.ref(key)}::text = ${id} and not (${item.isDone})`.execute(portal.db)
            return rows.length === 0
          }),
        )
      expect(await done()).toEqual([false, false])
      await poison(table, key, first)
      await work(queue, payload)
      expect(await done()).toEqual([false, true])
      const told = lines.filter((line) => line.includes('one of many was not done'))
      expect(told).toHaveLength(1)
      expect(told[0]).toContain(first)
      expect(lines.join('\n')).not.toContain('13912345678')
      // The failed item is not tried again before it is due.
      await work(queue, payload)
      expect(lines.filter((line) => line.includes('one of many was not done'))).toHaveLength(1)
      await runAs(portal.ownerUrl, [`drop trigger poisoned on ${table}`])
      await passDays(1)
      await work(queue, payload)
      expect(await done()).toEqual([true, true])
      expect(await stuckNow()).toEqual([])
    })
  },
)

describe('trust 54: a step of the hourly cleaning', () => {
  it('that fails blocks none of the steps after it, and staff are told once, the next day', async () => {
    const { token } = await createStaff(portal, ['administrator'])
    const notices = async () =>
      (await (await portal.api({ token })).messages.describeMessageList({})).list
        .filter(({ title }: { title: string }) => title === '有一项自动处理没能完成')
        .map(({ body }: { body: string }) => body)
    await sql`insert into rate_limits (key, window_start, window_end, count)
      values ('poisoned', now() - interval '2 days', now() - interval '2 days', 1)`.execute(portal.db)
    const { accountId: viewed_account_id } = await createAccount(portal)
    const { accountId: viewer_account_id } = await createStaff(portal, ['reviewer'])
    await sql`insert into data_views (viewed_account_id, viewer_account_id, what, subject_id, reference, at)
      values (${viewed_account_id}, ${viewer_account_id}, 'application', gen_random_uuid(), 'YS-1',
        now() - interval '4 years')`.execute(portal.db)
    await poison('rate_limits', 'key', 'poisoned')
    await work('sweep-expired', {})
    expect((await sql`select from data_views`.execute(portal.db)).rows).toEqual([])
    expect(await stuckNow()).toEqual([{ task: 'sweep-expired', item: 'limits' }])
    expect(await notices()).toEqual([])
    for (const _ of [1, 2]) {
      await passDays(1)
      await work('sweep-expired', {})
      expect(await notices()).toEqual([expect.stringContaining('“清理过期数据”里有一项')])
    }
    await runAs(portal.ownerUrl, ['drop trigger poisoned on rate_limits'])
  })
})
