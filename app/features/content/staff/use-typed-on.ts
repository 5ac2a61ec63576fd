import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { ContentDetail } from '../../../../shared/contract/content/content-parts.ts'
import type { CollectionName } from '../../../../shared/rules/content/collections.ts'
import { fill, type Standing, standingIn } from '../../../guard/typed-values.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What was changed in a form after it had been sent, and where the cursor was. */
type Left = {
  collection: CollectionName
  number: string | undefined
  fields: Standing
  at: { name: string; caret: number | null } | null
}

let left: Left | null = null

export type TypedOnOptions = {
  collection: CollectionName
  record: ContentDetail | null
  /** Whether this form is the response to a submission. */
  isAnswer: boolean
}

/**
 * The response to a form replaces it: what was typed meanwhile moves to the new form, as if typed there. Call
 * this after everything else that listens to the form.
 */
export function useTypedOn(form: RefObject<HTMLFormElement | null>, options: TypedOnOptions): void {
  const { collection, record, isAnswer } = options
  const { number } = record ?? {}
  const mine = useRef<Left | null>(null)
  // The old form is removed and the new one mounted in the same turn; a later form takes nothing of what was
  // left.
  useLayoutEffect(() => {
    const element = form.current
    if (!element) return
    const isSame = left?.collection === collection && (left.number ?? number) === number
    mine.current = isAnswer && isSame ? left : null
    let sent: Standing | null = null
    const send = () => {
      sent = standingIn(element)
    }
    element.addEventListener('submit', send)
    return () => {
      element.removeEventListener('submit', send)
      left = sent && { collection, number, fields: changedSince(sent, element), at: placeIn(element) }
      queueMicrotask(() => {
        left = null
      })
    }
  }, [form, collection, number, isAnswer])
  useEffect(() => {
    const element = form.current
    if (!element || !mine.current) return
    fill(mine.current.fields, element)
    goTo(element, mine.current.at)
    mine.current = null
  }, [form])
}

function changedSince(sent: Standing, form: HTMLFormElement): Standing {
  return Object.fromEntries(Object.entries(standingIn(form)).filter(([key, value]) => sent[key] !== value))
}

function fieldIn(form: HTMLFormElement, name: string): Field | undefined {
  return ([...form.elements] as Field[]).find((field) => field.name === name && field.type !== 'hidden')
}

function placeIn(form: HTMLFormElement): Left['at'] {
  const { activeElement: active } = document
  if (!active || !form.contains(active)) return null
  const field = active.closest('.field')?.querySelector<Field>('[name]')
  if (!field) return null
  const caret = active === field && 'selectionStart' in field ? field.selectionStart : null
  return { name: field.name, caret }
}

function goTo(form: HTMLFormElement, at: Left['at']): void {
  const field = at && fieldIn(form, at.name)
  field?.focus()
  if (field && 'setSelectionRange' in field && at.caret !== null) field.setSelectionRange(at.caret, at.caret)
}
