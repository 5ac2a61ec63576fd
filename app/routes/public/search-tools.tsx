import { redirect, useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import { ApiError } from '../../../shared/contract/errors.ts'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { type ActFailure, serverAction } from '../../api/forms/act.ts'
import { drawFormKey } from '../../api/forms/form-key.ts'
import { FormTitle } from '../../api/forms/form-title.tsx'
import { wordFields } from '../../api/forms/named-field.ts'
import { browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { unindexedForm } from '../../api/pages/unindexed.ts'
import { SearchPage, type SearchPageProps } from '../../features/toolbox/search/search-page.tsx'
import { filtersOf, readToolQuery } from '../../features/toolbox/search/tool-query.ts'

type Data = Omit<SearchPageProps, 'failure'>

const load: Load<Data> = async (api, { url }) => {
  const query = readToolQuery(url.searchParams)
  const { keywords, page } = query
  const found = keywords ? await api.toolbox.searchTools({ ...filtersOf(query), keywords, page }) : null
  if (found && page > 1 && found.items.length === 0) throw new ApiError('notFound')
  return { query, found, requested: url.searchParams.get('requested'), requestKey: drawFormKey() }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

/** Sends the request for a missing tool, then shows the search again with a confirmation. */
export const action = serverAction(
  async (api, form, { locale, url }) => {
    const { reference } = await api.toolbox.requestTool(
      {
        need: form.text('need'),
        toolName: form.text('toolName'),
        keywords: form.text('keywords'),
        contact: form.text('contact'),
      },
      form.idempotency(),
    )
    const params = new URLSearchParams(url.searchParams)
    params.set('requested', reference)
    return redirect(`${pathInLocale(url.pathname, locale)}?${params}`)
  },
  {
    wordField: wordFields({
      need: m.toolbox_request_need,
      toolName: m.toolbox_request_name,
      contact: m.toolbox_request_contact,
    }),
  },
)

export const meta = unindexedForm(titleOf)

function titleOf(data: Data | undefined): string {
  const keywords = data?.query.keywords
  return keywords ? m.toolbox_search_title_of({ keywords }) : m.toolbox_search_title()
}

export default function SearchToolsRoute() {
  const failure = useActionData<ActFailure>()
  const data = useLoaderData<typeof loader>()
  return (
    <>
      <FormTitle title={titleOf(data)} isRefused={failure !== undefined} />
      <SearchPage {...data} failure={failure} />
    </>
  )
}
