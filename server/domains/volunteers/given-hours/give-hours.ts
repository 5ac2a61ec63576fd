import type { PartnerHours } from '../../../../shared/contract/partner-hours.ts'
import type { CallContext } from '../../../context.ts'
import { recordNames } from '../../content/records/record-names.ts'
import { knownPartner } from '../../partners/known-partner.ts'
import { enterHours, listGivenHours } from './given-hours.queries.ts'

const atOnce = 100

/**
 * The confirmed hours that people let a partner have, each signed; from a place on, and where that is.
 * @throws ApiError `payloadRefused`
 */
export async function givenHours(
  ctx: CallContext,
  { after, ...claimed }: { audience: string; key: string; after: string },
): Promise<{ items: PartnerHours[]; next: string }> {
  const { db, services } = ctx
  const partner = await knownPartner(ctx, claimed)
  await enterHours(db, partner.id)
  const rows = await listGivenHours(db, { partnerId: partner.id, after: Number(after), limit: atOnce })
  const named = rows.map(({ activity: number }) => ({ collection: 'volunteerActivities' as const, number }))
  const [zh, en] = [await recordNames(db, 'zh', named), await recordNames(db, 'en', named)]
  const items = rows.map(async (row): Promise<PartnerHours> => {
    const { id, subject, host } = row
    const key = { collection: 'volunteerActivities' as const, number: row.activity }
    const told = {
      hours: row.minutes / 60,
      startsAt: row.starts_at.toISOString(),
      endsAt: row.ends_at.toISOString(),
      activity: { zh: zh(key), en: en(key) },
      host,
    }
    const record = await services.partnerTokens.signRecord(id, {
      ...{ aud: partner.audience, sub: subject },
      ...told,
    })
    return { ...{ hoursId: id, subject }, ...told, record }
  })
  if (rows.length > 0)
    ctx.audit({
      kind: 'partner.hoursFetched',
      subjectKind: 'partner',
      subjectId: partner.id,
      after: { count: rows.length },
      ...{ accountId: null, teamId: null },
    })
  return { items: await Promise.all(items), next: String(rows.at(-1)?.place ?? after) }
}
