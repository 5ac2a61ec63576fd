import type { PostedForm } from '../../../../api/forms/posted-form.ts'

/** The order as it is on the page, after a press that moved one; nothing is kept yet. */
export type OrderAnswer = { order: string[] }

/** What the form says: the order in which the records were found, and the one in which they are to stand. */
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

/** A list with one of its entries at another place; a place that there is not changes nothing. */
export function moved<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const entry = list[from]
  if (entry === undefined || to < 0 || to >= list.length) return [...list]
  return list.toSpliced(from, 1).toSpliced(to, 0, entry)
}
