import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { endOfTerm } from '../../../db/retention.ts'

/** The advisory lock class that serialises everything about one phone. */
const phoneLock = 4_202

/**
 * Whose tries are counted together: those of one browser that has signed in with this phone before, or those
 * of all other browsers. So strangers cannot use up the owner's tries.
 */
export type Allowance = { phoneIndexes: string[]; browserHash: Buffer; isKnownBrowser: boolean }

/** Waits for other requests and tries of this phone's codes; held until the transaction ends. */
export async function lockPhone(db: Db, phoneIndex: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${phoneLock}, hashtext(${phoneIndex}))`.execute(db)
}

/** The ages in seconds of the last day's codes, newest first, as many as any limit needs. */
export async function listCodeAges(db: Db, allowance: Allowance): Promise<number[]> {
  const rows = await codesOf(db, allowance)
    .select(sql<number>`extract(epoch from clock_timestamp() - created_at)::float8`.as('age'))
    .where(sql<boolean>`created_at > now() - interval '1 day'`)
    .orderBy('created_at', 'desc')
    .limit(10)
    .execute()
  return rows.map((row) => row.age)
}

/**
 * Wrong tries in the last hour, and the seconds until the oldest stop counting. A code's tries lie within ten
 * minutes, so counting all of a code whose last try is recent only errs towards refusing.
 */
export async function countFailures(db: Db, allowance: Allowance) {
  const row = await codesOf(db, allowance)
    .select([
      sql<number>`coalesce(sum(failures), 0)::int`.as('count'),
      sql<number>`coalesce(ceil(extract(epoch from min(last_failed_at) + interval '1 hour' - now())), 0)::int`.as(
        'seconds_left',
      ),
    ])
    .where(sql<boolean>`last_failed_at > now() - interval '1 hour'`)
    .executeTakeFirstOrThrow()
  return { count: row.count, secondsLeft: row.seconds_left }
}

function codesOf(db: Db, { phoneIndexes, browserHash, isKnownBrowser }: Allowance) {
  const codes = db
    .selectFrom('one_time_codes')
    .where('phone_index', 'in', phoneIndexes)
    .where('is_known_browser', '=', isKnownBrowser)
  return isKnownBrowser ? codes.where('browser_hash', '=', browserHash) : codes
}

export async function insertCode(
  db: Db,
  code: {
    phone_index: string
    browser_hash: Buffer
    is_known_browser: boolean
    purpose: string
    code_hash: Buffer
    asked_by: Buffer | null
  },
  lifeSeconds: number,
): Promise<void> {
  await db
    .insertInto('one_time_codes')
    .values({
      ...code,
      expires_at: sql<Date>`now() + make_interval(secs => ${lifeSeconds})`,
      last_failed_at: null,
      closed_at: null,
      tried_by: null,
    })
    .execute()
}

/** The code that this browser may try now; undefined if there is none, or its tries are used up. */
export async function findLiveCode(db: Db, ref: CodeRef, triesPerCode: number) {
  return codesHere(db, ref)
    .select(['id', 'code_hash', 'failures'])
    .where('closed_at', 'is', null)
    .where('failures', '<', triesPerCode)
    .where(sql<boolean>`expires_at > now()`)
    .orderBy('created_at', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
}

export async function recordFailure(db: Db, codeId: string, triedBy: Buffer | null): Promise<void> {
  await db
    .updateTable('one_time_codes')
    .set({ failures: sql`failures + 1`, last_failed_at: sql<Date>`clock_timestamp()`, tried_by: triedBy })
    .where('id', '=', codeId)
    .execute()
}

/** Records which form used a code, so that the repeated form finds its result. */
export async function recordUse(db: Db, codeId: string, triedBy: Buffer): Promise<void> {
  await db.updateTable('one_time_codes').set({ tried_by: triedBy }).where('id', '=', codeId).execute()
}

/** The code that this form last tried with these digits; undefined if none. */
export async function findTriedCode(db: Db, ref: CodeRef, triedBy: Buffer) {
  return codesHere(db, ref)
    .select(['id', 'failures', 'closed_at'])
    .where('tried_by', '=', triedBy)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Whether this form asked, within the last seconds, for a code that is still open. */
export async function isAskedFor(
  db: Db,
  ref: CodeRef,
  askedBy: Buffer,
  withinSeconds: number,
): Promise<boolean> {
  const row = await codesHere(db, ref)
    .select('id')
    .where('asked_by', '=', askedBy)
    .where('closed_at', 'is', null)
    .where(sql<boolean>`created_at > clock_timestamp() - make_interval(secs => ${withinSeconds})`)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether this browser has asked for a code of this phone within the last day. */
export async function hasAskedHere(db: Db, ref: CodeRef): Promise<boolean> {
  const row = await codesHere(db, ref)
    .select('id')
    .where(sql<boolean>`created_at > now() - interval '1 day'`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

type CodeRef = { phoneIndexes: string[]; browserHash: Buffer; purpose: string }

/** Codes that this browser asked for. */
function codesHere(db: Db, { phoneIndexes, browserHash, purpose }: CodeRef) {
  return db
    .selectFrom('one_time_codes')
    .where('phone_index', 'in', phoneIndexes)
    .where('browser_hash', '=', browserHash)
    .where('purpose', '=', purpose)
}

/** Closes a browser's open codes for a phone: a newer one replaces them, or one was used. */
export async function closeCodes(db: Db, ref: CodeRef): Promise<void> {
  await db
    .updateTable('one_time_codes')
    .set({ closed_at: sql<Date>`now()` })
    .where('phone_index', 'in', ref.phoneIndexes)
    .where('browser_hash', '=', ref.browserHash)
    .where('purpose', '=', ref.purpose)
    .where('closed_at', 'is', null)
    .execute()
}

/** Codes are kept for a day, the longest period of a limit. */
export async function removeOldCodes(db: Db): Promise<void> {
  await db.deleteFrom('one_time_codes').where('created_at', '<', endOfTerm('codes')).execute()
}

/** Whether this browser has signed in with a phone before; the query is the same for unknown phones. */
export async function isKnownBrowser(db: Db, phoneIndexes: string[], browserHash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('known_browsers')
    .innerJoin('accounts', 'accounts.id', 'known_browsers.account_id')
    .select('known_browsers.account_id')
    .where('accounts.phone_index', 'in', phoneIndexes)
    .where('known_browsers.browser_hash', '=', browserHash)
    .executeTakeFirst()
  return row !== undefined
}

export async function keepKnownBrowser(db: Db, accountId: string, browserHash: Buffer): Promise<void> {
  await db
    .insertInto('known_browsers')
    .values({ account_id: accountId, browser_hash: browserHash })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'browser_hash']).doUpdateSet({ last_signed_in_at: sql<Date>`now()` }),
    )
    .execute()
}

/** The number of other browsers in which an account has signed in, and whether it has in this one. */
export async function countKnownBrowsers(db: Db, accountId: string, browserHash: Buffer) {
  const row = await db
    .selectFrom('known_browsers')
    .select([
      sql<number>`(count(*) filter (where browser_hash <> ${browserHash}))::int`.as('others'),
      sql<boolean>`coalesce(bool_or(browser_hash = ${browserHash}), false)`.as('isKnown'),
    ])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return row
}

/** The active account that last signed in in this browser. */
export async function findLastOfBrowser(db: Db, browserHash: Buffer): Promise<string | undefined> {
  const row = await db
    .selectFrom('known_browsers')
    .innerJoin('accounts', 'accounts.id', 'known_browsers.account_id')
    .select('known_browsers.account_id')
    .where('known_browsers.browser_hash', '=', browserHash)
    .where('accounts.status', '=', 'active')
    .orderBy('known_browsers.last_signed_in_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.account_id
}

/** Forgets an account's browsers except one: they were known for a phone it no longer has. */
export async function forgetOtherBrowsers(db: Db, accountId: string, browserHash: Buffer): Promise<void> {
  await db
    .deleteFrom('known_browsers')
    .where('account_id', '=', accountId)
    .where('browser_hash', '<>', browserHash)
    .execute()
}
