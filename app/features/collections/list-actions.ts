import * as m from '#messages'
import type { Api } from '../../../shared/contract/contract.ts'
import { errorTable } from '../../../shared/contract/error-table.ts'
import { ApiError, type ErrorName } from '../../../shared/contract/errors.ts'
import type { CollectionName } from '../../../shared/rules/collections.ts'
import { errorText } from '../../api/form-errors.ts'
import type { PostedForm } from '../../api/posted-form.ts'
import { languageName } from './collection-words.ts'

export type BulkResult = { text: string; failures: { name: string; number: string; why: string }[] }

const moves = ['publish', 'withdraw', 'submit'] as const

/** Publishes, withdraws or submits a language of what was chosen; says for each other why not. */
export async function actOnList(api: Api, form: PostedForm, collection: CollectionName): Promise<BulkResult> {
  const language = form.text('language') === 'en' ? 'en' : 'zh'
  const move = moves.find((one) => one === form.text('intent')) ?? 'publish'
  const chosen = form.texts('items').map((entry) => {
    const [number = '', version = '', ...name] = entry.split(' ')
    return { number, version: Number(version), name: name.join(' ') }
  })
  if (chosen.length === 0) throw new ApiError('invalidInput', { fields: { items: { reason: 'required' } } })
  const items = chosen.map(({ number, version }) => ({ number, version }))
  const { done, refused } = await api.contentStaff.textMoveMany({ collection, language, move, items })
  const counts = { done: done.length, refused: refused.length, language: languageName(language) }
  const texts = {
    publish: m.collections_bulk_published,
    withdraw: m.collections_bulk_withdrawn,
    submit: m.collections_bulk_submitted,
  }
  return {
    text: texts[move](counts),
    failures: refused.map(({ number, error }) => ({
      number,
      name: chosen.find((item) => item.number === number)?.name ?? number,
      why: whyNot(error),
    })),
  }
}

function whyNot(error: string): string {
  if (error === 'invalidInput') return m.collections_why_incomplete()
  if (error === 'illegalTransition') return m.collections_why_state()
  return errorText(Object.hasOwn(errorTable, error) ? (error as ErrorName) : 'internal')
}
