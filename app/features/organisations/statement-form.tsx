import { type FormEvent, type ReactNode, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import * as m from '#messages'
import type { ActFailure } from '../../api/act.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { FormProblems } from './form-problems.tsx'

export type StatementFormProps = {
  failure: ActFailure | undefined
  /** Hidden fields by name. */
  hidden: Record<string, string>
  submitText: string
  children: ReactNode
}

/** A form with papers; it waits while a script still sends one of them. */
export function StatementForm({ failure, hidden, submitText, children }: StatementFormProps) {
  const [isTooEarly, setTooEarly] = useState(false)
  const { state } = useNavigation()
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const isSending = event.currentTarget.querySelector('[data-sending]') !== null
    setTooEarly(isSending)
    if (isSending || state !== 'idle') event.preventDefault()
  }
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      noValidate
      className="stack stack-lg max-w-form"
      onSubmit={onSubmit}
    >
      <FormProblems failure={failure} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      {isTooEarly && (
        <Notice kind="warning" live>
          <p>{m.paper_wait()}</p>
        </Notice>
      )}
      <Button kind="primary">{submitText}</Button>
    </Form>
  )
}
