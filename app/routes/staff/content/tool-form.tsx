import { useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import { localeOfPath } from '../../../../shared/lib/locale.ts'
import { emptySections } from '../../../../shared/rules/content/empty-sections.ts'
import type { Privilege } from '../../../../shared/rules/staff/privileges.ts'
import { type ActFailure, serverAction } from '../../../api/forms/act.ts'
import { drawFormKey } from '../../../api/forms/form-key.ts'
import { FormTitle } from '../../../api/forms/form-title.tsx'
import { afterEveryForm, browserLoader, type Load, serverLoader } from '../../../api/pages/load.ts'
import { unindexedForm } from '../../../api/pages/unindexed.ts'
import { actOnForm } from '../../../features/applications/form-editor/form-act.ts'
import { wordFormField } from '../../../features/applications/form-editor/held-words.ts'
import { formOf } from '../../../features/applications/form-editor/offering-form.ts'
import {
  OfferingFormPage,
  type OfferingFormPageProps,
} from '../../../features/applications/form-editor/offering-form-page.tsx'
import { FormPreview } from '../../../features/applications/form-preview.tsx'
import { StaffNav } from '../../../features/staff/staff-nav.tsx'
import { formOfTool, nameOfTool } from '../../../features/toolbox/staff/form-of-tool.ts'
import { useLocale } from '../../../ui/page-locale.tsx'

type Data = Omit<OfferingFormPageProps, 'nav' | 'preview' | 'crumbs' | 'path' | 'failure'> & {
  toolId: string
  toolName: string
  privileges: Privilege[]
}

const load: Load<Data> = async (api, { params, url }) => {
  const toolId = params.number ?? ''
  const [record, { privileges }] = await Promise.all([
    api.contentStaff.recordDetail(formOfTool(toolId).record),
    api.staff.secondFactor({}),
  ])
  return {
    toolId,
    toolName: nameOfTool(record, localeOfPath(url.pathname)),
    version: record.version,
    form: formOf(record),
    formKey: drawFormKey(),
    isSaved: url.searchParams.has('done'),
    privileges,
  }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const action = serverAction(
  (api, form, { params, locale }) => actOnForm({ api, form, locale, ...formOfTool(params.number ?? '') }),
  { wordField: wordFormField },
)

export const shouldRevalidate = afterEveryForm

export const meta = unindexedForm(titleOf)

function titleOf(data: Pick<Data, 'toolName'> | undefined): string {
  return data ? m.form_editor_title_of({ offering: data.toolName }) : m.form_editor_title()
}

export default function ToolFormRoute() {
  const { privileges, toolId, ...data } = useLoaderData<typeof loader>()
  const locale = useLocale()
  const failure = useActionData<ActFailure>()
  const { path, recordPath } = formOfTool(toolId)
  return (
    <>
      <FormTitle title={titleOf(data)} isRefused={failure !== undefined} />
      <OfferingFormPage
        {...data}
        path={path}
        crumbs={[
          { href: '/staff/content/tools', text: m.collections_tools() },
          { href: recordPath, text: data.toolName },
        ]}
        nav={<StaffNav privileges={privileges} />}
        preview={<FormPreview sections={emptySections(data.form.questions, locale)} />}
        failure={failure}
      />
    </>
  )
}
