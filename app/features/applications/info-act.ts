import { redirect } from 'react-router'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { offeringKindAt, offeringPaths } from '../../../shared/rules/applications/offerings.ts'
import { type Act, serverAction } from '../../api/forms/act.ts'
import { toldAnswers } from './answer-conflicts.tsx'
import { joinBudgets, postedAnswers, questionOfRemoval } from './posted-answers.ts'
import { reopenedSections } from './reopened.ts'

type Args = Parameters<Act<never>>
type Change = (
  api: Args[0],
  form: Args[1],
  own: { TeamID: string; applicationId: string },
) => Promise<unknown>

/** What a team can do with an application that it has submitted. */
const changes: Record<string, Change> = {
  amend: async (api, form, own) =>
    api.applications.amend(
      { ...own, answers: await reopenedAnswers(api, form, own.applicationId) },
      form.idempotency(),
    ),
  correct: async (api, form, own) =>
    api.applications.correct(
      { ...own, answers: await reopenedAnswers(api, form, own.applicationId) },
      form.idempotency(),
    ),
  later: async (api, form, own) =>
    api.applications.saveCorrection({
      ...own,
      answers: await reopenedAnswers(api, form, own.applicationId),
    }),
  release: (api, form, own) => api.applications.release(own, form.idempotency()),
  withdraw: (api, form, own) => api.applications.withdraw(own, form.idempotency()),
  appeal: (api, form, own) =>
    api.applications.appeal({ ...own, text: form.text('text') }, form.idempotency()),
  message: (api, form, own) =>
    api.applications.sendMessage({ ...own, body: form.text('body') }, form.idempotency()),
  confirm: (api, form, own) => api.applications.confirmActivation(own, form.idempotency()),
}

/** After a change the page is loaded again and says what was done. */
export const infoAction = serverAction<never>(async (api, form, { params, url, locale }) => {
  const applicationId = params.id ?? ''
  const path = pathInLocale(offeringPaths[offeringKindAt(url.pathname)].application + applicationId, locale)
  // Within the ten minutes changes are not autosaved: a file is removed when the form is sent.
  const removedFrom = url.searchParams.get('part') === 'amend' ? undefined : questionOfRemoval(form)
  if (removedFrom) {
    // A file was removed without script: the page comes back as it is now, nothing is sent yet.
    await changes.later?.(api, form, { TeamID: form.text('TeamID'), applicationId })
    return redirect(`${path}?part=correct#${removedFrom}`)
  }
  const intent = form.text('intent')
  const change = changes[intent]
  if (!change) return redirect(path)
  await change(api, form, { TeamID: form.text('TeamID'), applicationId })
  return redirect(`${path}?done=${intent}`)
})

async function reopenedAnswers(api: Args[0], form: Args[1], applicationId: string) {
  const details = await api.applications.details({ applicationId })
  const sections = reopenedSections(details)
  joinBudgets(form, sections)
  form.holdAgainst(toldAnswers(sections))
  return postedAnswers(api, form, sections)
}
