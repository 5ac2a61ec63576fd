import { Form } from 'react-router'
import * as m from '#messages'
import type { StaffAccount } from '../../../../shared/contract/suspensions.staff.ts'
import { languageTag, pathInLocale } from '../../../../shared/lib/locale.ts'
import { suspensionTerms } from '../../../../shared/rules/sign-in/suspensions.ts'
import type { ActFailure } from '../../../api/forms/act.ts'
import { leftText } from '../../../api/forms/left-text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { RadioGroup } from '../../../ui/controls/choice.tsx'
import { TextArea } from '../../../ui/controls/text-area.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'
import { StepUp } from '../../staff/step-up.tsx'
import { suspensionReasonWords } from './suspension-words.ts'

export type SuspensionFormProps = {
  account: StaffAccount
  isFresh: boolean
  formKey: string
  failure: ActFailure | undefined
}

/** Suspends or restores an account; beside each reason is what the owner will be told, in their language. */
export function SuspensionForm({ account, isFresh, formKey, failure }: SuspensionFormProps) {
  const locale = useLocale()
  const { userID, status, notices } = account
  const intent = status === 'active' ? 'suspend' : 'lift'
  const words = formWords[intent]
  const lang = languageTag(account.language)
  const fields = failure?.fields ?? {}
  return (
    <section className="staff-panel stack" aria-labelledby="suspension">
      <Heading level={2} id="suspension" text={words.title()} />
      <p className="measure">{words.text()}</p>
      <Form
        method="post"
        noValidate
        action={pathInLocale(`/staff/accounts/${userID}`, locale)}
        className="stack"
      >
        <input type="hidden" name="idempotencyKey" value={formKey} />
        <RadioGroup
          name="reason"
          label={words.reason()}
          hint={<span lang={lang}>{notices[0]?.body}</span>}
          options={notices.map(({ reason, title }) => ({
            value: reason,
            label: capitalised(suspensionReasonWords[reason]()),
            hint: <span lang={lang}>{title}</span>,
          }))}
          defaultValue={failure?.values.reason?.[0] ?? ''}
          {...(fields.reason && { error: fields.reason })}
        />
        <TextArea
          name="words"
          rows={3}
          label={m.accounts_suspend_words()}
          hint={words.hint({ language: languages[account.language]() })}
          limit={suspensionTerms.wordsLength}
          countText={leftText}
          defaultValue={failure?.values.words?.[0] ?? ''}
          {...(fields.words && { error: fields.words })}
        />
        <StepUp isFresh={isFresh} failure={failure} />
        <Button kind={intent === 'suspend' ? 'danger' : 'primary'} name="intent" value={intent}>
          {words.submit()}
        </Button>
      </Form>
    </section>
  )
}

const languages = { zh: m.accounts_language_zh, en: m.accounts_language_en }

const formWords = {
  suspend: {
    title: m.accounts_suspend,
    text: m.accounts_suspend_text,
    reason: m.accounts_suspend_reason,
    hint: m.accounts_suspend_words_hint,
    submit: m.accounts_suspend_submit,
  },
  lift: {
    title: m.accounts_lift,
    text: m.accounts_lift_text,
    reason: m.accounts_lift_reason,
    hint: () => m.accounts_lift_words_hint(),
    submit: m.accounts_lift_submit,
  },
}

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
