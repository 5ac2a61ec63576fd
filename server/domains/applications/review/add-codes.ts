import { ApiError } from '../../../../shared/contract/errors.ts'
import type { OfferingKey } from '../../../../shared/rules/applications/offerings.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { columnsOf } from '../../../db/offering-columns.ts'
import { countFreeCodes, insertCodes, listWaitingForCode } from '../activation.queries.ts'
import { findApplication } from '../application.queries.ts'
import { indexOfCode, sealText } from '../form/application-texts.ts'
import { handOver } from '../hand-over.ts'
import { getOfferingOf } from '../offerings.ts'

/** Adds activation codes and hands them to approved applications that wait, the longest waiting first. */
export async function addCodes(
  ctx: CallContext<StaffMember>,
  input: { offering: OfferingKey; codes: string[] },
) {
  const offering = await getOfferingOf(ctx, columnsOf(input.offering))
  if (offering.activationKind !== 'code') throw new ApiError('notAvailable')
  const added = await insertCodes(
    ctx.db,
    input.codes.map((code) => ({
      ...columnsOf(offering),
      code_encrypted: sealText(ctx.services, 'code', code),
      code_index: indexOfCode(ctx.services, code),
    })),
  )
  ctx.audit({
    kind: 'activationCodes.add',
    subjectKind: offering.kind,
    subjectId: String(offering.number),
    after: { added },
  })
  let handedOver = 0
  for (const id of await listWaitingForCode(ctx.db, offering, await countFreeCodes(ctx.db, offering))) {
    const application = await findApplication(ctx.db, id, 'lock')
    if (!application) continue
    const moved = await handOver(ctx, application, offering)
    if (moved.state === 'fulfilling') handedOver += 1
  }
  return { added, handedOver, left: await countFreeCodes(ctx.db, offering) }
}
