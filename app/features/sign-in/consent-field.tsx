import * as m from '#messages'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { Checkbox } from '../../ui/controls/choice.tsx'
import { Fieldset } from '../../ui/controls/field.tsx'
import { Link } from '../../ui/link.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import type { SignInProgress } from './sign-in-state.ts'

export type ConsentFieldProps = {
  consent: NonNullable<SignInProgress['consent']>
  isAgreed: boolean
  /** Whether the code of a text message was just accepted: then that is said first. */
  isProven?: boolean
  error: string | undefined
}

/** What a first sign-in, or one after new texts, asks consent for: the texts, and one checkbox. */
export function ConsentField({ consent, isAgreed, isProven, error }: ConsentFieldProps) {
  const locale = useLocale()
  return (
    <Fieldset
      id="sign-in-agree"
      label={isProven ? m.sign_in_consent_proven() : m.sign_in_consent_title()}
      autoFocus={!error}
      hint={
        <>
          {isProven && <span className="block">{m.sign_in_consent_why()}</span>}
          <Link href={pathInLocale('/privacy', locale)} target="_blank" alone>
            {m.sign_in_consent_privacy({ version: consent.privacy })}
          </Link>
          <br />
          <Link href={pathInLocale('/terms', locale)} target="_blank" alone>
            {m.sign_in_consent_terms({ version: consent.terms })}
          </Link>
        </>
      }
      error={error}
    >
      <input type="hidden" name="privacy" value={consent.privacy} />
      <input type="hidden" name="terms" value={consent.terms} />
      <Checkbox
        id="sign-in-agree-box"
        name="agree"
        value="yes"
        defaultChecked={isAgreed}
        label={m.sign_in_consent()}
      />
    </Fieldset>
  )
}
