import { Form, useLocation } from 'react-router'
import * as m from '#messages'
import type { PrivacyOverview } from '../../../shared/contract/privacy.ts'
import { localeOfPath, pathInLocale } from '../../../shared/lib/locale.ts'
import { signInRules } from '../../../shared/rules/sign-in/sign-in.ts'
import { Button, ButtonLink } from '../../ui/controls/button.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'

export type OwnerProofProps = {
  proof: PrivacyOverview['proof']
  /** What the code is asked for. */
  purpose: 'deletion' | 'export'
}

/** Sends a code to the person's own phone; staff prove their second factor. A form before the other one. */
export function OwnerProof({ proof, purpose }: OwnerProofProps) {
  const { pathname, search } = useLocation()
  if (proof === 'proven') return null
  if (proof === 'secondFactor') {
    const page = pathInLocale('/staff/secondFactor', localeOfPath(pathname))
    return (
      <p>
        <ButtonLink href={`${page}?back=${encodeURIComponent(pathname + search)}`}>
          {m.privacy_proof_staff()}
        </ButtonLink>
      </p>
    )
  }
  return (
    <Form method="post" action={pathname + search} preventScrollReset>
      <input type="hidden" name="for" value={purpose} />
      <Button name="intent" value="sendCode">
        {m.privacy_code_send()}
      </Button>
    </Form>
  )
}

export function OwnerCode({
  proof,
  id,
  error,
}: {
  proof: PrivacyOverview['proof']
  id: string
  error?: string | undefined
}) {
  if (proof !== 'code') return null
  return (
    <TextField
      id={id}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={signInRules.codeDigits * 2}
      label={m.sign_in_code()}
      hint={m.privacy_code_hint()}
      width={10}
      {...(error && { error })}
    />
  )
}
