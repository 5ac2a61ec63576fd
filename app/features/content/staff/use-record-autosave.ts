import { type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ContentTextStates } from '../../../../shared/contract/content/content-parts.ts'
import { ApiError } from '../../../../shared/contract/errors.ts'
import { debounce } from '../../../../shared/lib/debounce.ts'
import type { Locale } from '../../../../shared/lib/locale.ts'
import { collections } from '../../../../shared/rules/content/collections.ts'
import { browserApi } from '../../../api/transport/browser-api.ts'
import type { RecordRef } from './record-actions.ts'
import { readTyped, type Typed } from './typed-values.ts'

const restMs = 2000

/** In conflict: somebody saved meanwhile, and only who has seen what can save over it. */
type AutosaveState =
  | { status: 'idle' | 'saving' | 'failed' | 'conflict' }
  | { status: 'saved'; savedAt: string }

type Target = Omit<RecordRef, 'number'> & {
  number?: string
  /** How a record that is not there yet begins. */
  begins?: { sourceLanguage: Locale; key: string }
}

/** What was saved last: the version, which the form's hidden field has to hold, and how the texts stand since then. */
type Saved = { version: number; texts?: ContentTextStates; number: string }

export type Autosave = AutosaveState & {
  /** Null before the first time. */
  last: Saved | null
}

/**
 * Saves drafts while their writer rests. The version moves along; sending the form waits for a save that is on its
 * way, else it would be refused because of its own autosave.
 * The first words of one that is not there yet begin its draft. Whoever leaves before the rest is asked first.
 * @param record without a number where it is not there yet; null for one whose texts change by a deliberate save alone
 */
export function useRecordAutosave(form: RefObject<HTMLFormElement | null>, record: Target | null): Autosave {
  const [state, setState] = useState<AutosaveState>({ status: 'idle' })
  const [last, setLast] = useState<Saved | null>(null)
  const { collection, number, begins } = record ?? {}
  const sourceLanguage = begins?.sourceLanguage
  const key = begins?.key
  useEffect(() => {
    const element = form.current
    if (!element || !collection || !(number || sourceLanguage)) return
    let running: Promise<void> | undefined
    let waits = false
    let isSent = false
    let known = number
    const keep = async (typed: Typed, version: number): Promise<(Saved & { savedAt: string }) | null> => {
      const { contentStaff } = browserApi()
      if (known) {
        const input = { collection, number: known, version, ...typed }
        return { ...(await contentStaff.recordAutosave(input)), number: known }
      }
      if (!sourceLanguage || isNothing(typed)) return null
      const added = await contentStaff.recordAdd(
        { collection, sourceLanguage, ...typed },
        { idempotencyKey: `${key}.begun` },
      )
      known = added.number
      return { ...added, savedAt: new Date().toISOString() }
    }
    const save = async () => {
      const field = element.elements.namedItem('version')
      if (!(field instanceof HTMLInputElement)) return
      waits = false
      const typed = readTyped(collections[collection], new FormData(element), { isTyping: true })
      if (!known && isNothing(typed)) return
      setState({ status: 'saving' })
      let status: 'failed' | 'conflict' = 'failed'
      const saved = await keep(typed, Number(field.value)).catch((error: unknown) => {
        if (error instanceof ApiError && error.reason === 'conflict') status = 'conflict'
        return null
      })
      waits ||= !saved
      // At once, since a form that waits for this is sent next. Set in the field alone, the next rendering took it back.
      flushSync(() => {
        if (saved) setLast(saved)
        setState(saved ? { status: 'saved', savedAt: saved.savedAt } : { status })
      })
    }
    const begin = () => {
      running = (running ?? Promise.resolve()).then(save).finally(() => {
        running = undefined
      })
    }
    const rested = debounce(() => (isBeingSent() ? rested() : begin()), restMs)
    const rest = () => {
      isSent = isBeingSent()
      waits = true
      rested()
    }
    const leave = (event: BeforeUnloadEvent) => {
      if (waits || running) event.preventDefault()
    }
    const hold = (event: SubmitEvent) => {
      rested.cancel()
      waits = false
      isSent = !running
      if (!running) return
      event.preventDefault()
      event.stopImmediatePropagation()
      const { submitter } = event
      void running.finally(() => element.requestSubmit(submitter))
    }
    element.addEventListener('input', rest)
    element.addEventListener('submit', hold, { capture: true })
    addEventListener('beforeunload', leave)
    return () => {
      rested.cancel()
      // Another page of the console is opened: what was typed last goes to the server all the same. After the form was
      // sent it goes on in the next one.
      if (waits && !running && !isSent) begin()
      removeEventListener('beforeunload', leave)
      element.removeEventListener('input', rest)
      element.removeEventListener('submit', hold, { capture: true })
    }
  }, [form, collection, number, sourceLanguage, key])
  return { ...state, last }
}

/** What is saved by itself meanwhile would have the form refused. */
function isBeingSent(): boolean {
  return window.__reactRouterDataRouter?.state.navigation.formMethod === 'POST'
}

/** Without a word there is nothing to begin. */
function isNothing({ texts }: Typed): boolean {
  return [texts.zh, texts.en].every((fields) => Object.values(fields).every(({ length }) => length === 0))
}
