import { redirect } from 'react-router'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { type Act, serverAction } from '../../api/forms/act.ts'
import { toldAnswers } from './answer-conflicts.tsx'
import { type AskPart, askHref, firstPart, partAfter, partOf } from './ask-parts.ts'
import { postedAnswers, questionOfRemoval } from './posted-answers.ts'

type Step = Act<never>

/** The steps of the form pages: begin, save and continue, submit, delete. */
const steps: Record<string, Step> = {
  start: async (api, form, { params, locale }) => {
    const toolId = params.id ?? ''
    await api.applications.start({ TeamID: form.text('TeamID'), toolId })
    const begun = await api.applications.form({ toolId })
    return redirect(askHref(toolId, firstPart(begun), locale))
  },

  continue: async (api, form, args) => {
    const removedFrom = questionOfRemoval(form)
    const { toolId, part } = await savePart(api, form, args)
    if (removedFrom) return redirect(`${askHref(toolId, part.key, args.locale)}#${removedFrom}`)
    // Read again: the server says whether the part is complete, and shows at its fields what is not.
    const saved = await api.applications.form({ toolId })
    const now = partOf(saved, part.key)
    const isRight = now.kind === 'sections' && now.sections.every((section) => section.isComplete)
    return redirect(
      isRight
        ? askHref(toolId, partAfter(saved, part.key), args.locale)
        : askHref(toolId, part.key, args.locale, true),
    )
  },

  later: async (api, form, args) => {
    await savePart(api, form, args)
    return redirect(pathInLocale('/accountCenter?part=applications', args.locale))
  },

  submit: async (api, form, { params, locale }) => {
    const { applicationId } = await api.applications.submit(
      { TeamID: form.text('TeamID'), toolId: params.id ?? '', declared: form.texts('declared') },
      form.idempotency(),
    )
    return redirect(pathInLocale(`/toolApplyInfo/${applicationId}?part=sent`, locale))
  },

  discard: async (api, form, { params, locale }) => {
    await api.applications.discardDraft({
      TeamID: form.text('TeamID'),
      applicationId: form.text('applicationId'),
    })
    // An offering that is no longer offered may have no page.
    const onward = form.has('isEnded')
      ? '/accountCenter?part=applications'
      : `/tools/toolsDetail/${params.id}`
    return redirect(pathInLocale(onward, locale))
  },
}

export const askAction = serverAction<never>(async (api, form, args) => {
  const step = steps[form.text('intent')] ?? steps.continue
  if (!step) throw new Error('a form has no way to go on')
  return step(api, form, args)
})

type Sections = Extract<AskPart, { kind: 'sections' }>

async function savePart(
  api: Parameters<Step>[0],
  form: Parameters<Step>[1],
  { params, url }: Parameters<Step>[2],
): Promise<{ toolId: string; part: Sections }> {
  const toolId = params.id ?? ''
  const shown = await api.applications.form({ toolId })
  const part = partOf(shown, url.searchParams.get('part'))
  if (part.kind !== 'sections') throw redirect(url.pathname)
  form.holdAgainst(toldAnswers(part.sections))
  await api.applications.saveDraft({
    TeamID: form.text('TeamID'),
    applicationId: form.text('applicationId'),
    answers: await postedAnswers(api, form, part.sections),
  })
  return { toolId, part }
}
