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
import { formAt, nameOf } from '../../../features/applications/form-editor/form-of.ts'
import { wordFormField } from '../../../features/applications/form-editor/held-words.ts'
import { formOf } from '../../../features/applications/form-editor/offering-form.ts'
import {
  OfferingFormPage,
  type OfferingFormPageProps,
} from '../../../features/applications/form-editor/offering-form-page.tsx'
import { FormPreview } from '../../../features/applications/form-preview.tsx'
import { collectionOf } from '../../../features/content/staff/collection-of.ts'
import { collectionWords } from '../../../features/content/staff/collection-words.ts'
import { StaffNav } from '../../../features/staff/staff-nav.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'

type Data = Omit<OfferingFormPageProps, 'nav' | 'preview' | 'crumbs' | 'path' | 'failure'> & {
  collection: string
  number: string
  name: string
  privileges: Privilege[]
}

const load: Load<Data> = async (api, { params, url }) => {
  const [record, { privileges }] = await Promise.all([
    api.contentStaff.recordDetail(formAt(params).record),
    api.staff.secondFactor({}),
  ])
  return {
    collection: record.collection,
    number: record.number,
    name: nameOf(record, localeOfPath(url.pathname)),
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
  (api, form, { params, locale }) => actOnForm({ api, form, locale, ...formAt(params) }),
  { wordField: wordFormField },
)

export const shouldRevalidate = afterEveryForm

export const meta = unindexedForm(titleOf)

function titleOf(data: Pick<Data, 'name'> | undefined): string {
  return data ? m.form_editor_title_of({ offering: data.name }) : m.form_editor_title()
}

export default function OfferingFormRoute() {
  const { privileges, collection, number, name, ...data } = useLoaderData<typeof loader>()
  const locale = useLocale()
  const failure = useActionData<ActFailure>()
  const { path, recordPath } = formAt({ collection, number })
  return (
    <>
      <FormTitle title={titleOf({ name })} isRefused={failure !== undefined} />
      <OfferingFormPage
        {...data}
        path={path}
        crumbs={[
          { href: `/staff/content/${collection}`, text: collectionWords[collectionOf(collection)].name() },
          { href: recordPath, text: name },
        ]}
        nav={<StaffNav privileges={privileges} />}
        preview={<FormPreview sections={emptySections(data.form.questions, locale)} />}
        failure={failure}
      />
    </>
  )
}
