import { ApiError } from '../../../../shared/contract/errors.ts'
import { createReference } from '../../../../shared/lib/reference.ts'
import { shanghaiYear } from '../../../../shared/lib/text/shanghai-time.ts'
import { evaluateEligibility } from '../../../../shared/rules/applications/evaluate-eligibility.ts'
import type { Offering, OfferingKey } from '../../../../shared/rules/applications/offerings.ts'
import type { CallContext, TeamMember } from '../../../context.ts'
import { columnsOf } from '../../../db/offering-columns.ts'
import { type ApplicationRow, databaseNow, findOpenApplication, insertDraft } from '../application.queries.ts'
import { presentChanged } from '../changed.present.ts'
import { copyEarlier } from '../earlier/copy-earlier.ts'
import { getOffering, sourceOf } from '../offerings.ts'
import { sealAnswers } from './application-texts.ts'
import { prefilledAnswers } from './prefill.ts'
import { assessTeam } from './team-facts.ts'

const drawings = 5

/**
 * Begins a draft, or returns the one that the team has begun; with `copyFrom` it is filled from what the team has sent
 * for another offering.
 * @throws ApiError `notFound`, `alreadyOpen`, `notEligible`, `notAdvanced`, `otherTeamApplied`, `notAvailable`
 */
export async function startApplication(
  ctx: CallContext<TeamMember>,
  input: { offering: OfferingKey; copyFrom?: string | undefined },
) {
  const offering = await getOffering(ctx, input.offering)
  const begun = await draftOf(ctx, offering)
  const draft = input.copyFrom ? await copyEarlier(ctx, begun, input.copyFrom) : begun
  await sourceOf(ctx, offering).rememberWish(ctx.db, ctx.actor.team.id, offering.number)
  return presentChanged(draft)
}

/**
 * The team's draft for an offering, locked; created where there is none.
 * @throws ApiError `alreadyOpen` if the team has an open application that is no longer a draft
 */
export async function draftOf(ctx: CallContext<TeamMember>, offering: Offering): Promise<ApplicationRow> {
  const open = await findOpenApplication(ctx.db, ctx.actor.team.id, offering, 'lock')
  if (open && open.state !== 'draft') throw new ApiError('alreadyOpen')
  return open ?? begin(ctx, offering)
}

async function begin(ctx: CallContext<TeamMember>, offering: Offering): Promise<ApplicationRow> {
  const { facts } = await assessTeam(ctx, offering, ctx.actor.team)
  if (facts.window?.isOpen === false) throw new ApiError('notEligible')
  const verdicts = evaluateEligibility(offering.rules, facts)
  if (verdicts.some(({ rule, verdict }) => rule.kind === 'advancing' && verdict === 'notMet'))
    throw new ApiError('notAdvanced')
  if (facts.otherTeams?.hasOpen) throw new ApiError('otherTeamApplied')
  const answers = await prefilledAnswers(ctx, offering.questionSet.questions)
  const year = shanghaiYear(await databaseNow(ctx.db))
  for (let drawing = 0; drawing < drawings; drawing += 1) {
    const draft = await insertDraft(ctx.db, {
      reference: createReference('SQ', year),
      ...columnsOf(offering),
      team_id: ctx.actor.team.id,
      started_by: ctx.actor.accountId,
      question_set_id: offering.questionSet.id,
      answers_encrypted: sealAnswers(ctx.services, answers),
    })
    if (draft) {
      ctx.audit({
        kind: 'application.start',
        subjectKind: 'application',
        subjectId: draft.id,
        after: { state: 'draft' },
      })
      return draft
    }
    // Either a team mate was quicker, or the reference is taken and another must be drawn.
    const begun = await findOpenApplication(ctx.db, ctx.actor.team.id, offering, 'lock')
    if (begun) return begun.state === 'draft' ? begun : refuseOpen()
  }
  throw new Error('no free reference after several drawings')
}

function refuseOpen(): never {
  throw new ApiError('alreadyOpen')
}
