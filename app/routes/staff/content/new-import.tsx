import { useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import type { Privilege } from '../../../../shared/rules/staff/privileges.ts'
import { type ActFailure, serverAction } from '../../../api/forms/act.ts'
import { drawFormKey } from '../../../api/forms/form-key.ts'
import { wordFields } from '../../../api/forms/named-field.ts'
import { browserLoader, type Load, serverLoader } from '../../../api/pages/load.ts'
import { type MetaArgs, pageMeta } from '../../../api/pages/page-meta.ts'
import { importWords } from '../../../features/content/staff/collection-words.ts'
import { beginImport } from '../../../features/imports/import-actions.ts'
import { NewImportPage } from '../../../features/imports/new-import-page.tsx'
import { StaffNav } from '../../../features/staff/staff-nav.tsx'

type Data = { privileges: Privilege[]; formKey: string }

const load: Load<Data> = async (api) => {
  // Staff who may not import are told before they choose a file.
  const [{ privileges }] = await Promise.all([
    api.staff.secondFactor({}),
    api.importsStaff.importList({ pageSize: 1 }),
  ])
  return { privileges, formKey: drawFormKey() }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const action = serverAction((api, form, { locale }) => beginImport(api, form, locale), {
  wordField: wordFields({
    files: m.imports_files,
    collection: m.imports_collection,
    languages: m.imports_languages,
  }),
})

export function meta(args: MetaArgs) {
  return pageMeta(args, {
    title: m.imports_new(),
    isIndexed: false,
  })
}

export default function NewImportRoute() {
  const { privileges, formKey } = useLoaderData<typeof loader>()
  const failure = useActionData<ActFailure>()
  return (
    <NewImportPage
      words={importWords}
      formKey={formKey}
      nav={<StaffNav privileges={privileges} />}
      failure={failure}
    />
  )
}
