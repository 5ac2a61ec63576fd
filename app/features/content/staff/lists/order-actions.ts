import type { PostedForm } from '../../../../api/forms/posted-form.ts'

/** The order on the page after a press that moved a record; nothing is saved yet. */
export type OrderAnswer = { order: string[] }

/** The order in which the form's records were found, and the one in which they are to be saved. */
export function readOrder(form: PostedForm): { before: string[]; after: string[]; isSaved: boolean } {
  const order = form.texts('order')
  const [number = '', way = ''] = form.text('move').split('.')
  const at = order.indexOf(number)
  return {
    before: form.texts('before'),
    after: moved(order, at, at + (way === 'up' ? -1 : 1)),
    isSaved: number === '',
  }
}

/** A list with one entry moved to another place; a place outside the list changes nothing. */
export function moved<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const entry = list[from]
  if (entry === undefined || to < 0 || to >= list.length) return [...list]
  return list.toSpliced(from, 1).toSpliced(to, 0, entry)
}
