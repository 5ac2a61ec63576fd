import { createReference } from '../../../../shared/lib/reference.ts'
import { shanghaiYear } from '../../../../shared/lib/text/shanghai-time.ts'
import type { CallContext } from '../../../context.ts'
import { sealText } from '../../../db/keys/sealed-texts.ts'
import { addressBucket, spendLimits } from '../../../db/limits.ts'
import { insertRequest } from './request-tool.queries.ts'

export type RequestInput = {
  need: string
  toolName?: string | undefined
  keywords?: string | undefined
  contact?: string | undefined
}

const hour = 3600

/**
 * Stores a request for a missing tool, with or without an account.
 * @returns the reference by which staff find it
 * @throws ApiError `tooMany` above five an hour or twenty a day from one address
 */
export async function requestTool(ctx: CallContext, input: RequestInput): Promise<{ reference: string }> {
  const from = addressBucket(ctx.address)
  await spendLimits(ctx.services.limits, [
    { key: `toolRequest:hour:${from}`, most: 5, windowSeconds: hour },
    { key: `toolRequest:day:${from}`, most: 20, windowSeconds: 24 * hour },
  ])
  const { id, reference } = await store(ctx, input)
  ctx.audit({ kind: 'toolRequest.received', subjectKind: 'toolRequest', subjectId: id, after: { reference } })
  return { reference }
}

async function store(ctx: CallContext, input: RequestInput): Promise<{ id: string; reference: string }> {
  const { actor } = ctx
  const { cipher } = ctx.services
  for (;;) {
    const reference = createReference('XQ', shanghaiYear(new Date()))
    const id = await insertRequest(ctx.db, {
      reference,
      language: ctx.locale,
      need_encrypted: sealText(cipher, 'tool_requests', 'need', input.need),
      tool_name_encrypted: sealText(cipher, 'tool_requests', 'tool_name', input.toolName),
      keywords_encrypted: sealText(cipher, 'tool_requests', 'keywords', input.keywords),
      contact_encrypted: input.contact ? cipher.encrypt(input.contact, 'tool_requests.contact') : null,
      account_id: actor.kind === 'account' ? actor.accountId : null,
      team_id: actor.kind === 'account' ? (actor.team?.id ?? null) : null,
      answer_tool: null,
      changed_at: null,
      changed_by: null,
    })
    if (id) return { id, reference }
  }
}
