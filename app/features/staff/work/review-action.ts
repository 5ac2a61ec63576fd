import { redirect } from 'react-router'
import type { Api } from '../../../../shared/contract/contract.ts'
import { ApiError } from '../../../../shared/contract/errors.ts'
import type { QueueKind } from '../../../../shared/rules/staff/staff-queue.ts'
import { serverAction } from '../../../api/forms/act.ts'
import type { PostedForm } from '../../../api/forms/posted-form.ts'
import { openPapersBy, openPapersIntent } from '../papers-gate.tsx'
import { wordReviewField } from './review-fields.ts'
import type { ReviewPreview } from './review-form.ts'

/** A posted form of a review, and the id of its subject. */
export type Acting = { api: Api; form: PostedForm; id: string }

type OwnForms = {
  /** For kinds with papers. */
  openPapers?(api: Api, id: string, reason: string): Promise<unknown>
  /** Carries out a form of this kind's own; returns a preview, or what the page then says was done. */
  act(acting: Acting): Promise<ReviewPreview | string>
}

/** The action of a review: hands over and opens papers as every kind does, and leaves the rest to the kind. */
export function reviewAction(kind: QueueKind, own: OwnForms) {
  return serverAction(
    async (api, form, { params, url: { pathname } }) => {
      const id = params.id ?? ''
      const intent = form.text('intent')
      const { openPapers } = own
      if (openPapers && intent === openPapersIntent)
        return openPapersBy(api, form, { open: (reason) => openPapers(api, id, reason), pathname })
      const done =
        intent === 'assign' ? await handOverBy(kind, { api, form, id }) : await own.act({ api, form, id })
      return typeof done === 'string' ? redirect(`${pathname}?done=${done}`) : done
    },
    { wordField: wordReviewField(kind) },
  )
}

/** Assigns the item to the colleague whom the form names, or to nobody. @throws ApiError for the reason against it */
export async function handOverBy(kind: QueueKind, { api, form, id }: Acting): Promise<string> {
  const accountId = form.optionalText('assignee') ?? null
  const { items } = await api.staff.assign({ kind, ids: [id], accountId })
  if (items[0]?.error) throw new ApiError(items[0].error)
  return 'quiet'
}
