import { Form } from 'react-router'
import * as m from '#messages'
import type { ContentDetail, ContentRemoval } from '../../../../shared/contract/content/content-parts.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Details } from '../../../ui/details.tsx'

/** Why a record cannot be deleted. Published ones are withdrawn and fixed pages always exist: no reason. */
const reasons: Partial<Record<ContentRemoval, () => string>> = {
  waiting: m.collections_remove_waiting,
  inUse: m.collections_remove_in_use,
}

export type RemoveDraftProps = { record: Pick<ContentDetail, 'removal'>; version: number; formKey: string }

/** Deletes a draft that readers have never seen: one press opens the question, another one deletes. */
export function RemoveDraft({ record: { removal }, version, formKey }: RemoveDraftProps) {
  if (removal !== 'possible') {
    const reason = reasons[removal]
    return reason ? <p className="measure text-ink-2">{reason()}</p> : null
  }
  return (
    <Details title={m.collections_remove()}>
      <Form method="post" className="stack">
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="idempotencyKey" value={`${formKey}.remove`} />
        <p className="measure">{m.collections_remove_text()}</p>
        <div>
          <Button kind="danger" name="intent" value="remove">
            {m.collections_remove_now()}
          </Button>
        </div>
      </Form>
    </Details>
  )
}
