import { ApiError } from '../../../../shared/contract/errors.ts'
import type { VerificationReasonChoice } from '../../../../shared/contract/organisations/organisations.staff.ts'
import type { Bilingual, Locale } from '../../../../shared/lib/locale.ts'
import {
  firstVerificationReasons,
  type ReasonWords,
  type VerificationReason,
  type VerificationReasonUse,
} from '../../../../shared/rules/organisations/verification-reasons.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import { listPublished } from '../../content/publish/published-records.ts'

/** The reasons that verifiers choose from. */
export async function listVerificationReasons(
  ctx: CallContext<StaffMember>,
): Promise<{ reasons: VerificationReasonChoice[] }> {
  const reasons = await listReasons(ctx.db)
  return {
    reasons: reasons.map(({ code, use, title, next }) => ({
      code,
      use,
      title: title[ctx.locale],
      words: { title, next },
    })),
  }
}

/** A step's reason as worded now, to be kept with it. @throws ApiError `invalidInput` */
export async function requireVerificationReason(
  db: Db,
  code: string | undefined,
  use: VerificationReasonUse,
): Promise<{ reason: string; reason_words: string }> {
  const refuse = (reason: 'required' | 'notAnOption' | 'unfitting') =>
    new ApiError('invalidInput', { fields: { reason: { reason } } })
  if (!code) throw refuse('required')
  const named = (await listReasons(db)).filter((one) => one.code === code)
  const found = named.find((one) => one.use === use)
  if (!found) throw refuse(named.length > 0 ? 'unfitting' : 'notAnOption')
  const { title, next } = found
  return { reason: code, reason_words: JSON.stringify({ title, next } satisfies ReasonWords) }
}

type WithReason = { reason: string | null; reason_words: ReasonWords | null }

/** A reason as recorded; older ones by code, from one list of all portals; null without a reason. */
export function presentReason({ reason: code, reason_words }: WithReason, locale: Locale) {
  if (code === null) return null
  const words = reason_words ?? firstVerificationReasons.find((first) => first.code === code)
  return { code, title: words?.title[locale] ?? code, next: words?.next[locale] ?? '' }
}

/** The published reasons; for a use without any, the portal's initial reasons. */
async function listReasons(db: Db): Promise<readonly VerificationReason[]> {
  const chinese = await listPublished({ db, locale: 'zh' }, 'verificationReasons')
  const english = await listPublished({ db, locale: 'en' }, 'verificationReasons')
  const published = chinese.map((zh) => {
    const en = english.find(({ number }) => number === zh.number) ?? zh
    const both = (name: 'title' | 'nextText'): Bilingual => ({ zh: zh.values[name], en: en.values[name] })
    return {
      code: zh.alias ?? `r${zh.number}`,
      use: zh.values.verificationUse,
      title: both('title'),
      next: both('nextText'),
    }
  })
  const used = new Set(published.map(({ use }) => use))
  return [...published, ...firstVerificationReasons.filter(({ use }) => !used.has(use))]
}
