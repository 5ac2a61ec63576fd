import { maskPhone } from '../../../shared/lib/masking.ts'
import type { DataViewKind } from '../../../shared/rules/data-view.ts'
import type { Account, CallContext, StaffMember } from '../../context.ts'
import {
  countDataViews,
  insertDataViews,
  listAccountsByPhones,
  listNewestDataViews,
} from './data-views.queries.ts'

const shownViews = 50

export type DataView = {
  what: DataViewKind
  subject: { id: string; reference: string }
  reason: string
  /** Whose texts were shown: who sent them in, and whoever signs in with one of the phones among them. */
  of: { accountId: string | null; phones: (string | null)[] }
}

/** Keeps for everybody whose texts were shown in full who looked and why. Part of the call that shows them. */
export async function recordDataViews(
  { db, actor, services }: CallContext<StaffMember>,
  { what, subject, reason, of }: DataView,
): Promise<void> {
  const indexes = of.phones
    .map((phone) => phone?.replace(/^\+86/, '').replace(/\D/g, '') ?? '')
    .filter((phone) => /^1\d{10}$/.test(phone))
    .flatMap((phone) => services.cipher.blindIndexes(`+86${phone}`, 'accounts.phone'))
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
      reason,
    })),
  )
}

/** Who has looked at my personal texts in full, the newest first. */
export async function listDataViews({ db, actor }: CallContext<Account>) {
  const views = await listNewestDataViews(db, actor.accountId, shownViews)
  return {
    views: views.map(({ at, what, reference, reason, display_name }) => ({
      at: at.toISOString(),
      what,
      reference,
      staffName: display_name,
      reason: withoutPhones(reason),
    })),
    total: views.length < shownViews ? views.length : await countDataViews(db, actor.accountId),
  }
}

/** Staff may have written a number into their reason; pages hold none in full. */
function withoutPhones(text: string): string {
  return text.replace(/(?<!\d)(?:\+?86[\s-]?)?1[3-9]\d[\s-]?\d{4}[\s-]?\d{4}(?!\d)/g, maskPhone)
}
