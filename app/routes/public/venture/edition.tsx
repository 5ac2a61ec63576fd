import { useLoaderData } from 'react-router'
import { ApiError } from '../../../../shared/contract/errors.ts'
import { pathWithoutLocale } from '../../../../shared/lib/locale.ts'
import {
  type VentureEditionID,
  ventureEditions,
} from '../../../../shared/rules/content/venture-collections.ts'
import { browserLoader, type Load, serverLoader } from '../../../api/pages/load.ts'
import type { MetaArgs } from '../../../api/pages/page-meta.ts'
import { pageOf } from '../../../api/pages/page-of.ts'
import { editionMeta } from '../../../features/venture/edition-meta.ts'
import { type EditionData, EditionPage } from '../../../features/venture/edition-page.tsx'

/** The first edition's page shows the start of a list that has its own page; others list everything. */
const firstOfList = 3
const entriesPerPage = 10

const load: Load<EditionData> = async (api, { params, url }) => {
  const editionID = params.number ? numbered(params.number) : editionOf(url.pathname)
  const hasOwnList = editionID === '1'
  const page = hasOwnList ? 1 : pageOf(url)
  const [detail, entries] = await Promise.all([
    api.venture.editionDetail({ editionID }),
    api.venture.editionEntries({ editionID, page, pageSize: hasOwnList ? firstOfList : entriesPerPage }),
  ])
  // A past edition says that its record is not published yet; a later one is not spoken of before.
  if (params.number && !detail.edition) throw new ApiError('notFound')
  if (page > 1 && entries.items.length === 0) throw new ApiError('notFound')
  return {
    editionID,
    ...detail,
    entries,
    entriesPath: hasOwnList ? '/vcOld/list' : null,
    planPath: editionID === '2' ? '/VCplanTheSecondPhase' : null,
  }
}

/** Every edition stands under its number; the first four have addresses of their own besides. */
function numbered(number: string): VentureEditionID {
  if (!/^[1-9][0-9]{0,2}$/.test(number)) throw new ApiError('notFound')
  return number
}

/** The route table has each edition's address once; a trailing slash changes nothing. */
function editionOf(pathname: string): VentureEditionID {
  const alias = pathWithoutLocale(pathname).replaceAll('/', '')
  const edition = ventureEditions.find((one) => one.alias === alias)
  if (!edition) throw new Error(`no edition at ${pathname}`)
  return edition.editionID
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export function meta(args: MetaArgs & { loaderData: EditionData | undefined }) {
  return args.loaderData ? editionMeta(args, args.loaderData) : []
}

export default function VentureEditionRoute() {
  return <EditionPage {...useLoaderData<typeof loader>()} />
}
