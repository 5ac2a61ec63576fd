import { redirect, useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import type { FieldError } from '../../../../shared/contract/errors.ts'
import { pathInLocale } from '../../../../shared/lib/locale.ts'
import { type ActFailure, serverAction } from '../../../api/forms/act.ts'
import { FormTitle } from '../../../api/forms/form-title.tsx'
import { afterEveryForm, browserLoader, type Load, serverLoader } from '../../../api/pages/load.ts'
import { unindexedForm } from '../../../api/pages/unindexed.ts'
import { readReview } from '../../../features/venture/staff/judging/read-review.ts'
import { ScorePage, type ScorePageProps } from '../../../features/venture/staff/judging/score-page.tsx'

type Data = Omit<ScorePageProps, 'failure'>

const load: Load<Data> = async (api, { params, url }) => {
  const entry = await api.judging.entry({ reviewId: params.id ?? '' })
  const sentId = url.searchParams.get('sent')
  const isBeside = sentId !== null || entry.samplesFirst > 0
  const { reviews } = isBeside ? await api.judging.mine({}) : { reviews: [] }
  const isLeft = ({ roundID, isSample, state }: (typeof reviews)[number]) =>
    isSample && roundID === entry.roundID && (state === 'assigned' || state === 'draft')
  return {
    entry,
    done: url.searchParams.get('done'),
    sent: reviews.find(({ reviewId }) => reviewId === sentId) ?? null,
    samples: entry.samplesFirst > 0 ? reviews.filter(isLeft) : [],
  }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const action = serverAction(
  async (api, form, { params, locale }) => {
    const reviewId = params.id ?? ''
    const page = (path: string, done: string) => redirect(`${pathInLocale(path, locale)}?done=${done}`)
    const own = `/staff/judging/${reviewId}`
    const intent = form.text('intent')
    if (intent === 'decline' || intent === 'stateConflict') {
      await api.judging.step({ reviewId, action: intent })
      return page('/staff/judging', 'left')
    }
    if (intent === 'reopen') {
      await api.judging.step({ reviewId, action: 'reopen' })
      return redirect(pathInLocale(own, locale))
    }
    const { criteria, nextId } = await api.judging.entry({ reviewId })
    const answers = readReview(criteria, form.data)
    if (intent === 'submit') {
      await api.judging.submit({ reviewId, answers })
      return nextId
        ? redirect(`${pathInLocale(`/staff/judging/${nextId}`, locale)}?done=submitted&sent=${reviewId}`)
        : page('/staff/judging', 'submitted')
    }
    await api.judging.save({ reviewId, answers })
    return page(own, 'saved')
  },
  { wordField },
)

/** A criterion that is not scored needs a reason, which the general words for an empty field would not say. */
function wordField(path: string, { reason }: FieldError): string | undefined {
  return path.startsWith('answers.reason_') && reason === 'required' ? m.judging_reason_needed() : undefined
}

export const shouldRevalidate = afterEveryForm
export const meta = unindexedForm(titleOf)

function titleOf(data: Data | undefined): string {
  return data ? `${data.entry.title || data.entry.reference} · ${m.judging_title()}` : m.judging_title()
}

export default function ScoreRoute() {
  const data = useLoaderData<typeof loader>()
  const failure = useActionData<ActFailure>()
  return (
    <>
      <FormTitle title={titleOf(data)} isRefused={failure !== undefined} />
      <ScorePage {...data} failure={failure} />
    </>
  )
}
