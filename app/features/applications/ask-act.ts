import { redirect } from 'react-router'
import type { ApplicationForm } from '../../../shared/contract/applications/application-views.ts'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { offeringInput, offeringKindAt, offeringPaths } from '../../../shared/rules/applications/offerings.ts'
import { type Act, serverAction } from '../../api/forms/act.ts'
import { toldAnswers } from './answer-conflicts.tsx'
import { type AskPart, askHref, firstPart, partAfter, partOf } from './ask-parts.ts'
import { submitFor } from './calls-of.ts'
import { joinBudgets, postedAnswers, questionOfRemoval } from './posted-answers.ts'

type Step = Act<never>

/** The steps of the form pages: begin, save and continue, submit, delete. */
const steps: Record<string, Step> = {
  start: async (api, form, args) => {
    const offering = offeringOf(args)
    const copyFrom = form.text('copyFrom')
    await api.applications.start({
      ...{ TeamID: form.text('TeamID'), ...offering },
      ...(copyFrom && { copyFrom }),
    })
    const begun = await api.applications.form(offering)
    const first = askHref(begun, firstPart(begun), args.locale)
    return redirect(copyFrom ? `${first}&copied=${copyFrom}` : first)
  },

  continue: async (api, form, args) => {
    const removedFrom = questionOfRemoval(form)
    const { shown, part } = await savePart(api, form, args)
    if (removedFrom) return redirect(`${askHref(shown, part.key, args.locale)}#${removedFrom}`)
    // Read again: the server says whether the part is complete, and shows at its fields what is not.
    const saved = await api.applications.form(offeringOf(args))
    const now = partOf(saved, part.key)
    const isRight = now.kind === 'sections' && now.sections.every((section) => section.isComplete)
    return redirect(
      isRight
        ? askHref(saved, partAfter(saved, part.key), args.locale)
        : askHref(saved, part.key, args.locale, true),
    )
  },

  later: async (api, form, args) => {
    await savePart(api, form, args)
    return redirect(pathInLocale('/accountCenter?part=applications', args.locale))
  },

  submit: async (api, form, { params, url, locale }) => {
    const kind = offeringKindAt(url.pathname)
    const { applicationId } = await submitFor(
      api,
      { kind, id: params.id ?? '' },
      { TeamID: form.text('TeamID'), declared: form.texts('declared') },
      form.idempotency(),
    )
    return redirect(pathInLocale(`${offeringPaths[kind].application}${applicationId}?part=sent`, locale))
  },

  discard: async (api, form, { params, url, locale }) => {
    await api.applications.discardDraft({
      TeamID: form.text('TeamID'),
      applicationId: form.text('applicationId'),
    })
    // An offering that is no longer offered may have no page.
    const onward = form.has('isEnded')
      ? '/accountCenter?part=applications'
      : offeringPaths[offeringKindAt(url.pathname)].page + params.id
    return redirect(pathInLocale(onward, locale))
  },
}

export const askAction = serverAction<never>(async (api, form, args) => {
  const step = steps[form.text('intent')] ?? steps.continue
  if (!step) throw new Error('a form has no way to go on')
  return step(api, form, args)
})

/** The offering of a form's address, as calls name it. */
const offeringOf = ({ params, url }: Pick<Parameters<Step>[2], 'params' | 'url'>) =>
  offeringInput(offeringKindAt(url.pathname), params.id ?? '')

type Sections = Extract<AskPart, { kind: 'sections' }>

async function savePart(
  api: Parameters<Step>[0],
  form: Parameters<Step>[1],
  args: Parameters<Step>[2],
): Promise<{ shown: ApplicationForm; part: Sections }> {
  const { url } = args
  const shown = await api.applications.form(offeringOf(args))
  const part = partOf(shown, url.searchParams.get('part'))
  if (part.kind !== 'sections') throw redirect(url.pathname)
  joinBudgets(form, part.sections)
  form.holdAgainst(toldAnswers(part.sections))
  await api.applications.saveDraft({
    TeamID: form.text('TeamID'),
    applicationId: form.text('applicationId'),
    answers: await postedAnswers(api, form, part.sections),
  })
  return { shown, part }
}
