import type { InputOf, OutputOf } from '../../../shared/contract/call.ts'
import type { Contract } from '../../../shared/contract/contract.ts'
import type { CallContext } from '../../context.ts'
import { openContent } from '../content/open-content.ts'
import { openTools } from '../toolbox/open-tools.ts'

type Records = Contract['openData']['records']

const recordsAtOnce = 200

/** What is published of a kind from a number on, in both languages. */
export async function listOpenRecords(
  { db }: CallContext,
  { kind, after }: InputOf<Records>,
): Promise<OutputOf<Records>> {
  const page = { after: Number(after ?? 0), limit: recordsAtOnce + 1 }
  const found = kind === 'tools' ? await openTools(db, page) : await openContent(db, kind, page)
  const items = found.slice(0, recordsAtOnce)
  const isLast = found.length <= recordsAtOnce
  return { items, next: isLast ? null : (items.at(-1)?.number ?? null) }
}
