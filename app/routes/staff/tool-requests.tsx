import { redirect, useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import { ApiError } from '../../../shared/contract/errors.ts'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { type ActFailure, serverAction } from '../../api/forms/act.ts'
import { wordFields } from '../../api/forms/named-field.ts'
import { browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { type MetaArgs, pageMeta } from '../../api/pages/page-meta.ts'
import { requestQuery } from '../../features/toolbox/staff/tool-request-query.ts'
import {
  ToolRequestsPage,
  type ToolRequestsPageProps,
} from '../../features/toolbox/staff/tool-requests-page.tsx'

type Data = Omit<ToolRequestsPageProps, 'failure'>

const pageSize = 10

const load: Load<Data> = async (api, { url }) => {
  const query = requestQuery(url.searchParams)
  const [list, { privileges }] = await Promise.all([
    api.toolRequestsStaff.list({ ...query, pageSize }),
    api.staff.secondFactor({}),
  ])
  return { query, list, privileges, done: url.searchParams.get('done') }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

/** Sends an answer, or moves a request, and shows it among those of its new state. */
export const action = serverAction(
  async (api, form, { locale }) => {
    const seen = { requestId: form.text('requestId'), version: Number(form.text('version')) }
    const intent = form.text('intent')
    if (intent === 'answer') {
      const toolId = form.optionalText('toolId')
      const answer = form.text('answer')
      const { state } = await api.toolRequestsStaff.answer({ ...seen, answer, ...(toolId && { toolId }) })
      return redirect(`${pathInLocale('/staff/requests', locale)}?state=${state}&done=sent`)
    }
    if (intent !== 'closed' && intent !== 'received') throw new ApiError('invalidInput')
    await api.toolRequestsStaff.move({ ...seen, state: intent, note: form.text('note') })
    return redirect(`${pathInLocale('/staff/requests', locale)}?state=${intent}&done=moved`)
  },
  { wordField: wordFields({ answer: m.tool_requests_answer, toolId: m.tool_requests_answer_tool_id }) },
)

/** Revalidates after a refused form too: it shows the list as it is now. */
export function shouldRevalidate() {
  return true
}

export function meta(args: MetaArgs) {
  return pageMeta(args, { title: m.tool_requests_title(), isIndexed: false })
}

export default function ToolRequestsRoute() {
  return <ToolRequestsPage {...useLoaderData<typeof loader>()} failure={useActionData<ActFailure>()} />
}
