import * as m from '#messages'
import { reasonOnRecord } from '../../../shared/lib/text/masking.ts'
import type { DataViewKind } from '../../../shared/rules/sign-in/data-view.ts'
import type { Account, CallContext, StaffMember } from '../../context.ts'
import type { Db } from '../../db/database.ts'
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

export type Look = {
  /** The names that the audit uses for the event, the kind of thing and its team. */
  audited: { kind: string; subjectKind: string; teamId?: string | null }
  what: DataViewKind
  subject: { id: string; reference: string }
  /** The reason that staff typed; empty where none is asked for. */
  reason: string
  /** Whose texts were shown: their senders, and whoever signs in with one of the phones in them. */
  of: { accountIds: readonly (string | null)[]; phones?: readonly (string | null)[] }
}

/** Keeps who looked at what, for everybody whose it is to read; without a reason. */
export async function keepLook(
  db: Db,
  look: { viewer: string; viewed: readonly (string | null)[]; what: DataViewKind; subject: Look['subject'] },
): Promise<void> {
  const viewed = [...new Set(look.viewed.filter((id) => id !== null))]
  await insertDataViews(
    db,
    viewed.map((accountId) => ({
      viewed_account_id: accountId,
      viewer_account_id: look.viewer,
      what: look.what,
      subject_id: look.subject.id,
      reference: look.subject.reference,
      reason_encrypted: null,
    })),
  )
}

/** Records in the call's transaction who looked and why: in the audit and for all whose texts were shown. */
export async function recordLook(ctx: CallContext<StaffMember>, look: Look): Promise<void> {
  const { db, actor, services } = ctx
  const { audited, what, subject, of } = look
  const reason = reasonOnRecord(look.reason)
  const indexes = (of.phones ?? [])
    .map((phone) => readMobilePhone(phone ?? ''))
    .flatMap((phone) => (phone ? services.cipher.blindIndexes(phone, 'accounts.phone') : []))
  const known = of.accountIds.filter((id) => id !== null)
  const viewed = [...new Set([...(await listAccountsByPhones(db, indexes)), ...known])]
  await insertDataViews(
    db,
    viewed.map((accountId) => ({
      viewed_account_id: accountId,
      viewer_account_id: actor.accountId,
      what,
      subject_id: subject.id,
      reference: subject.reference,
      reason_encrypted: reason ? services.cipher.encrypt(reason, reasonColumn) : null,
    })),
  )
  ctx.audit({ ...audited, subjectId: subject.id, ...(reason && { reason: { text: reason, about: viewed } }) })
}

/** The people who viewed the caller's personal texts in full, the newest first; a judge is not named to whom they judge. */
export async function listDataViews({ db, actor, services, locale }: CallContext<Account>) {
  const views = await listNewestDataViews(db, actor.accountId, shownViews)
  return {
    views: views.map(({ at, what, reference, reason, reason_encrypted: sealed, display_name }) => ({
      at: at.toISOString(),
      what,
      reference,
      staffName: what === 'judging' ? m.data_views_judge({}, { locale }) : display_name,
      reason: sealed ? services.cipher.decrypt(sealed, reasonColumn) : reasonOnRecord(reason ?? ''),
    })),
    total: views.length < shownViews ? views.length : await countDataViews(db, actor.accountId),
  }
}

/** Deletes expired data views, and encrypts reasons stored before reasons were encrypted. */
export async function tidyDataViews(services: Services, jobId: string): Promise<void> {
  const { pool, cipher } = services
  await deleteOldDataViews(pool)
  const list = () => listPlainReasons(pool, plainAtOnce)
  await eachAlone({ services, jobId, task: 'sweep-expired:looks', list }, ({ id, reason }) =>
    sealReason(pool, id, cipher.encrypt(reasonOnRecord(reason ?? ''), reasonColumn)),
  )
}
