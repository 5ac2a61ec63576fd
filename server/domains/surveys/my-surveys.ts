import { ApiError } from '../../../shared/contract/errors.ts'
import type { MySurvey, SurveyDetail } from '../../../shared/contract/surveys.ts'
import type { Locale } from '../../../shared/lib/locale.ts'
import { emptySections } from '../../../shared/rules/content/empty-sections.ts'
import { stateOn } from '../../../shared/rules/surveys.ts'
import type { Account, CallContext } from '../../context.ts'
import { findToday } from '../../db/working-days.queries.ts'
import { countMine, findMine, listMine, type MineRow } from './my-surveys.queries.ts'

type Ctx = CallContext<Account>

/** One page of the caller's surveys. */
export async function listMySurveys(ctx: Ctx, { page, pageSize }: { page: number; pageSize: number }) {
  const { accountId } = ctx.actor
  const rows = await listMine(ctx.db, accountId, { limit: pageSize, offset: (page - 1) * pageSize })
  const today = await findToday(ctx.db)
  const { total, open } = await countMine(ctx.db, accountId, today)
  return { list: rows.map((row) => present(row, ctx.locale, today)), total, open }
}

/** One survey with its questions. @throws ApiError `notAvailable` where it was not sent to this person */
export async function openSurvey(ctx: Ctx, { surveyId }: { surveyId: string }): Promise<SurveyDetail> {
  const row = await findMine(ctx.db, ctx.actor.accountId, surveyId)
  if (!row) throw new ApiError('notAvailable')
  const today = await findToday(ctx.db)
  const survey = present(row, ctx.locale, today)
  const isAsked = survey.state === 'open' && survey.answeredOn === null
  return {
    ...survey,
    lead: row.lead[ctx.locale],
    sections: isAsked ? emptySections(row.questions, ctx.locale, today) : [],
  }
}

function present(row: MineRow, locale: Locale, today: string): MySurvey {
  return {
    surveyId: row.id,
    kind: row.kind,
    title: row.title[locale],
    state: stateOn(row, today),
    closesOn: row.closes_on,
    answeredOn: row.answered_on,
  }
}
