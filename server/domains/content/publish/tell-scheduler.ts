import * as m from '#messages'
import type { FieldError } from '../../../../shared/contract/errors.ts'
import type { Bilingual, Locale } from '../../../../shared/lib/locale.ts'
import { instantText } from '../../../../shared/lib/text/day-text.ts'
import { type CollectionName, collections } from '../../../../shared/rules/content/collections.ts'
import { textOf } from '../../../../shared/rules/content/field-values.ts'
import { inBoth } from '../../../in-both.ts'
import { type NotifyContext, notify } from '../../messages/notify.ts'
import { staffWithPrivilege } from '../../messages/recipients.ts'
import { getRecord, type OpenRecord } from '../records/open-record.ts'
import type { Held, TextKey } from '../records/records.queries.ts'

type Missed = { at: Date; why: Record<string, FieldError>; told: string | null }

/** Tells the person who scheduled a text that it was not published on time, and why. */
export async function tellMissed(ctx: NotifyContext, open: OpenRecord, key: TextKey, missed: Missed) {
  await notify(ctx, {
    ...(await noticeTo(ctx, key, missed.told)),
    template: 'content_missed',
    params: { ...paramsOf(open, key.language, missed.at), reason: reasonOf(missed.why) },
  })
}

/** Tells all editors that a text waits for one of them, because its scheduler may no longer publish. */
export async function tellLeft(ctx: NotifyContext, open: OpenRecord, key: TextKey, at: Date) {
  await notify(ctx, {
    ...(await noticeTo(ctx, key, null)),
    template: 'content_left',
    params: paramsOf(open, key.language, at),
  })
}

/** Tells the person who scheduled a text that it now waits for a second person. */
export async function tellHeld(ctx: NotifyContext, { publish_at: at, told, ...key }: Held): Promise<void> {
  const open = await getRecord(ctx.db, { ...key, number: String(key.number) })
  await notify(ctx, {
    ...(await noticeTo(ctx, key, told)),
    template: 'content_held',
    params: paramsOf(open, key.language, at),
  })
}

/** Addressed to the scheduler while they still edit, else to all editors, so that nobody misses it. */
async function noticeTo({ db }: NotifyContext, { collection, number }: TextKey, told: string | null) {
  const privilege = 'editContent'
  const isThere = told !== null && (await staffWithPrivilege(db, privilege)).includes(told)
  return {
    to: { kind: 'staff', privilege, ...(isThere && { accountId: told }) },
    category: 'internal',
    link: `/staff/content/${collection}/${number}`,
  } as const
}

function paramsOf({ record, texts }: OpenRecord, language: Locale, at: Date) {
  const name = language === 'zh' ? m.collections_zh : m.collections_en
  const title = (locale: Locale) => titleIn(record.collection, texts, locale)
  return {
    title: { zh: title('zh'), en: title('en') },
    language: inBoth(name),
    time: { zh: instantText(at.toISOString(), 'zh'), en: instantText(at.toISOString(), 'en') },
  }
}

function titleIn(collection: CollectionName, texts: OpenRecord['texts'], locale: Locale): string {
  const { titleField } = collections[collection]
  const other = locale === 'zh' ? 'en' : 'zh'
  return textOf(texts[locale].fields, titleField) || textOf(texts[other].fields, titleField)
}

/** A short summary; the editor names each field. */
function reasonOf(why: Record<string, FieldError>): Bilingual {
  const reasons = Object.values(why).map(({ reason }) => reason)
  if (reasons.includes('required')) return inBoth(m.content_missed_required)
  if (reasons.includes('dateAfterPublishing')) return inBoth(m.content_missed_date)
  if (
    Object.entries(why).some(([path, { reason }]) => path.startsWith('shared.') && reason === 'notAnOption')
  )
    return inBoth(m.content_missed_taken)
  return inBoth(m.content_missed_other)
}
