import { useEffect, useRef, useState } from 'react'
import * as m from '#messages'
import { loadPart } from '../../guard/load-part.ts'
import { Button, type ButtonKind } from '../../ui/controls/button.tsx'
import { Notice } from '../../ui/notice.tsx'

type Ceremonies = typeof import('./passkey-ceremony.ts')

export type PasskeyButtonProps = {
  label: string
  kind?: ButtonKind
  /** What is done with the passkey. */
  run: (ceremonies: Ceremonies) => Promise<void>
  onDone: () => void
  /** What must be corrected before the device is asked; null if nothing. */
  check?: () => string | null
}

/**
 * Asks the device for a passkey and reports the result. Only shown with script, in browsers that support
 * passkeys; the ceremony's code is loaded on demand.
 */
export function PasskeyButton({ label, kind, run, onDone, check }: PasskeyButtonProps) {
  const isKnown = usePasskeys()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  // A second press before the state is rendered would ask the device twice.
  const isRunning = useRef(false)
  if (!isKnown) return null
  const press = async () => {
    if (isRunning.current) return
    const missing = check?.() ?? null
    setProblem(missing)
    if (missing !== null) return
    isRunning.current = true
    setBusy(true)
    const ceremonies = await loadPart(() => import('./passkey-ceremony.ts'))
    try {
      await run(ceremonies)
      onDone()
    } catch (error) {
      setProblem(ceremonies.passkeyProblem(error))
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }
  return (
    <div className="stack">
      <Button type="button" kind={kind} onClick={press} aria-disabled={isBusy || undefined}>
        {isBusy ? m.passkeys_busy() : label}
      </Button>
      {problem !== null && <Notice kind="warning" live title={problem} />}
    </div>
  )
}

/** Whether this browser supports passkeys; false until hydration. */
export function usePasskeys(): boolean {
  const [isKnown, setKnown] = useState(false)
  useEffect(() => setKnown('PublicKeyCredential' in window), [])
  return isKnown
}
