import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { ActFailure } from '../../../api/forms/act.ts'
import type { AwardReviewProps } from './award-review.tsx'

type FieldProps = { id: string; name: string; defaultValue: string; error?: string }
export type Fields = (name: string, stored?: string) => FieldProps

type OneFormProps = Pick<AwardReviewProps, 'formKey' | 'failure'> & {
  /** Which form of the page it is. */
  id: string
  version: number
  hidden?: Record<string, string>
  children: (fields: Fields, failure: ActFailure | undefined) => ReactNode
}

/** A form of the page, with what was typed where it was refused. */
export function OneForm({ id, version, hidden = {}, formKey, failure: refused, children }: OneFormProps) {
  const failure = refused?.values.form?.[0] === id ? refused : undefined
  const fields: Fields = (name, stored = '') => {
    const error = failure?.fields[name]
    return {
      ...{ id: `${id}-${name}`, name, defaultValue: failure?.values[name]?.[0] ?? stored },
      ...(error && { error }),
    }
  }
  return (
    <Form method="post" noValidate className="stack max-w-form" key={`${id}-${version}`}>
      <input type="hidden" name="form" value={id} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="idempotencyKey" value={`${id}-${formKey}`.slice(-64)} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children(fields, failure)}
    </Form>
  )
}

/** Whether a refused form is this one. */
export const isOf = (failure: ActFailure | undefined, id: string) => failure?.values.form?.[0] === id
