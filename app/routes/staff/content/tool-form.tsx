import { useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import { localeOfPath } from '../../../../shared/lib/locale.ts'
import { emptySections } from '../../../../shared/rules/content/empty-sections.ts'
import type { Privilege } from '../../../../shared/rules/staff/privileges.ts'
import { type ActFailure, serverAction } from '../../../api/forms/act.ts'
import { drawFormKey } from '../../../api/forms/form-key.ts'
import { FormTitle } from '../../../api/forms/form-title.tsx'
import { browserLoader, type Load, serverLoader } from '../../../api/pages/load.ts'
import { type MetaArgs, pageMeta } from '../../../api/pages/page-meta.ts'
import { actOnForm } from '../../../features/applications/form-editor/form-act.ts'
import { wordFormField } from '../../../features/applications/form-editor/held-words.ts'
import { nameOfOffering } from '../../../features/applications/form-editor/name-of-offering.ts'
import { formOf } from '../../../features/applications/form-editor/offering-form.ts'
import {
  OfferingFormPage,
  type OfferingFormPageProps,
} from '../../../features/applications/form-editor/offering-form-page.tsx'
import { FormPreview } from '../../../features/applications/form-preview.tsx'
import { StaffNav } from '../../../features/staff/staff-nav.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'

type Data = Omit<OfferingFormPageProps, 'nav' | 'preview' | 'failure'> & { privileges: Privilege[] }

const load: Load<Data> = async (api, { params, url }) => {
  const number = params.number ?? ''
  const [record, { privileges }] = await Promise.all([
    api.contentStaff.recordDetail({ collection: 'tools', number }),
    api.staff.secondFactor({}),
  ])
  return {
    toolId: number,
    toolName: nameOfOffering(record, localeOfPath(url.pathname)),
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
  (api, form, { params, locale }) => actOnForm({ api, form, locale, toolId: params.number ?? '' }),
  {
    wordField: wordFormField,
  },
)

/** Revalidates after a refused form too: it is compared with what is stored now. */
export function shouldRevalidate() {
  return true
}

export function meta(args: MetaArgs & { loaderData: Data | undefined }) {
  return pageMeta(args, { title: titleOf(args.loaderData), isIndexed: false, hasOwnTitle: true })
}

function titleOf(data: Pick<Data, 'toolName'> | undefined): string {
  return data ? m.tool_form_title_of({ tool: data.toolName }) : m.tool_form_title()
}

export default function ToolFormRoute() {
  const { privileges, ...data } = useLoaderData<typeof loader>()
  const locale = useLocale()
  const failure = useActionData<ActFailure>()
  return (
    <>
      <FormTitle title={titleOf(data)} isRefused={failure !== undefined} />
      <OfferingFormPage
        {...data}
        nav={<StaffNav privileges={privileges} />}
        preview={<FormPreview sections={emptySections(data.form.questions, locale)} />}
        failure={failure}
      />
    </>
  )
}
