import { redirect, redirectDocument } from 'react-router'
import type { Api } from '../../../shared/contract/contract.ts'
import { ApiError } from '../../../shared/contract/errors.ts'
import type { StaffSurveyDetail } from '../../../shared/contract/surveys.staff.ts'
import { type Locale, pathInLocale } from '../../../shared/lib/locale.ts'
import type { SurveyDraft } from '../../../shared/rules/surveys.ts'
import type { PostedForm } from '../../api/forms/posted-form.ts'
import type { Told } from '../../api/pages/told-texts.ts'
import {
  type Changed,
  changeQuestion,
  changeQuestions,
} from '../../features/applications/form-editor/form-act.ts'
import { toldOfQuestion } from '../../features/applications/form-editor/told-of-form.ts'
import { proveIfAsked } from '../../features/staff/prove-if-asked.ts'
import { draftOf, readSurveyForm, toldOfSurvey } from '../../features/surveys/read-survey-form.ts'

type Args = { api: Api; form: PostedForm; locale: Locale; surveyId: string }

/** Carries out a button of a survey's page. */
export async function actOnSurvey(args: Args): Promise<Response> {
  const { api, form, locale, surveyId } = args
  const known = { surveyId, version: Number(form.text('version')) }
  const page = pathInLocale(`/staff/surveys/${surveyId}`, locale)
  switch (form.text('intent')) {
    case 'basics':
      await change(args, (before) => readSurveyForm(form, before), toldOfSurvey)
      return redirect(`${page}?done=saved`)
    case 'send':
      await proveIfAsked(api, form)
      await api.surveysStaff.send(known, form.idempotency())
      return redirect(`${page}?done=sent`)
    case 'close':
      await api.surveysStaff.close(known)
      return redirect(`${page}?done=closed`)
    case 'remove':
      await api.surveysStaff.remove(known)
      return redirect(pathInLocale('/staff/surveys', locale))
    case 'export': {
      await proveIfAsked(api, form)
      if (!(await api.staff.secondFactor({})).isFresh) throw new ApiError('stepUpNeeded')
      return redirectDocument(`/surveys/${surveyId}/${locale}.csv`)
    }
    default:
      return changeQuestionsOf(args, page)
  }
}

async function changeQuestionsOf(args: Args, page: string): Promise<Response> {
  const { form, locale, surveyId } = args
  let to: Pick<Changed, 'added' | 'place'> = { added: null, place: 'questions' }
  await change(args, (before) => {
    const basics = form.alongHeld(toldOfSurvey(before))
    const next = changeQuestions(before.questions, form)
    to = next
    return { ...(basics ? readSurveyForm(basics, before) : draftOf(before)), questions: next.set }
  })
  if (to.added) return redirect(pathInLocale(`/staff/surveys/${surveyId}/questions/${to.added}`, locale))
  return redirect(`${page}?done=saved#${to.place}`)
}

/** Saves, removes or re-adds a question. @throws ApiError `notFound`, `invalidInput` by field, `conflict` */
export async function actOnSurveyQuestion(args: Args & { key: string }): Promise<Response> {
  const { form, locale, surveyId, key } = args
  const isSaved = form.text('intent') === 'save'
  await change(
    args,
    (before) => ({ ...draftOf(before), questions: changeQuestion(before.questions, form, key) }),
    isSaved ? ({ questions }) => toldOfQuestion(questions, key) : undefined,
  )
  return redirect(`${pathInLocale(`/staff/surveys/${surveyId}`, locale)}?done=saved#questions`)
}

/**
 * @param told what a page was told about the form's fields, compared with it; a step applies to whatever is
 * stored
 * @throws ApiError `conflict` if somebody saved since the page was shown, `invalidInput` with
 * `changedElsewhere`
 */
async function change(
  { api, form, surveyId }: Args,
  apply: (before: StaffSurveyDetail) => SurveyDraft,
  told?: (before: StaffSurveyDetail) => Told,
): Promise<void> {
  const before = await api.surveysStaff.detail({ surveyId })
  const { version } = before
  const isHeld = !told || form.holdAgainst(told(before))
  if (!isHeld && version !== Number(form.text('version'))) throw new ApiError('conflict')
  const next = apply(before)
  // A second press changes nothing more.
  if (JSON.stringify(next) === JSON.stringify(draftOf(before))) return
  const key = form.optionalText('idempotencyKey')
  await api.surveysStaff.save(
    { surveyId, version, ...next },
    key ? { idempotencyKey: `${key}.${version}` } : {},
  )
}
