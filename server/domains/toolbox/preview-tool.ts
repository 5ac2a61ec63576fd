import type { ToolDetail } from '../../../shared/contract/toolbox/toolbox-parts.ts'
import { readQuestions } from '../../../shared/rules/applications/offering-form.ts'
import type { CallContext } from '../../context.ts'
import type { PublishedRow } from '../../db/published-lists.queries.ts'
import { sharedOfRecord, textOfRecord } from '../content/tools/tool-of-record.ts'
import { presentPage } from './item-detail.ts'

/** A tool as its page would show it, published or not. */
export async function showTool(ctx: CallContext, record: PublishedRow<'tools'>): Promise<ToolDetail> {
  const row = { ...sharedOfRecord(record), ...textOfRecord(record), language: record.language }
  return presentPage(ctx, row, readQuestions(record.values.questions), record.provenance)
}
