import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import * as m from '#messages'
import { pathInLocale } from '../../shared/lib/locale.ts'
import type { ActFailure } from '../api/forms/act.ts'
import { ErrorSummary } from '../api/forms/error-summary.tsx'
import { PasskeyButton } from '../api/parts/passkey-button.tsx'
import { DemoCodeNote } from '../features/sign-in/sign-in-notes.tsx'
import { codeProblem } from '../features/staff/code-problem.ts'
import { TotpField } from '../features/staff/totp-field.tsx'
import { Button } from '../ui/controls/button.tsx'
import { useOneSubmit } from '../ui/controls/use-one-submit.ts'
import { useLocale } from '../ui/page-locale.tsx'

const fieldId = 'code-again'

/** The second factor of staff, over the page they are working on. */
export function FactorAgain({ outbox, onProven }: { outbox: string | null; onProven: () => void }) {
  const locale = useLocale()
  const fetcher = useFetcher<ActFailure | { isProven: true }>()
  const { data } = fetcher
  const failure = data && 'isFailure' in data ? data : undefined
  const goesOn = useOneSubmit(fetcher.state !== 'idle', data)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (data && 'isProven' in data) onProven()
  }, [data])
  const error = codeProblem(failure) ?? failure?.message
  return (
    <>
      {error && <ErrorSummary answer={failure} problems={[{ fieldId, text: error }]} />}
      <DemoCodeNote outbox={outbox} text={m.staff_factor_demo()} />
      <fetcher.Form
        method="post"
        action={pathInLocale('/staff/secondFactor', locale)}
        noValidate
        className="stack form"
        defaultShouldRevalidate={false}
        onSubmit={goesOn}
      >
        <input type="hidden" name="stay" value="1" />
        <TotpField id={fieldId} autoFocus={!failure} {...(error && { error })} />
        <Button kind="primary">{m.staff_factor_submit()}</Button>
      </fetcher.Form>
      <PasskeyButton
        label={m.passkeys_confirm()}
        kind="secondary"
        run={({ provePasskey }) => provePasskey()}
        onDone={onProven}
      />
    </>
  )
}
