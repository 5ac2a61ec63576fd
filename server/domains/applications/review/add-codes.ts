import { ApiError } from '../../../../shared/contract/errors.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { offeredTool } from '../../toolbox/offered-tool.ts'
import { countFreeCodes, insertCodes, listWaitingForCode } from '../activation.queries.ts'
import { findApplication } from '../application.queries.ts'
import { indexOfCode, sealText } from '../form/application-texts.ts'
import { handOver } from '../hand-over.ts'

/** Adds activation codes and hands them to approved applications that wait, the longest waiting first. */
export async function addCodes(ctx: CallContext<StaffMember>, input: { toolId: string; codes: string[] }) {
  const number = Number(input.toolId)
  const tool = await offeredTool(ctx.db, number, ctx.locale, { alsoWithdrawn: true })
  if (tool?.activationKind !== 'code') throw new ApiError('notAvailable')
  const added = await insertCodes(
    ctx.db,
    input.codes.map((code) => ({
      tool_number: number,
      code_encrypted: sealText(ctx.services, 'code', code),
      code_index: indexOfCode(ctx.services, code),
    })),
  )
  ctx.audit({ kind: 'activationCodes.add', subjectKind: 'tool', subjectId: input.toolId, after: { added } })
  let handedOver = 0
  for (const id of await listWaitingForCode(ctx.db, number, await countFreeCodes(ctx.db, number))) {
    const application = await findApplication(ctx.db, id, 'lock')
    if (!application) continue
    const moved = await handOver(ctx, application, tool)
    if (moved.state === 'fulfilling') handedOver += 1
  }
  return { added, handedOver, left: await countFreeCodes(ctx.db, number) }
}
