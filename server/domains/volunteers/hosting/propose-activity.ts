import type { z } from 'zod'
import { ApiError } from '../../../../shared/contract/errors.ts'
import type { proposedActivity } from '../../../../shared/contract/volunteers/proposals.ts'
import type { Locale } from '../../../../shared/lib/locale.ts'
import { paragraphsToHtml } from '../../../../shared/lib/text/html-text.ts'
import type { CallContext, TeamMember } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import { findToday } from '../../../db/working-days.queries.ts'
import { moveText } from '../../content/publish/move-text.ts'
import { addRecord } from '../../content/records/save-record.ts'
import { notify } from '../../messages/notify.ts'
import { nameOfTeam } from '../../teams/teams.ts'
import { insertHost } from './hosts.queries.ts'

type Proposed = z.output<typeof proposedActivity>
const collection = 'volunteerActivities'

/**
 * Proposes an activity of the acting team, in the language of the page. Staff find it among the texts to be
 * reviewed, as if an editor had submitted it.
 * @throws ApiError `invalidInput` by the names of the form's fields
 */
export async function proposeActivity(ctx: CallContext<TeamMember>, input: Proposed) {
  const { locale, actor } = ctx
  await requireToCome(ctx.db, input)
  const team = await nameOfTeam(ctx.db, actor.team.id)
  const { number, version } = await inFormFields(() => addRecord(ctx, recordOf(input, team, locale)))
  await insertHost(ctx.db, {
    activity: Number(number),
    team_id: actor.team.id,
    proposed_by: actor.accountId,
  })
  await sendForReview(ctx, { number, version, language: locale }, input.title)
  return { activityID: number }
}

/** @throws ApiError `invalidInput` for a first day that is past */
export async function requireToCome(db: Db, { startsOn }: Pick<Proposed, 'startsOn'>): Promise<void> {
  if (startsOn < (await findToday(db)))
    throw new ApiError('invalidInput', { fields: { startsOn: { reason: 'dateInPast' } } })
}

type Sent = { number: string; version: number; language: Locale }

/** Submits what a team has written, and tells the editors. */
export async function sendForReview(ctx: CallContext<TeamMember>, sent: Sent, title: string): Promise<void> {
  await inFormFields(() => moveText(ctx, { collection, ...sent, move: 'submit' }))
  await notify(ctx, {
    to: { kind: 'staff', privilege: 'editContent' },
    category: 'internal',
    template: 'volunteer_proposed',
    params: { title, team: await nameOfTeam(ctx.db, ctx.actor.team.id) },
    link: `/staff/content/${collection}/${sent.number}`,
  })
}

/** A team's form as a record, whose other language stays empty. */
export function recordOf({ TeamID: _, ...input }: Proposed, host: string, language: Locale) {
  const { title, summary, place, body, howToJoin, accessNotes, region, ...facts } = input
  const shared = Object.entries(facts).map(([name, value]) => [
    name,
    Array.isArray(value) ? value : value === null ? '' : String(value),
  ])
  const texts = { title, summary, place, host, body: paragraphsToHtml(body), howToJoin, accessNotes }
  const none = {}
  return {
    collection,
    sourceLanguage: language,
    shared: { ...Object.fromEntries(shared), region: region ? [region] : [] },
    texts: language === 'zh' ? { zh: texts, en: none } : { zh: none, en: texts },
  } as const
}

/** Errors name the record's fields, such as `texts.zh.title`; the form calls them by their last part. */
export async function inFormFields<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ApiError) || !error.details.fields) throw error
    const fields = Object.entries(error.details.fields).map(([path, why]) => [path.split('.').at(-1), why])
    throw new ApiError(error.reason, { ...error.details, fields: Object.fromEntries(fields) })
  }
}
