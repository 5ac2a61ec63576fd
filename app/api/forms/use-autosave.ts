import { type RefObject, useEffect, useRef, useState } from 'react'
import { ApiError, type ErrorDetails, type ErrorName } from '../../../shared/contract/errors.ts'
import { type Conflict, type FormValues, trackUnsaved, type Unsaved } from './unsaved-values.ts'

const restMs = 1500

export type Autosave =
  | { status: 'idle' }
  | { status: 'saving' }
  | { status: 'saved'; savedAt: string }
  | { status: 'failed'; reason: ErrorName; fields: ErrorDetails['fields'] }

/** Saves some of the form's values, where the server still has what the page was told; says when. */
type Keep = (values: FormValues, base: Record<string, string>) => Promise<{ savedAt: string }>

/** Fields that were changed here and in another window, and the function that settles one. */
export type Conflicts = { list: Conflict[]; settle: (conflict: Conflict) => void }

export type AutosaveOptions = {
  /** What the server has of the form, as far as the page was told. */
  loaded: FormValues
  read: (form: FormData) => FormValues
  keep: Keep
  /** What the server has of the form now. */
  ask: () => Promise<FormValues>
}

/** For autosaving calls: a refusal is shown at the form, and the writer stays on the page. */
export const keepOptions = { staysOnPage: true }

/**
 * With script, saves a page when the writer pauses, leaves or turns away: whatever was typed, valid or not,
 * and only what was changed on this page. A failed save is retried with the next change, when the network is
 * back, and when the writer returns to the page: the cause may have been removed elsewhere.
 */
export function useAutosave(
  form: RefObject<HTMLFormElement | null>,
  options: AutosaveOptions,
): Autosave & { conflicts: Conflicts } {
  const [state, setState] = useState<Autosave>({ status: 'idle' })
  const [list, setList] = useState<Conflict[]>([])
  const saveSoon = useRef(() => {})
  const latest = useRef(options)
  latest.current = options
  const [unsaved] = useState(() => trackUnsaved(options.loaded))
  const loaded = JSON.stringify(options.loaded)
  useEffect(() => {
    if (form.current) unsaved.reload(JSON.parse(loaded), latest.current.read(new FormData(form.current)))
  }, [form, unsaved, loaded])
  useEffect(() => {
    const element = form.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let hasFailed = false
    const save = async () => {
      timer = undefined
      const taken = unsaved.take(latest.current.read(new FormData(element)))
      if (!taken) return
      setState({ status: 'saving' })
      const next = await keepTaken(taken, latest.current.keep)
      hasFailed = next.status === 'failed'
      if (next.status === 'failed' && isChangedElsewhere(next)) {
        const now = await latest.current.ask().catch(() => null)
        if (now) setList(unsaved.conflicts(now, latest.current.read(new FormData(element))))
      } else setList([])
      setState(next)
    }
    const rest = () => {
      clearTimeout(timer)
      timer = setTimeout(save, restMs)
    }
    saveSoon.current = rest
    const saveWhatWaits = () => {
      if (timer === undefined) return
      clearTimeout(timer)
      void save()
    }
    const turnOrReturn = () => {
      if (document.visibilityState === 'hidden') saveWhatWaits()
      else if (hasFailed) rest()
    }
    const forget = () => {
      clearTimeout(timer)
      timer = undefined
      hasFailed = false
    }
    // Files are added and removed without an input event: changes of the list of hidden fields show it.
    const files = new MutationObserver((changes) => changes.some(isFileChange) && rest())
    files.observe(element, { childList: true, subtree: true })
    element.addEventListener('input', rest)
    // The submitted form carries everything: no older save may follow it.
    element.addEventListener('submit', forget)
    window.addEventListener('online', rest)
    document.addEventListener('visibilitychange', turnOrReturn)
    return () => {
      saveWhatWaits()
      files.disconnect()
      element.removeEventListener('input', rest)
      element.removeEventListener('submit', forget)
      window.removeEventListener('online', rest)
      document.removeEventListener('visibilitychange', turnOrReturn)
    }
  }, [form, unsaved])
  const settle = (conflict: Conflict) => {
    unsaved.settle(conflict)
    setList((before) => before.filter(({ key }) => key !== conflict.key))
    saveSoon.current()
  }
  return { ...state, conflicts: { list, settle } }
}

function isChangedElsewhere({ fields = {} }: Extract<Autosave, { status: 'failed' }>): boolean {
  return Object.values(fields).some(({ reason }) => reason === 'changedElsewhere')
}

/** A refused field is reported, and does not keep the others from being saved. */
async function keepTaken({ values, base, kept }: Unsaved, keep: Keep): Promise<Autosave> {
  try {
    const { savedAt } = await keep(values, base)
    kept(values)
    return { status: 'saved', savedAt }
  } catch (failure) {
    if (!(failure instanceof ApiError)) return { status: 'failed', reason: 'internal', fields: undefined }
    const { fields } = failure.details
    const others = withoutRefused(values, Object.keys(fields ?? {}))
    const ofOthers = Object.fromEntries(Object.entries(base).filter(([key]) => key in others))
    if (fields && Object.keys(others).length > 0)
      await keep(others, ofOthers).then(() => kept(others), ignore)
    return { status: 'failed', reason: failure.reason, fields }
  }
}

/** The paths of errors are keys, possibly below `answers` and followed by a sub-path. */
function withoutRefused(values: FormValues, paths: string[]): FormValues {
  const refused = new Set(paths.map((path) => path.replace(/^answers\./, '').split('.')[0]))
  return Object.fromEntries(Object.entries(values).filter(([key]) => !refused.has(key)))
}

/** Other failures are retried together with the rest. */
function ignore(): void {}

function isFileChange({ addedNodes, removedNodes }: MutationRecord): boolean {
  return [...addedNodes, ...removedNodes].some(
    (node) => node instanceof Element && node.querySelector('input[type=hidden]') !== null,
  )
}
