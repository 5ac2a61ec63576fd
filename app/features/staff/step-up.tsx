import { useState } from 'react'
import * as m from '#messages'
import type { ActFailure } from '../../api/forms/act.ts'
import { PasskeyButton } from '../../api/parts/passkey-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { codeProblem } from './code-problem.ts'
import { TotpField } from './totp-field.tsx'

export type StepUpProps = {
  /** Whether the last proof was recent enough for decisions when the page was rendered. */
  isFresh: boolean
  failure: ActFailure | undefined
  /** The field's id, where a page has several deciding forms. */
  id?: string
}

/** The authenticator code inside a deciding form, if the last proof is too old; nothing else is lost. */
export function StepUp({ isFresh, failure, id }: StepUpProps) {
  const [provenAt, setProvenAt] = useState<ActFailure | null | undefined>(null)
  if (isFresh && failure?.error !== 'stepUpNeeded') return null
  // Until the server says again that the proof is too old.
  if (provenAt !== null && provenAt === failure)
    return <Notice kind="success" live title={m.passkeys_proven()} />
  const error = codeProblem(failure)
  return (
    <div className="stack">
      <Notice kind="warning" title={m.staff_step_up_title()}>
        <p>{m.staff_step_up_text()}</p>
      </Notice>
      <PasskeyButton
        label={m.passkeys_confirm()}
        run={({ provePasskey }) => provePasskey()}
        onDone={() => setProvenAt(failure)}
      />
      <TotpField {...(id && { id })} {...(error && { error })} />
    </div>
  )
}
