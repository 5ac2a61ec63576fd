import { redirect, useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { isCreditCodeForm, normaliseCreditCode } from '../../../shared/rules/organisations/credit-code.ts'
import { isOver } from '../../../shared/rules/organisations/verification-transitions.ts'
import { type Act, type ActFailure, browserAction, serverAction } from '../../api/forms/act.ts'
import { browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { unindexedForm } from '../../api/pages/unindexed.ts'
import {
  type AuthenticationData,
  AuthenticationPage,
} from '../../features/organisations/authentication-page.tsx'
import {
  holdStatement,
  keepStatement,
  postedStatement,
  sendOrKeep,
  wordStatementField,
} from '../../features/organisations/posted-statement.ts'
import {
  ContinueClaim,
  toolOnTheWay,
  type WishedTool,
} from '../../features/toolbox/detail/continue-claim.tsx'

type Data = { data: AuthenticationData; tool: WishedTool }

/** A team that has sent an organisation sees its state; without a team there is nothing to verify. */
const load: Load<Data> = async (api, { url, locale }) => {
  const search = (url.searchParams.get('search') ?? '').trim().slice(0, 80)
  const list = await api.organisations.list({ search })
  const toolId = toolOnTheWay(url)
  const [mine] = list.mine
  if (mine && !isOver(mine.state)) {
    const onward = toolId ? `?tool=${toolId}` : ''
    throw redirect(pathInLocale(`/authenticationInfo/${mine.organisationId}${onward}`, locale))
  }
  if (!list.team) {
    const back = encodeURIComponent(toolId ? `/authentication?tool=${toolId}` : '/authentication')
    throw redirect(pathInLocale(`/noTeam?back=${back}`, locale))
  }
  const isCode = isCreditCodeForm(normaliseCreditCode(search))
  const [{ tool }, { draft }, taken] = await Promise.all([
    api.toolbox.wished({ ...(toolId && { toolId }) }),
    api.organisations.draft({}),
    isCode ? api.organisations.check({ creditCode: search }).then((checked) => checked.taken) : null,
  ])
  const isFormOpen = url.searchParams.get('step') === 'form'
  const isSearchEmpty = url.searchParams.has('search') && search === ''
  return {
    data: {
      ...{ ...list, search, toolId, taken, isSearchEmpty, draft, isFormOpen },
      idempotencyKey: crypto.randomUUID(),
    },
    tool,
  }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

const act: Act<never> = async (api, form, { locale }) => {
  const intent = form.text('intent')
  if (intent === '' || intent === 'later') await holdStatement(api, form)
  if (intent === 'later') await keepStatement(api, form)
  if (intent === 'discard') await api.organisations.discardDraft({ TeamID: form.text('TeamID') })
  if (intent !== '') return redirect(pathInLocale('/authentication', locale))
  const sent = await sendOrKeep(api, form, async () =>
    api.organisations.add(await postedStatement(api, form), form.idempotency()),
  )
  return redirect(pathInLocale(`/result?verification=${sent.organisationId}`, locale))
}

export const action = serverAction(act, { wordField: wordStatementField })
export const clientAction = browserAction(act, { wordField: wordStatementField })

export const meta = unindexedForm(() => m.authentication_title())

export default function Authentication() {
  const { data, tool } = useLoaderData<typeof loader>()
  const failure = useActionData<ActFailure>()
  const onward = <ContinueClaim tool={tool} stage="first" />
  return <AuthenticationPage data={data} failure={failure} onward={onward} />
}
