import { useEffect, useState } from 'react'
import * as m from '#messages'
import type { Api } from '../../../shared/contract/contract.ts'
import { Button } from '../../ui/controls/button.tsx'
import { useHasScript } from '../../ui/controls/use-has-script.ts'
import { browserApi } from '../transport/browser-api.ts'

export type OwnEyes<T> = {
  /** What there is to show: masked as the page came, or as the person themselves may read it. */
  value: T
  /** `unasked` in the HTML: it stays so where no script runs. */
  state: 'open' | 'unasked' | 'asking' | 'failed'
  /** Asks again, with a trace id and key of its own. */
  show: () => void
}

/**
 * Personal texts as the person themselves may read them. The first rendering holds them masked, so that none stands
 * in the HTML; the browser then asks again, encrypted for a key made for this asking, so that a lost one hinders
 * nothing. Without script they stay masked; where asking fails it can be repeated.
 */
export function useOwnEyes<T>(shown: T, ask: (api: Api) => Promise<T>): OwnEyes<T> {
  const [turn, setTurn] = useState(0)
  const hasScript = useHasScript()
  const [answer, setAnswer] = useState<{ of: T; value: T } | { of: T; failedTurn: number } | null>(null)
  const isMasked = JSON.stringify(shown).includes('*')
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each loading of the page and each press
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

/** Puts a text that was read later into its field, but where somebody was faster and has typed something else. */
export function fillIn(fieldId: string, { masked, open }: { masked: string; open: string }): void {
  const input = document.getElementById(fieldId)
  if (!(input instanceof HTMLInputElement) || input.type === 'file' || open === '') return
  if (input.value === masked) input.value = open
}

/** Why something is masked, and the way to see it; nothing where it is not. */
export function MaskedNote({ state, show }: Pick<OwnEyes<unknown>, 'state' | 'show'>) {
  if (state === 'open') return null
  return (
    <div className="row no-print" role="status">
      {/* It comes late: where a script runs, that has taken it away before. */}
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
