import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import * as m from '#messages'
import { ApiError } from '../../../shared/contract/errors.ts'
import { pathWithoutLocale } from '../../../shared/lib/locale.ts'
import { ErrorSummary } from '../../api/forms/error-summary.tsx'
import { errorText } from '../../api/forms/form-errors.ts'
import { namedFieldText } from '../../api/forms/named-field.ts'
import { Button } from '../../ui/controls/button.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import { Details } from '../../ui/details.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SummaryList } from '../../ui/summary-list.tsx'

export type RevealedRow = { term: string; value: ReactNode }

export type RevealPersonalProps = {
  /** Fetches the masked texts, for this reason. */
  reveal: (reason: string) => Promise<RevealedRow[]>
}

/**
 * Shows names, phones and addresses in full, for a recorded reason. They arrive encrypted for this browser,
 * so that without script there is nothing to show, and are gone when the page is left.
 */
export function RevealPersonal({ reveal }: RevealPersonalProps) {
  const [isReady, setIsReady] = useState(false)
  const [shown, setShown] = useState<RevealedRow[] | null>(null)
  const [error, setError] = useState<ApiError | null>(null)
  useEffect(() => setIsReady(true), [])
  if (!isReady) return null
  if (shown) {
    return (
      <div role="status">
        <SummaryList rows={shown} />
      </div>
    )
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '')
    try {
      setError(null)
      setShown(await reveal(reason))
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown
      setError(thrown)
    }
  }
  const missing = error?.details.fields?.reason
  const problem = missing && namedFieldText(m.staff_reveal_reason(), missing)
  return (
    <Details title={m.staff_reveal()}>
      <form onSubmit={submit} noValidate className="stack">
        {problem ? (
          <ErrorSummary answer={error} problems={[{ fieldId: 'revealReason', text: problem }]} />
        ) : (
          error && <RevealProblem error={error} />
        )}
        <TextField
          name="reason"
          id="revealReason"
          label={m.staff_reveal_reason()}
          hint={m.staff_reveal_reason_hint()}
          maxLength={200}
          {...(problem && { error: problem })}
        />
        <Button>{m.staff_reveal()}</Button>
      </form>
    </Details>
  )
}

function RevealProblem({ error }: { error: ApiError }) {
  const { pathname } = useLocation()
  const back = encodeURIComponent(pathWithoutLocale(pathname))
  return (
    <Notice kind="error" title={errorText(error.reason, error.details)} live>
      {error.reason === 'stepUpNeeded' && (
        <Link href={`/staff/secondFactor?back=${back}`} alone>
          {m.staff_reveal_step_up()}
        </Link>
      )}
    </Notice>
  )
}
