import type { NoticeParams } from '../../db/tables/messages.ts'
import type { KeptReader } from './notice-port.ts'

/** A notice with what it leaves to the thing that it tells of: a message lies readable, and words about a person do not. */
export async function withKeptParams<Row extends { template: string; params: NoticeParams }>(
  ctx: KeptReader,
  row: Row,
): Promise<Row> {
  const read = ctx.services.ports.notices.keptParams[row.template]
  return read ? { ...row, params: { ...row.params, ...(await read(ctx, row.params)) } } : row
}
