import { randomBytes } from 'node:crypto'
import * as m from '#messages'
import { ApiError } from '../../../../shared/contract/errors.ts'
import { skilledTerms } from '../../../../shared/rules/volunteers/skilled.ts'
import type { Account, CallContext } from '../../../context.ts'
import { recordNames } from '../../content/records/record-names.ts'
import { open } from '../skilled/project-texts.ts'
import { listTalksOf } from '../skilled/skilled.queries.ts'
import { findFeed, findFeedOwner, putFeed } from './feeds.queries.ts'
import { placesOfActivities } from './shifts.queries.ts'
import { listSignupsOf } from './signups.queries.ts'

const column = 'volunteer_feeds.token'

/** The secret of the caller's calendar; null until they ask for one. */
export async function myFeed({ db, actor, services }: CallContext<Account>) {
  const sealed = await findFeed(db, actor.accountId)
  return { token: sealed ? services.cipher.decrypt(sealed, column) : null }
}

/** A new secret; calendars that use the earlier one no longer get anything. @throws ApiError `conflict` */
export async function renewFeed(ctx: CallContext<Account>, { replaces }: { replaces: string }) {
  const { db, actor, services, audit } = ctx
  const now = await myFeed(ctx)
  if ((now.token ?? '') !== replaces) throw new ApiError('conflict')
  const token = randomBytes(24).toString('base64url')
  await putFeed(db, {
    account_id: actor.accountId,
    token_index: services.cipher.blindIndex(token, column),
    token_encrypted: services.cipher.encrypt(token, column),
  })
  audit({ kind: 'signup.feedRenewed', subjectKind: 'account', subjectId: actor.accountId })
  return { token }
}

/** The shifts in which the owner of a calendar takes part, and the first talks that they have, on either side. @throws ApiError `notFound` for an unknown secret */
export async function feedOf(
  { db, services, locale }: Pick<CallContext, 'db' | 'services' | 'locale'>,
  { token }: { token: string },
) {
  const accountId = await findFeedOwner(db, services.cipher.blindIndexes(token, column))
  if (!accountId) throw new ApiError('notFound')
  const rows = (await listSignupsOf(db, accountId)).filter(({ state }) => state === 'accepted')
  const talks = await listTalksOf(db, accountId)
  const key = (number: number) => ({ collection: 'volunteerActivities' as const, number })
  const titleOf = await recordNames(
    db,
    locale,
    [...rows, ...talks].map(({ activity }) => key(activity)),
  )
  const places = await placesOfActivities(
    db,
    locale,
    rows.map(({ activity }) => activity),
  )
  const shifts = rows.map((row) => ({
    signupId: row.id,
    activityID: String(row.activity),
    title: titleOf(key(row.activity)),
    place: places.get(row.activity) ?? '',
    task: row.task,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
  }))
  const meetings = talks.map((row) => ({
    signupId: row.id,
    activityID: String(row.activity),
    title: titleOf(key(row.activity)),
    place: open(services, row, 'talk_how'),
    task: m.skilled_part_talk({}, { locale }),
    startsAt: row.talk_at.toISOString(),
    endsAt: new Date(row.talk_at.getTime() + skilledTerms.talkMinutes * 60_000).toISOString(),
  }))
  return { events: [...shifts, ...meetings] }
}
