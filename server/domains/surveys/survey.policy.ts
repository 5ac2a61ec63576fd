import { ApiError } from '../../../shared/contract/errors.ts'
import type { CallContext, StaffMember } from '../../context.ts'
import { findSurvey, lockSurvey, type SurveyRow } from './surveys.queries.ts'

/** @throws ApiError `notAvailable` */
export async function getSurveyRow(ctx: CallContext<StaffMember>, surveyId: string): Promise<SurveyRow> {
  const row = await findSurvey(ctx.db, surveyId)
  if (!row) throw new ApiError('notAvailable')
  return row
}

/** A survey locked until the transaction ends. @throws ApiError `notAvailable`, `conflict` */
export async function getSurveyToChange(
  ctx: CallContext<StaffMember>,
  { surveyId, version }: { surveyId: string; version: number },
): Promise<SurveyRow> {
  const row = await lockSurvey(ctx.db, surveyId)
  if (!row) throw new ApiError('notAvailable')
  if (row.version !== version) throw new ApiError('conflict')
  return row
}
