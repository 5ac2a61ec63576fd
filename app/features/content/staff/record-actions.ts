import { redirect } from 'react-router'
import type { Api } from '../../../../shared/contract/contract.ts'
import { ApiError } from '../../../../shared/contract/errors.ts'
import { type Locale, pathInLocale } from '../../../../shared/lib/locale.ts'
import { type CollectionName, collections } from '../../../../shared/rules/content/collections.ts'
import { type ContentMove, contentMoves } from '../../../../shared/rules/content/content-states.ts'
import type { PostedForm } from '../../../api/forms/posted-form.ts'
import { readTyped } from './typed-values.ts'

export type RecordRef = { collection: CollectionName; number: string }
type Args = { api: Api; form: PostedForm; locale: Locale; record: RecordRef }

/** Adds a record, then does what the button said. */
export async function addRecord({
  api,
  form,
  locale,
  record,
}: Omit<Args, 'record'> & { record: Omit<RecordRef, 'number'> }) {
  const { collection } = record
  const typed = readTyped(collections[collection], form.data)
  const added = await api.contentStaff.recordAdd(
    { collection, sourceLanguage: locale, ...typed },
    form.idempotency(),
  )
  // The record now exists and is not added again, whatever stops the next step.
  const target = { collection, number: added.number }
  const done = await moveAfterSave(api, form, target, added.version).catch((error: unknown) => {
    if (error instanceof ApiError) return `save&check=${form.text('intent').split('.')[1] ?? ''}`
    throw error
  })
  return redirect(recordPath(target, locale, done))
}

/** Deletes a draft, in the version that was shown, and leads to its list. */
async function removeRecord({ api, form, locale, record }: Args) {
  await api.contentStaff.recordRemove(
    { ...record, version: Number(form.text('version')) },
    form.idempotency(),
  )
  return redirect(`${pathInLocale(`/staff/content/${record.collection}`, locale)}?done=removed`)
}

/** Saves what was typed, then does what the button said. */
export async function actOnRecord({ api, form, locale, record }: Args) {
  if (form.text('intent') === 'remove') return removeRecord({ api, form, locale, record })
  const forced = form.optionalText('force')
  const version = Number(forced ?? form.text('version'))
  const typed = readTyped(collections[record.collection], form.data)
  // One key per version: a double press saves once, and a press after a refusal counts as new.
  const key = form.optionalText('idempotencyKey')
  const options = key ? { idempotencyKey: `${key}.${version}` } : {}
  const saved = await api.contentStaff.recordSave({ ...record, version, ...typed }, options)
  // The next step applies to the version just saved, also when it is refused and the form comes back.
  form.data.set('version', String(saved.version))
  return redirect(recordPath(record, locale, await moveAfterSave(api, form, record, saved.version)))
}

/** @returns what was done, for the address */
async function moveAfterSave(
  api: Api,
  form: PostedForm,
  record: RecordRef,
  version: number,
): Promise<string> {
  const [what = '', language = ''] = form.text('intent').split('.')
  if (language !== 'zh' && language !== 'en') return 'save'
  if (what === 'confirm') {
    await api.contentStaff.translationConfirm({ ...record, version, language })
    return `confirm.${language}`
  }
  const move = contentMoves.find((one) => one === what)
  if (!move) return 'save'
  await moveText(api, form, { ...record, version, language, move })
  return `${move}.${language}`
}

async function moveText(
  api: Api,
  form: PostedForm,
  input: RecordRef & { version: number; language: Locale; move: ContentMove },
): Promise<void> {
  const { language, move } = input
  const publishAt = move === 'schedule' ? instantOf(form.text(`publishAt.${language}`)) : undefined
  const because = move === 'sendBack' ? form.text(`because.${language}`) : ''
  try {
    await api.contentStaff.textMove({ ...input, because, ...(publishAt && { publishAt }) })
  } catch (error) {
    const fields = (error instanceof ApiError && error.details.fields) || {}
    const name = (['publishAt', 'because'] as const).find((one) => fields[one])
    const why = name && fields[name]
    throw why ? new ApiError('invalidInput', { fields: { [`${name}.${language}`]: why } }) : error
  }
}

/** The instant of a typed day and time, in China; undefined if it is invalid. */
function instantOf(typed: string): string | undefined {
  const at = new Date(`${typed}:00+08:00`)
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString()
}

export function recordPath({ collection, number }: RecordRef, locale: Locale, done?: string): string {
  return pathInLocale(`/staff/content/${collection}/${number}`, locale) + (done ? `?done=${done}` : '')
}
