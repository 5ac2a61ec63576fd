import type { ReactNode, Ref } from 'react'
import { Form } from 'react-router'
import type { ApplicationDetails } from '../../../shared/contract/applications/application-views.ts'
import { useAwaitedUploads } from '../../api/forms/await-uploads.tsx'
import { DefaultSubmit } from '../../ui/controls/button.tsx'

export type OwnFormProps = {
  details: Pick<ApplicationDetails, 'TeamID'>
  /** What Enter in a field does; every button carries its own intent. */
  intent: string
  idempotencyKey: string
  children: ReactNode
  ref?: Ref<HTMLFormElement>
}

/** A posted form about an application: it names the team for which the page was made, and counts once. */
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
