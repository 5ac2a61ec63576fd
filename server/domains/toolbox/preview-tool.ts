import type { ToolDetail } from '../../../shared/contract/toolbox/toolbox-parts.ts'
import type { CallContext } from '../../context.ts'
import {
  questionsOfRecord,
  sharedOfRecord,
  type ToolRecord,
  textOfRecord,
} from '../content/tools/tool-of-record.ts'
import { presentPage } from './item-detail.ts'

export async function showTool(ctx: CallContext, record: ToolRecord): Promise<ToolDetail> {
  const row = { ...sharedOfRecord(record), ...textOfRecord(record), language: record.language }
  return presentPage(ctx, row, questionsOfRecord(record.shared), record.provenance)
}
