import { useActionData, useLoaderData } from 'react-router'
import type { ReviewedQuestions } from '../../../../shared/contract/venture/questions.staff.ts'
import { afterEveryForm, browserLoader, type Load, serverLoader } from '../../../api/pages/load.ts'
import { loadReview, type ReviewData, reviewMeta } from '../../../features/staff/work/load-review.ts'
import { reviewAction } from '../../../features/staff/work/review-action.ts'
import type { ReviewAnswer } from '../../../features/staff/work/review-form.ts'
import { QuestionsReviewPage } from '../../../features/venture/staff/questions-review.tsx'

type Data = ReviewData & { review: ReviewedQuestions }

const load: Load<Data> = async (api, { params }) => {
  const questionId = params.id ?? ''
  const review = await api.ventureQuestionsStaff.detail({ questionId })
  return { ...(await loadReview(api, questionId)), review }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const action = reviewAction('ventureQuestion', {
  act: async ({ api, form, id }) => {
    const text = form.text('text')
    if (form.text('intent') === 'ask') {
      const asked = { worksID: form.text('worksID'), judgeId: form.optionalText('judgeId'), text }
      await api.ventureQuestionsStaff.ask(asked, form.idempotency())
      return 'ask'
    }
    await api.ventureQuestionsStaff.answer(
      { questionId: id, version: form.text('version'), text },
      form.idempotency(),
    )
    return 'answer'
  },
})
export const meta = reviewMeta

export const shouldRevalidate = afterEveryForm

export default function VentureQuestionRoute() {
  const answer = useActionData<ReviewAnswer>()
  return <QuestionsReviewPage {...useLoaderData<typeof loader>()} answer={answer} />
}
