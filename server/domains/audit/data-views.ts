import { reasonOnRecord } from '../../../shared/lib/masking.ts'
import type { DataViewKind } from '../../../shared/rules/data-view.ts'
import type { Account, CallContext, StaffMember } from '../../context.ts'
import { eachAlone } from '../../jobs/each-alone.ts'
import { readMobilePhone } from '../../parse-mobile-phone.ts'
import type { Services } from '../../services.ts'
import {
  countDataViews,
  deleteOldDataViews,
  insertDataViews,
  listAccountsByPhones,
  listNewestDataViews,
  listPlainReasons,
  sealReason,
} from './data-views.queries.ts'

const shownViews = 50
const plainAtOnce = 500
const reasonColumn = 'data_views.reason'

export type DataView = {
  what: DataViewKind
  subject: { id: string; reference: string }
  reason: string
  /** Whose texts were shown: who sent them in, and whoever signs in with one of the phones among them. */
  of: { accountId: string | null; phones: (string | null)[] }
}

/** Keeps for everybody whose texts were shown who looked and why. Part of the call that shows them. */
export async function recordDataViews(
  { db, actor, services }: CallContext<StaffMember>,
  { what, subject, reason, of }: DataView,
): Promise<void> {
  const indexes = of.phones
    .map((phone) => readMobilePhone(phone ?? ''))
    .flatMap((phone) => (phone ? services.cipher.blindIndexes(phone, 'accounts.phone') : []))
  const viewed = new Set(await listAccountsByPhones(db, indexes))
  if (of.accountId) viewed.add(of.accountId)
  await insertDataViews(
    db,
    [...viewed].map((accountId) => ({
      viewed_account_id: accountId,
      viewer_account_id: actor.accountId,
      what,
      subject_id: subject.id,
      reference: subject.reference,
      reason_encrypted: reason ? services.cipher.encrypt(reasonOnRecord(reason), reasonColumn) : null,
    })),
  )
}

/** Who has looked at my personal texts in full, the newest first. */
export async function listDataViews({ db, actor, services }: CallContext<Account>) {
  const views = await listNewestDataViews(db, actor.accountId, shownViews)
  return {
    views: views.map(({ at, what, reference, reason, reason_encrypted: sealed, display_name }) => ({
      at: at.toISOString(),
      what,
      reference,
      staffName: display_name,
      reason: sealed ? services.cipher.decrypt(sealed, reasonColumn) : reasonOnRecord(reason ?? ''),
    })),
    total: views.length < shownViews ? views.length : await countDataViews(db, actor.accountId),
  }
}

/** Forgets looks after their term, and encrypts reasons from the time when they were not. */
export async function tidyDataViews(services: Services, jobId: string): Promise<void> {
  const { pool, cipher } = services
  await deleteOldDataViews(pool)
  const list = () => listPlainReasons(pool, plainAtOnce)
  await eachAlone({ services, jobId, task: 'sweep-expired:looks', list }, ({ id, reason }) =>
    sealReason(pool, id, cipher.encrypt(reasonOnRecord(reason ?? ''), reasonColumn)),
  )
}
