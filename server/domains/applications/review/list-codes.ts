import { offeringKinds } from '../../../../shared/rules/applications/offerings.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { offeringOf } from '../../../db/offering-columns.ts'
import { offeringNames } from '../../offering-names.ts'
import { countCodes } from '../activation.queries.ts'
import { sourceOf } from '../offerings.ts'
import { onWire } from '../on-wire.ts'

/** Offerings opened by a code: first those with waiting applications, then those with the fewest codes. */
export async function listCodes(ctx: CallContext<StaffMember>) {
  const counted = await Promise.all(
    offeringKinds.map(async (kind) =>
      countCodes(ctx.db, kind, await sourceOf(ctx, { kind }).listByCode(ctx.db)),
    ),
  )
  const rows = counted.flat()
  const names = await offeringNames(ctx, rows)
  return rows.map((row) => ({
    ...onWire(offeringOf(row), names(row)[ctx.locale]),
    left: row.unused,
    handedOut: row.drawn,
    waiting: row.waiting,
  }))
}
