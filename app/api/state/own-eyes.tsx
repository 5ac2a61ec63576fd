import { useEffect, useState } from 'react'
import * as m from '#messages'
import type { Api } from '../../../shared/contract/contract.ts'
import { Button } from '../../ui/controls/button.tsx'
import { useHasScript } from '../../ui/controls/use-has-script.ts'
import { browserApi } from '../transport/browser-api.ts'

export type OwnEyes<T> = {
  /** What can be shown: masked as in the HTML, or in full as the person may read it. */
  value: T
  /** `unasked` in the HTML, and for good where no script runs. */
  state: 'open' | 'unasked' | 'asking' | 'failed'
  /** Requests it again, with a new trace id and key. */
  show: () => void
}

/**
 * Personal texts in full, for the person they belong to. The first rendering masks them, so that the HTML
 * contains none; the browser then requests them again, encrypted for a key made for this request, so that a
 * lost key does no harm. Without script they stay masked; a failed request can be repeated.
 */
export function useOwnEyes<T>(shown: T, ask: (api: Api) => Promise<T>): OwnEyes<T> {
  const [turn, setTurn] = useState(0)
  const hasScript = useHasScript()
  const [answer, setAnswer] = useState<{ of: T; value: T } | { of: T; failedTurn: number } | null>(null)
  const isMasked = JSON.stringify(shown).includes('*')
  // biome-ignore lint/correctness/useExhaustiveDependencies: requested once for each load and each press
  useEffect(() => {
    if (!isMasked) return
    let isCurrent = true
    ask(browserApi()).then(
      (value) => isCurrent && setAnswer({ of: shown, value }),
      () => isCurrent && setAnswer({ of: shown, failedTurn: turn }),
    )
    return () => {
      isCurrent = false
    }
  }, [shown, turn])
  const current = answer?.of === shown ? answer : null
  const show = () => setTurn(turn + 1)
  if (!isMasked) return { value: shown, state: 'open', show }
  if (current && 'value' in current) return { value: current.value, state: 'open', show }
  if (!hasScript) return { value: shown, state: 'unasked', show }
  return { value: shown, state: current?.failedTurn === turn ? 'failed' : 'asking', show }
}

/** Puts a text that was read later into its field, unless the person has already typed something else. */
export function fillIn(fieldId: string, { masked, open }: { masked: string; open: string }): void {
  const input = document.getElementById(fieldId)
  if (!(input instanceof HTMLInputElement) || input.type === 'file' || open === '') return
  if (input.value === masked) input.value = open
}

/** Why something is masked, and a button to show it; nothing where it is not masked. */
export function MaskedNote({ state, show }: Pick<OwnEyes<unknown>, 'state' | 'show'>) {
  if (state === 'open') return null
  return (
    <div className="row no-print" role="status">
      {/* Shown with a delay: where script runs, it removes this note before it appears. */}
      {state === 'unasked' && <p className="text-ink-2 shown-late">{m.masked_without_script()}</p>}
      {state === 'failed' && (
        <>
          <p className="text-ink-2">{m.masked_failed()}</p>
          <Button type="button" onClick={show}>
            {m.masked_show()}
          </Button>
        </>
      )}
    </div>
  )
}
