import type { ReactNode, Ref } from 'react'
import { Form } from 'react-router'
import type { ApplicationDetails } from '../../../shared/contract/applications/application-views.ts'
import { useAwaitedUploads } from '../../api/forms/await-uploads.tsx'
import { DefaultSubmit } from '../../ui/controls/button.tsx'

export type OwnFormProps = {
  details: Pick<ApplicationDetails, 'TeamID'>
  /** What Enter in a field does; every button says by itself what it does. */
  intent: string
  idempotencyKey: string
  children: ReactNode
  ref?: Ref<HTMLFormElement>
}

/** A posted form about an application: it states the team that the page was made for, and counts once. */
export function OwnForm({ details, intent, idempotencyKey, children, ref }: OwnFormProps) {
  const { onSubmit, tooEarly } = useAwaitedUploads()
  return (
    <Form
      ref={ref}
      method="post"
      noValidate
      className="stack form no-print"
      encType="multipart/form-data"
      key={idempotencyKey}
      onSubmit={onSubmit}
    >
      <input type="hidden" name="TeamID" value={details.TeamID} />
      <input type="hidden" name="idempotencyKey" value={`${intent}-${idempotencyKey}`} />
      <DefaultSubmit name="intent" value={intent} />
      {children}
      {tooEarly}
    </Form>
  )
}
