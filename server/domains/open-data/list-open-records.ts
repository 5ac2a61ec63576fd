import type { OutputOf } from '../../../shared/contract/call.ts'
import type { Contract } from '../../../shared/contract/contract.ts'
import type { OpenKind } from '../../../shared/rules/open-data.ts'
import type { CallContext } from '../../context.ts'
import { openContent } from '../content/open-content.ts'
import { openTools } from '../toolbox/open-tools.ts'

type Records = Contract['openData']['records']

/** Published records of a kind after a number, in both languages. */
export async function listOpenRecords(
  { db }: CallContext,
  { kind, after, limit }: { kind: OpenKind; after?: string | undefined; limit: number },
): Promise<OutputOf<Records>> {
  const page = { after: Number(after ?? 0), limit: limit + 1 }
  const found = kind === 'tools' ? await openTools(db, page) : await openContent(db, kind, page)
  const items = found.slice(0, limit)
  const isLast = found.length <= limit
  return { items, next: isLast ? null : (items.at(-1)?.number ?? null) }
}
