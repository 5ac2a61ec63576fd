import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { ApplicationDetails } from '../../../shared/contract/applications.ts'

export type OwnFormProps = {
  details: Pick<ApplicationDetails, 'TeamID'>
  intent: string
  idempotencyKey: string
  children: ReactNode
}

/** A posted form about an application: it states the team that the page was made for, and counts once. */
export function OwnForm({ details, intent, idempotencyKey, children }: OwnFormProps) {
  return (
    <Form
      method="post"
      noValidate
      className="stack form no-print"
      encType="multipart/form-data"
      key={idempotencyKey}
    >
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="TeamID" value={details.TeamID} />
      <input type="hidden" name="idempotencyKey" value={`${intent}-${idempotencyKey}`} />
      {children}
    </Form>
  )
}
