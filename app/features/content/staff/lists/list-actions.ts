import * as m from '#messages'
import type { ContentDetail } from '../../../../../shared/contract/content/content-parts.ts'
import type { Api } from '../../../../../shared/contract/contract.ts'
import { errorTable } from '../../../../../shared/contract/error-table.ts'
import { ApiError, type ErrorName } from '../../../../../shared/contract/errors.ts'
import type { Locale } from '../../../../../shared/lib/locale.ts'
import { fillableFields, fillWays } from '../../../../../shared/rules/applications/fill-fields.ts'
import { type CollectionName, isList } from '../../../../../shared/rules/content/collections.ts'
import { errorText } from '../../../../api/forms/form-errors.ts'
import type { PostedForm } from '../../../../api/forms/posted-form.ts'
import { collectionWords, partFieldName } from '../collection-words.ts'
import { listIn, nameOf } from '../typed-values.ts'
import type { ListQuery } from './list-query.ts'

export const bulkMoves = ['publish', 'submit', 'withdraw'] as const
type BulkIntent = (typeof bulkMoves)[number] | 'fill'

type BulkFailure = {
  name: string
  number: string
  why: string
  /** What was posted for the record, where it can be withdrawn all the same. */
  inUse?: string
}

export type BulkResult = {
  intent: BulkIntent
  language: Locale
  done: number
  same: number
  refused: number
  /** How many of all that were found come after the last one handled, whose number is `after`. */
  left: number
  after: number
  /** Those of this answer; earlier ones are only in the counts. */
  failures: BulkFailure[]
  /** What was posted, for continuing with it. */
  posted: [name: string, value: string][]
}

type Item = { number: string; version: number; title: string }
type Outcome = {
  done: string[]
  same?: string[]
  refused: { number: string; error: string; fields: string[]; uses?: ContentDetail['uses'] | undefined }[]
}

/** Short enough that nobody waits long before a page that shows no progress. */
const busyMs = 3_000

/**
 * Moves or fills the chosen records, or all that the list finds, as many as one answer has time for; gives
 * the reason for each that stays unchanged.
 */
export async function actOnList(
  api: Api,
  form: PostedForm,
  collection: CollectionName,
  query: ListQuery,
): Promise<BulkResult> {
  const step = stepOf(api, form, collection)
  const isAll = form.text('scope') === 'all'
  const result = emptyResult(form)
  const until = Date.now() + busyMs
  do {
    const { items, left } = isAll
      ? await api.contentStaff.recordFound({ ...filterOf(collection, query), after: result.after })
      : { items: chosenIn(form), left: 0 }
    if (items.length > 0) count(result, items, await step(items))
    result.left = left
    result.after = Number(items.at(-1)?.number ?? result.after)
  } while (result.left > 0 && Date.now() < until)
  return result
}

/** The list's filters, as the calls take them. */
export function filterOf(collection: CollectionName, query: ListQuery) {
  const { search, state, stateIn, fields, catalogue, importId } = query
  return {
    collection,
    fields,
    ...(search && { search }),
    ...(state && { state }),
    ...(stateIn && { stateIn }),
    ...(catalogue && { catalogue }),
    ...(importId && { importId }),
  }
}

function intentOf(form: PostedForm): BulkIntent {
  const intent = form.text('intent')
  return intent === 'fill' ? 'fill' : (bulkMoves.find((one) => one === intent) ?? 'publish')
}

function languageOf(form: PostedForm): Locale {
  return form.text('language') === 'en' ? 'en' : 'zh'
}

function emptyResult(form: PostedForm): BulkResult {
  const before = (name: string) => Math.max(0, Math.trunc(Number(form.text(name)) || 0))
  const counters = ['done', 'same', 'refused', 'after', 'items']
  return {
    intent: intentOf(form),
    language: languageOf(form),
    done: before('done'),
    same: before('same'),
    refused: before('refused'),
    left: 0,
    after: before('after'),
    failures: [],
    posted: Object.entries(form.values())
      .filter(([name]) => !counters.includes(name))
      .flatMap(([name, values]) => values.map((value): [string, string] => [name, value])),
  }
}

/** The records chosen by hand: number, version and name. @throws ApiError `invalidInput` if none */
function chosenIn(form: PostedForm): Item[] {
  const items = form.texts('items').map((entry) => {
    const [number = '', version = '', ...title] = entry.split(' ')
    return { number, version: Number(version), title: title.join(' ') }
  })
  if (items.length === 0) throw new ApiError('invalidInput', { fields: { items: { reason: 'required' } } })
  return items
}

/** What is done with each portion of records. */
function stepOf(api: Api, form: PostedForm, collection: CollectionName): (items: Item[]) => Promise<Outcome> {
  const intent = intentOf(form)
  const seen = (items: Item[]) => items.map(({ number, version }) => ({ number, version }))
  if (intent !== 'fill') {
    const language = languageOf(form)
    const alsoUsed = form.text('alsoUsed') === '1'
    return (items) =>
      api.contentStaff.textMoveMany({ collection, language, move: intent, alsoUsed, items: seen(items) })
  }
  const fillable = fillableFields(collection).find(({ key }) => key === form.text('fill'))
  if (!fillable) throw new ApiError('invalidInput', { fields: { field: { reason: 'notAnOption' } } })
  const { part, field } = fillable
  const name = nameOf(part, field.name)
  const value = isList(field) ? listIn(form.data, name) : form.text(name)
  const way = fillWays.find((one) => one === form.text('way')) ?? 'whereEmpty'
  return (items) =>
    api.contentStaff.recordFill({ collection, part, field: field.name, way, value, items: seen(items) })
}

function count(result: BulkResult, items: Item[], { done, same = [], refused }: Outcome): void {
  result.done += done.length
  result.same += same.length
  result.refused += refused.length
  result.failures.push(
    ...refused.map(({ number, error, fields, uses }) => {
      const { title = '', version } = items.find((item) => item.number === number) ?? {}
      const failure = { number, name: title || m.collections_untitled() }
      if (!uses) return { ...failure, why: whyNot(error, fields) }
      return { ...failure, why: usedBy(uses), inUse: `${number} ${version} ${title}` }
    }),
  )
}

function usedBy(uses: ContentDetail['uses']): string {
  const names = uses.map(({ collection, total }) =>
    m.collections_uses_one({ name: collectionWords[collection].name(), total }),
  )
  return m.collections_why_used({ names: names.join(m.collections_list_comma()) })
}

function whyNot(error: string, fields: string[]): string {
  if (error === 'invalidInput' && fields.length > 0)
    return m.collections_why_fields({ names: fields.map(partFieldName).join(m.collections_list_comma()) })
  if (error === 'illegalTransition') return m.collections_why_state()
  return errorText(Object.hasOwn(errorTable, error) ? (error as ErrorName) : 'internal')
}
