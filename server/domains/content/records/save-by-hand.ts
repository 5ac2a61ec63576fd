import type { CallContext, StaffMember } from '../../../context.ts'
import { checkChosenTools } from './check-chosen-tools.ts'
import { getRecordAt } from './open-record.ts'
import { addRecord, saveRecord } from './save-record.ts'

type Ctx = CallContext<StaffMember>
type Added = Parameters<typeof addRecord>[1]
type Saved = Parameters<typeof saveRecord>[1]

/** Creates a record from a form. */
export async function addByHand(ctx: Ctx, input: Added): Promise<{ number: string; version: number }> {
  const { collection, shared } = input
  await checkChosenTools(ctx.db, { collection, before: {}, after: shared })
  return addRecord(ctx, input)
}

/** Saves a form; tool numbers in it may be mistyped, so they are checked. */
export async function saveByHand(ctx: Ctx, input: Saved): Promise<{ version: number }> {
  const { collection, version, shared } = input
  const { record } = await getRecordAt(ctx.db, input, version)
  await checkChosenTools(ctx.db, { collection, before: record.shared, after: shared })
  return saveRecord(ctx, input)
}
