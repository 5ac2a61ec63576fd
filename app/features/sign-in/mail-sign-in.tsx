import { Form } from 'react-router'
import * as m from '#messages'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { wayInRules } from '../../../shared/rules/sign-in/ways-in.ts'
import { ErrorSummary } from '../../api/forms/error-summary.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { refusedText } from './refused-text.ts'
import type { MailSignInAnswer } from './sign-in-state.ts'

export type MailSignInProps = { answer: MailSignInAnswer; back: string }

/** Requests a sign-in link; the answer is the same whether or not anybody has the address. */
export function MailSignIn({ answer, back }: MailSignInProps) {
  const locale = useLocale()
  const failure = answer && 'isFailure' in answer ? answer : undefined
  const sentTo = answer && 'step' in answer ? answer.email : null
  const error = failure && (failure.fields.email ?? refusedText(failure))
  const page = `${pathInLocale('/signIn', locale)}?back=${encodeURIComponent(back)}`
  return (
    <>
      <p>{m.sign_in_by_mail_lead()}</p>
      {sentTo && (
        <Notice
          kind="success"
          live
          title={m.sign_in_by_mail_sent({ email: sentTo, minutes: wayInRules.mailLinkMinutes })}
        />
      )}
      {error && <ErrorSummary answer={failure} problems={[{ fieldId: 'sign-in-email', text: error }]} />}
      <Form method="post" action={`${page}&way=mail`} noValidate className="stack">
        <input type="hidden" name="step" value="mail" />
        <TextField
          id="sign-in-email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          label={m.security_email()}
          error={error}
          defaultValue={sentTo ?? failure?.values.email?.[0]}
          width={20}
        />
        <Button kind="primary">{m.sign_in_by_mail_submit()}</Button>
      </Form>
      <p>
        <Link href={page} alone>
          {m.sign_in_by_phone()}
        </Link>
      </p>
    </>
  )
}
