import { ApiError } from '../../../shared/contract/errors.ts'
import type { StaffSurvey, StaffSurveyDetail } from '../../../shared/contract/surveys.staff.ts'
import type { Bilingual } from '../../../shared/lib/locale.ts'
import { type SurveyDraft, type SurveyKind, stateOn } from '../../../shared/rules/surveys.ts'
import type { CallContext, StaffMember } from '../../context.ts'
import { findToday } from '../../db/working-days.queries.ts'
import { move } from '../move.ts'
import { allRoles, knownRoles } from '../staff/roles/named-roles.ts'
import { getSurveyRow, getSurveyToChange } from './survey.policy.ts'
import { surveyLifecycle } from './survey-lifecycle.ts'
import {
  countSurveys,
  deleteSurvey,
  insertSurvey,
  listSurveyRows,
  type SurveyRow,
} from './surveys.queries.ts'

type Ctx = CallContext<StaffMember>

/** A page of all surveys, newest first. */
export async function listSurveys(ctx: Ctx, { page, pageSize }: { page: number; pageSize: number }) {
  const rows = await listSurveyRows(ctx.db, { limit: pageSize, offset: (page - 1) * pageSize })
  const today = await findToday(ctx.db)
  return { items: rows.map((row) => presentListed(row, today)), total: await countSurveys(ctx.db) }
}

/** A survey as staff see it. @throws ApiError `notAvailable` */
export async function getSurvey(ctx: Ctx, { surveyId }: { surveyId: string }): Promise<StaffSurveyDetail> {
  const row = await getSurveyRow(ctx, surveyId)
  return {
    ...presentListed(row, await findToday(ctx.db)),
    version: row.version,
    lead: row.lead,
    questions: row.questions,
    group: row.recipients_group,
    closedAt: row.closed_at?.toISOString() ?? null,
    staffRoles: await allRoles(ctx),
  }
}

/** A draft without questions, with a title for finding it again. @throws ApiError `invalidInput` */
export async function createSurvey(ctx: Ctx, { kind, title }: { kind: SurveyKind; title: Bilingual }) {
  if (!title.zh && !title.en) {
    throw new ApiError('invalidInput', { fields: { [`title.${ctx.locale}`]: { reason: 'required' } } })
  }
  const surveyId = await insertSurvey(ctx.db, {
    kind,
    title: JSON.stringify(title),
    lead: JSON.stringify({ zh: '', en: '' }),
    questions: JSON.stringify({ sections: [] }),
    recipients_group: JSON.stringify({ kind: 'verifiedAdmins' }),
    closes_on: null,
    created_by: ctx.actor.accountId,
  })
  ctx.audit({ kind: 'survey.created', subjectKind: 'survey', subjectId: surveyId, after: { kind } })
  return { surveyId }
}

type SaveInput = SurveyDraft & { surveyId: string; version: number }

/**
 * Saves a draft, complete or not.
 * @throws ApiError `notAvailable`, `conflict`, `illegalTransition`, `invalidInput` for an unknown role
 */
export async function saveSurvey(ctx: Ctx, input: SaveInput) {
  const row = await getSurveyToChange(ctx, input)
  const { version } = await move(ctx, surveyLifecycle, row, {
    action: 'saved',
    accountId: ctx.actor.accountId,
    set: async () => {
      if (input.group.kind === 'staffRoles') await knownRoles(ctx.db, input.group.roles)
      return {
        kind: input.kind,
        title: JSON.stringify(input.title),
        lead: JSON.stringify(input.lead),
        questions: JSON.stringify(input.questions),
        recipients_group: JSON.stringify(input.group),
        closes_on: input.closesOn,
      }
    },
    facts: { group: input.group, closesOn: input.closesOn },
  })
  return { version }
}

/** Deletes a draft. @throws ApiError `notAvailable`, `conflict`, `illegalTransition` */
export async function removeSurvey(ctx: Ctx, input: { surveyId: string; version: number }) {
  const row = await getSurveyToChange(ctx, input)
  if (row.state !== 'draft') throw new ApiError('illegalTransition')
  await deleteSurvey(ctx.db, row.id)
  ctx.audit({ kind: 'survey.removed', subjectKind: 'survey', subjectId: row.id })
  return {}
}

function presentListed(row: SurveyRow, today: string): StaffSurvey {
  return {
    surveyId: row.id,
    kind: row.kind,
    title: row.title,
    state: stateOn(row, today),
    openedAt: row.opened_at?.toISOString() ?? null,
    closesOn: row.closes_on,
    told: row.told,
    recipients: row.recipients,
    answered: row.answered,
  }
}
