import { redirect, useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import type { Privilege } from '../../../shared/rules/staff/privileges.ts'
import { surveyKinds } from '../../../shared/rules/surveys.ts'
import { type ActFailure, serverAction } from '../../api/forms/act.ts'
import { drawFormKey } from '../../api/forms/form-key.ts'
import { afterEveryForm, browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { pageOf } from '../../api/pages/page-of.ts'
import { unindexed } from '../../api/pages/unindexed.ts'
import { StaffNav } from '../../features/staff/staff-nav.tsx'
import { wordSurvey } from '../../features/surveys/survey-words.ts'
import { SurveysPage, type SurveysPageProps } from '../../features/surveys/surveys-page.tsx'

type Data = Omit<SurveysPageProps, 'nav' | 'failure'> & { privileges: Privilege[] }

const pageSize = 20

const load: Load<Data> = async (api, { url }) => {
  const page = pageOf(url)
  const [{ items, total }, { privileges }] = await Promise.all([
    api.surveysStaff.list({ page, pageSize }),
    api.staff.secondFactor({}),
  ])
  return {
    items,
    page,
    pageCount: Math.max(1, Math.ceil(total / pageSize)),
    formKey: drawFormKey(),
    privileges,
  }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

/** Creates a draft, and continues on its page. */
export const action = serverAction(
  async (api, form, { locale }) => {
    const kind = surveyKinds.find((one) => one === form.text('kind')) ?? 'survey'
    const title = { zh: form.text('title.zh'), en: form.text('title.en') }
    const { surveyId } = await api.surveysStaff.create({ kind, title }, form.idempotency())
    return redirect(pathInLocale(`/staff/surveys/${surveyId}`, locale))
  },
  { wordField: wordSurvey },
)

export const shouldRevalidate = afterEveryForm

export const meta = unindexed(m.staff_surveys_title)

export default function StaffSurveysRoute() {
  const { privileges, ...data } = useLoaderData<typeof loader>()
  return (
    <SurveysPage {...data} nav={<StaffNav privileges={privileges} />} failure={useActionData<ActFailure>()} />
  )
}
