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

/** In conflict: somebody saved meanwhile, and only a person who has seen that version can save over it. */
type AutosaveState =
  | { status: 'idle' | 'saving' | 'failed' | 'conflict' }
  | { status: 'saved'; savedAt: string }

type Target = Omit<RecordRef, 'number'> & {
  number?: string
  /** How a record that does not exist yet is added. */
  begins?: { sourceLanguage: Locale; key: string }
}

/** The last save: the version, which the hidden field has to hold, and the state of the texts since. */
type Saved = { version: number; texts?: ContentTextStates; number: string }

export type Autosave = AutosaveState & {
  /** Null before the first save. */
  last: Saved | null
}

/**
 * Saves drafts while their writer pauses. The version moves along; submitting the form waits for a running
 * save, because the autosave would otherwise have it refused. The first words of a new record create its
 * draft. A person who leaves before a save is asked first.
 * @param record without a number if it does not exist yet; null for one whose texts only a deliberate save
 * may change
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
      // Synchronously, since a form that waits for this is sent next. Set only in the field, it would be
      // reset by the next rendering.
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
      // Another console page is opened: the last changes still go to the server. After the form was sent,
      // they continue in the next one.
      if (waits && !running && !isSent) begin()
      removeEventListener('beforeunload', leave)
      element.removeEventListener('input', rest)
      element.removeEventListener('submit', hold, { capture: true })
    }
  }, [form, collection, number, sourceLanguage, key])
  return { ...state, last }
}

/** A save during submission would have the form refused. */
function isBeingSent(): boolean {
  return window.__reactRouterDataRouter?.state.navigation.formMethod === 'POST'
}

/** Without a word there is nothing to save. */
function isNothing({ texts }: Typed): boolean {
  return [texts.zh, texts.en].every((fields) => Object.values(fields).every(({ length }) => length === 0))
}
