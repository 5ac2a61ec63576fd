import type { z } from 'zod'
import * as m from '#messages'
import { words } from '#words/venture_entry_state'
import type { ListedEntry, ventureStaff } from '../../../../shared/contract/venture.staff.ts'
import { camelCase } from '../../../../shared/lib/text/camel-case.ts'
import { shanghaiClock, shanghaiDay } from '../../../../shared/lib/text/shanghai-time.ts'
import { readQuestions } from '../../../../shared/rules/applications/offering-form.ts'
import { trackKey } from '../../../../shared/rules/applications/question-marks.ts'
import { textOf } from '../../../../shared/rules/content/field-values.ts'
import { allQuestions } from '../../../../shared/rules/venture/walk-edition.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { normaliseText } from '../../../search/normalise-text.ts'
import { withoutJudged } from '../entries/interest.ts'
import { openText } from '../entries/venture-texts.ts'
import { listEntryRows } from './entries.queries.ts'
import { judgedCode } from './judged-code.ts'
import { getRound } from './round.policy.ts'
import { titleOf } from './round-facts.ts'
import { listWritten } from './rounds.queries.ts'

type Ctx = CallContext<StaffMember>
type Filter = z.output<typeof ventureStaff.exportEntries.input>

const entriesPerPage = 50

/** A page of the entries of a round. @throws ApiError `notFound` */
export async function listRoundEntries(ctx: Ctx, { page, ...filter }: Filter & { page: number }) {
  const { entries, tracks, title } = await entriesOf(ctx, filter)
  return {
    ...{ title, tracks, total: entries.length, pageCount: Math.ceil(entries.length / entriesPerPage) },
    items: entries.slice((page - 1) * entriesPerPage, page * entriesPerPage),
  }
}

/** All that the filter finds, as rows of a table in the language of the page. @throws ApiError `notFound` */
export async function exportEntries(ctx: Ctx, filter: Filter) {
  const { entries, round } = await entriesOf(ctx, filter)
  ctx.audit({
    kind: 'ventureEntries.exported',
    subjectKind: 'ventureRound',
    subjectId: round.id,
    after: { rows: entries.length },
  })
  const { locale } = ctx
  const at = { locale }
  const head = [
    m.venture_entry_reference({}, at),
    m.venture_entry_title({}, at),
    m.venture_entry_team({}, at),
    m.venture_entry_track({}, at),
    m.venture_entry_state({}, at),
    m.venture_entry_entered({}, at),
  ]
  const rows = entries.map(({ reference, title, team, track, state, enteredAt }) => {
    const entered = new Date(enteredAt)
    const when = `${shanghaiDay(entered)} ${shanghaiClock(entered)}`
    return [reference, title, team, track, words[camelCase(state)]({}, at), when]
  })
  return { rows: [head, ...rows] }
}

/** Without those that the caller judges. Titles are encrypted, so that they are searched once they are read; a round has a few thousand entries at most. */
async function entriesOf(ctx: Ctx, { number, search, state, track }: Filter) {
  const { db, services, locale } = ctx
  const round = await getRound(db, { number })
  const [written] = await listWritten(db, 'ventureRounds', [round.number])
  const asked = allQuestions(readQuestions(textOf(written?.shared ?? {}, 'questions')))
  const trackQuestion = asked.find(({ key }) => key === trackKey)
  const options = trackQuestion && 'options' in trackQuestion ? trackQuestion.options : []
  const tracks = options.map(({ value, label }) => ({ value, label: label[locale] }))
  const wanted = normaliseText(search)
  const found = await listEntryRows(db, round.number, { state: state || null, track: track || null })
  const rows = await withoutJudged(ctx, found, ({ id }) => id)
  const entries = rows.map(
    (row): ListedEntry => ({
      ...{ entryId: row.id, applicationId: row.application_id, reference: row.reference, state: row.state },
      title: openText(services, 'title', row.title_encrypted) ?? '',
      team: row.team,
      track: tracks.find(({ value }) => value === row.track)?.label ?? row.track ?? '',
      enteredAt: row.entered_at.toISOString(),
    }),
  )
  return {
    ...{ round, tracks, title: titleOf(written, locale) },
    entries: entries.filter(({ entryId, reference, title, team }) =>
      [reference, judgedCode(services, round.number, entryId), title, team].some((text) =>
        normaliseText(text).includes(wanted),
      ),
    ),
  }
}
