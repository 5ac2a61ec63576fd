import { ApiError } from '../../../../shared/contract/errors.ts'
import { createReference } from '../../../../shared/lib/reference.ts'
import { shanghaiYear } from '../../../../shared/lib/text/shanghai-time.ts'
import type { CallContext, TeamMember } from '../../../context.ts'
import { type OfferedTool, offeredTool } from '../../toolbox/offered-tool.ts'
import { rememberWish } from '../../toolbox/requests/wished-tool.ts'
import { type ApplicationRow, databaseNow, findOpenApplication, insertDraft } from '../application.queries.ts'
import { presentChanged } from '../changed.present.ts'
import { sealAnswers } from './application-texts.ts'
import { prefilledAnswers } from './prefill.ts'

const drawings = 5

/** Begins a draft, or returns the one that the team has begun. @throws ApiError `notFound`, `alreadyOpen` */
export async function startApplication(ctx: CallContext<TeamMember>, input: { toolId: string }) {
  const tool = await offeredTool(ctx.db, Number(input.toolId), ctx.locale)
  if (!tool) throw new ApiError('notFound')
  const draft = await draftOf(ctx, tool)
  await rememberWish(ctx.db, ctx.actor.team.id, tool.number)
  return presentChanged(draft)
}

/**
 * The team's draft for a tool, locked; created where there is none.
 * @throws ApiError `alreadyOpen` if the team has an open application that is no longer a draft
 */
export async function draftOf(ctx: CallContext<TeamMember>, tool: OfferedTool): Promise<ApplicationRow> {
  const open = await findOpenApplication(ctx.db, ctx.actor.team.id, tool.number, 'lock')
  if (open && open.state !== 'draft') throw new ApiError('alreadyOpen')
  return open ?? begin(ctx, tool)
}

async function begin(ctx: CallContext<TeamMember>, tool: OfferedTool): Promise<ApplicationRow> {
  const answers = await prefilledAnswers(ctx, tool.questionSet.questions)
  const year = shanghaiYear(await databaseNow(ctx.db))
  for (let drawing = 0; drawing < drawings; drawing += 1) {
    const draft = await insertDraft(ctx.db, {
      reference: createReference('SQ', year),
      tool_number: tool.number,
      team_id: ctx.actor.team.id,
      started_by: ctx.actor.accountId,
      question_set_id: tool.questionSet.id,
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
    const begun = await findOpenApplication(ctx.db, ctx.actor.team.id, tool.number, 'lock')
    if (begun) return begun.state === 'draft' ? begun : refuseOpen()
  }
  throw new Error('no free reference after several drawings')
}

function refuseOpen(): never {
  throw new ApiError('alreadyOpen')
}
