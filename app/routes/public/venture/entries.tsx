import { useLoaderData } from 'react-router'
import * as m from '#messages'
import { ApiError } from '../../../../shared/contract/errors.ts'
import { browserLoader, type Load, serverLoader } from '../../../api/pages/load.ts'
import { type MetaArgs, pageMeta } from '../../../api/pages/page-meta.ts'
import { pageOf } from '../../../api/pages/page-of.ts'
import { type EntriesData, EntriesPage } from '../../../features/venture/entries-page.tsx'
import { editionTitle } from '../../../features/venture/venture-words.ts'

const editionID = '1'
const pageSize = 20

const load: Load<EntriesData> = async (api, { params, url }) => {
  const classId = params.id ?? null
  const asked = pageOf(url)
  if (classId && !/^[1-9][0-9]{0,8}$/.test(classId)) throw new ApiError('notFound')
  const [detail, list] = await Promise.all([
    api.venture.editionDetail({ editionID }),
    api.venture.list({ ...(classId && { classId }), page: asked, pageSize }),
  ])
  if ((classId || asked > 1) && list.items.length === 0) throw new ApiError('notFound')
  return { editionID, edition: editionTitle({ editionID, ...detail }), classId, list }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export function meta(args: MetaArgs & { loaderData: EntriesData | undefined }) {
  if (!args.loaderData) return []
  const { edition, classId, list } = args.loaderData
  const name = list.classes.find((one) => one.classId === classId)?.name
  const title = name ? m.venture_entries_title_class({ edition, name }) : m.venture_entries_title({ edition })
  return pageMeta(args, {
    title: list.page > 1 ? m.venture_entries_title_page({ title, page: list.page }) : title,
    description: m.venture_entries_lead(),
    isIndexed: list.all > 0,
  })
}

export default function VentureEntriesRoute() {
  return <EntriesPage {...useLoaderData<typeof loader>()} />
}
