import type { z } from 'zod'
import { ApiError } from '../../../../shared/contract/errors.ts'
import type { Standing } from '../../../../shared/contract/volunteers/hosting.ts'
import type { proposedActivity } from '../../../../shared/contract/volunteers/proposals.ts'
import { htmlToParagraphs } from '../../../../shared/lib/text/html-text.ts'
import { listOf, textOf } from '../../../../shared/rules/content/field-values.ts'
import type { CallContext, TeamMember } from '../../../context.ts'
import { moveText } from '../../content/publish/move-text.ts'
import { getRecord, type OpenRecord } from '../../content/records/open-record.ts'
import { saveRecord } from '../../content/records/save-record.ts'
import { nameOfTeam } from '../../teams/teams.ts'
import { requireHost } from './hosted-activities.ts'
import { noteSentBack } from './hosts.queries.ts'
import { inFormFields, recordOf, requireToCome, sendForReview } from './propose-activity.ts'

type Ctx = CallContext<TeamMember>
type Seen = { activityID: string; version: number }
const collection = 'volunteerActivities'

/** What the acting team has proposed, as it is typed into the form. @throws ApiError `notAvailable` */
export async function hostedProposal(ctx: Ctx, { activityID }: { activityID: string }) {
  const { record, texts } = await heldProposal(ctx, activityID)
  const { fields } = texts[record.source_language]
  const shared = (name: string) => textOf(record.shared, name)
  return {
    TeamID: ctx.actor.team.id,
    activityID,
    version: record.version,
    language: record.source_language,
    typed: {
      volunteerKind: shared('volunteerKind'),
      mode: shared('mode'),
      title: textOf(fields, 'title'),
      summary: textOf(fields, 'summary'),
      place: textOf(fields, 'place'),
      region: listOf(record.shared, 'region')[0] ?? '',
      body: htmlToParagraphs(textOf(fields, 'body')),
      howToJoin: textOf(fields, 'howToJoin'),
      accessNotes: textOf(fields, 'accessNotes'),
      skills: listOf(record.shared, 'skills'),
      startsOn: shared('startsOn'),
      endsOn: shared('endsOn'),
      closesOn: shared('closesOn'),
      people: shared('people'),
      volunteerHours: shared('volunteerHours'),
      minimumAge: shared('minimumAge'),
      safeguarding: shared('safeguarding'),
    },
  }
}

/**
 * Changes a proposal that is not with staff, and sends it again, in the language in which it was written. What staff
 * have added to it stays.
 * @throws ApiError `notAvailable`, `conflict`, `illegalTransition` while staff review it and once it is published,
 * `invalidInput` by the names of the form's fields
 */
export async function reviseProposal(ctx: Ctx, input: z.output<typeof proposedActivity> & Seen) {
  const { activityID, version, ...proposed } = input
  const open = await heldProposal(ctx, activityID)
  const language = open.record.source_language
  if (standingOf(open) !== 'open') throw new ApiError('illegalTransition')
  await requireToCome(ctx.db, proposed)
  const { shared, texts } = recordOf(proposed, await nameOfTeam(ctx.db, ctx.actor.team.id), language)
  const held = { zh: open.texts.zh.fields, en: open.texts.en.fields }
  const saved = await inFormFields(() =>
    saveRecord(ctx, {
      ...{ collection, number: activityID, version },
      shared: { ...open.record.shared, ...shared },
      texts: { ...held, [language]: { ...held[language], ...texts[language] } },
    }),
  )
  await noteSentBack(ctx.db, Number(activityID), null)
  await sendForReview(ctx, { number: activityID, version: saved.version, language }, proposed.title)
  return { activityID }
}

/** Takes a proposal back while staff have not decided. @throws ApiError `notAvailable`, `conflict`, `illegalTransition` */
export async function takeBackProposal(ctx: Ctx, { activityID, version }: Seen) {
  const open = await heldProposal(ctx, activityID)
  if (standingOf(open) !== 'inReview') throw new ApiError('illegalTransition')
  const language = open.record.source_language
  await moveText(ctx, { collection, number: activityID, version, language, move: 'sendBack' })
  return {}
}

async function heldProposal(ctx: Ctx, activityID: string): Promise<OpenRecord> {
  await requireHost(ctx, Number(activityID))
  return getRecord(ctx.db, { collection, number: activityID })
}

/** Whose turn it is: the host’s, staff’s, or nobody’s once readers see it. */
function standingOf({ record, texts }: OpenRecord): Extract<Standing, 'inReview' | 'published'> | 'open' {
  const text = texts[record.source_language]
  if (text.live_version !== null || text.state === 'scheduled') return 'published'
  return text.state === 'in_review' ? 'inReview' : 'open'
}
