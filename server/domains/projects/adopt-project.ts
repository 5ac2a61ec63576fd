import { ApiError } from '../../../shared/contract/errors.ts'
import { createReference } from '../../../shared/lib/reference.ts'
import { shanghaiYear } from '../../../shared/lib/text/shanghai-time.ts'
import { adoptionReplyWorkingDays } from '../../../shared/rules/toolbox/adoption.ts'
import type { CallContext } from '../../context.ts'
import { sealText } from '../../db/keys/sealed-texts.ts'
import { addressBucket, spendLimits } from '../../db/limits.ts'
import { dayAfterWorkingDays } from '../../db/working-days.queries.ts'
import { insertAdoption } from './adoptions.queries.ts'
import { findLikes } from './likes.queries.ts'

export type AdoptInput = {
  instanceID: string
  organisation: string
  place: string
  purpose: string
  contact: string
}

const hour = 3600

/**
 * Records a request to use a project elsewhere; staff bring both sides together.
 * @returns the reference by which staff find it
 * @throws ApiError `notFound`; `tooMany` above five an hour or twenty a day from one address
 */
export async function adoptProject(ctx: CallContext, input: AdoptInput): Promise<{ reference: string }> {
  const from = addressBucket(ctx.address)
  await spendLimits(ctx.services.limits, [
    { key: `adoption:hour:${from}`, most: 5, windowSeconds: hour },
    { key: `adoption:day:${from}`, most: 20, windowSeconds: 24 * hour },
  ])
  const number = Number(input.instanceID)
  if ((await findLikes(ctx.db, { type: 1, number })) === undefined) throw new ApiError('notFound')
  const { id, reference } = await store(ctx, number, input)
  ctx.audit({
    kind: 'adoption.received',
    subjectKind: 'adoption',
    subjectId: id,
    after: { reference, project: number },
  })
  return { reference }
}

async function store(ctx: CallContext, number: number, input: AdoptInput) {
  const { actor, services } = ctx
  const seal = (name: 'organisation' | 'place' | 'purpose') =>
    sealText(services.cipher, 'adoption_requests', name, input[name])
  const due_on = await dayAfterWorkingDays(ctx.db, adoptionReplyWorkingDays)
  for (;;) {
    const reference = createReference('LD', shanghaiYear(new Date()))
    const id = await insertAdoption(ctx.db, {
      reference,
      number,
      language: ctx.locale,
      organisation_encrypted: seal('organisation'),
      place_encrypted: seal('place'),
      purpose_encrypted: seal('purpose'),
      contact_encrypted: services.cipher.encrypt(input.contact, 'adoption_requests.contact'),
      account_id: actor.kind === 'account' ? actor.accountId : null,
      team_id: actor.kind === 'account' ? (actor.team?.id ?? null) : null,
      changed_at: null,
      changed_by: null,
      due_on,
    })
    if (id) return { id, reference }
  }
}
