import { useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import type { Api } from '../../../../shared/contract/contract.ts'
import { ApiError } from '../../../../shared/contract/errors.ts'
import type { ImportDetail } from '../../../../shared/contract/imports.staff.ts'
import { parseOwnedId } from '../../../../shared/lib/owned-id.ts'
import { importTargets, isTranslated } from '../../../../shared/rules/imports/import-mapping.ts'
import { importOutcomes } from '../../../../shared/rules/imports/import-states.ts'
import type { Privilege } from '../../../../shared/rules/staff/privileges.ts'
import { type ActFailure, serverAction } from '../../../api/forms/act.ts'
import { drawFormKey } from '../../../api/forms/form-key.ts'
import { afterEveryForm, browserLoader, type Load, serverLoader } from '../../../api/pages/load.ts'
import { type MetaArgs, pageMeta } from '../../../api/pages/page-meta.ts'
import { importWords } from '../../../features/content/staff/collection-words.ts'
import { actOnImport } from '../../../features/imports/import-actions.ts'
import { ImportPage, type ImportPageProps } from '../../../features/imports/import-page.tsx'
import { ValuesPage, type ValuesPageProps } from '../../../features/imports/values-page.tsx'
import { StaffNav } from '../../../features/staff/staff-nav.tsx'

type Data = Omit<ImportPageProps, 'canEdit' | 'failure' | 'nav' | 'words'> & {
  privileges: Privilege[]
  translation: Pick<ValuesPageProps, 'target' | 'source' | 'values'> | null
}

const filters = [...importOutcomes, 'noted', 'kept'] as const

const load: Load<Data> = async (api, { params, url }) => {
  const importId = parseOwnedId(params.id)
  if (!importId) throw new ApiError('notFound')
  const [detail, { privileges }] = await Promise.all([
    api.importsStaff.importDetail({ importId }),
    api.staff.secondFactor({}),
  ])
  const part = url.searchParams.get('part')
  return {
    detail,
    privileges,
    report: await reportOf(api, detail, url.searchParams),
    translation: part === 'values' ? await translationOf(api, detail, url.searchParams.get('target')) : null,
    isMapping: part === 'map',
    isUndoing: part === 'undo',
    done: url.searchParams.get('done') ?? '',
    formKey: drawFormKey(),
  }
}

async function reportOf(api: Api, detail: ImportDetail, query: URLSearchParams) {
  if (['reading', 'unreadable', 'ready'].includes(detail.state)) return null
  const outcome = filters.find((one) => one === query.get('outcome'))
  const after = Math.max(0, Math.min(1_000_000, Math.trunc(Number(query.get('after'))) || 0))
  const { importId } = detail
  const rows = await api.importsStaff.importRows({ importId, after, ...(outcome && { outcome }) })
  return { ...rows, outcome: outcome ?? '', after }
}

/** @throws ApiError `notFound` if the field is no choice or has no column */
async function translationOf(api: Api, detail: ImportDetail, key: string | null) {
  const targets = importTargets(detail.collection, detail.languages)
  const target = targets.find((one) => one.key === key && isTranslated(one))
  const source = detail.mapping.sources.find((one) => one.target === key)
  if (!target || !source?.path) throw new ApiError('notFound')
  const { path, separator } = source
  const values = await api.importsStaff.importValues({ importId: detail.importId, path, separator })
  return { target, source, values }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const action = serverAction((api, form, { params, locale, url }) =>
  actOnImport({ api, form, locale, importId: params.id ?? '', url }),
)

export const shouldRevalidate = afterEveryForm

export function meta(args: MetaArgs & { loaderData: Data | undefined }) {
  const [files = ''] = args.loaderData?.detail.fileNames ?? []
  const title = m.imports_page_title({ files })
  return pageMeta(args, { title, isIndexed: false })
}

export default function ImportRoute() {
  const { privileges, translation, ...data } = useLoaderData<typeof loader>()
  const failure = useActionData<ActFailure>()
  const common = { words: importWords, nav: <StaffNav privileges={privileges} />, failure }
  if (translation) return <ValuesPage {...common} {...translation} detail={data.detail} />
  return <ImportPage {...common} {...data} canEdit={privileges.includes('editContent')} />
}
