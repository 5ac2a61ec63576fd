import { redirect, useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import type {
  StatementDraft,
  VerificationDetail,
} from '../../../shared/contract/organisations/organisation-parts.ts'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { type Act, type ActFailure, browserAction, serverAction } from '../../api/forms/act.ts'
import { browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { unindexedForm } from '../../api/pages/unindexed.ts'
import {
  holdStatement,
  keepStatement,
  sendMended,
  sendOrKeep,
  withdraw,
  wordStatementField,
} from '../../features/organisations/posted-statement.ts'
import { statedTexts } from '../../features/organisations/statement-draft.tsx'
import { VerificationPage } from '../../features/organisations/verification-page.tsx'
import {
  ContinueClaim,
  toolOnTheWay,
  type WishedTool,
} from '../../features/toolbox/detail/continue-claim.tsx'

type Data = {
  verification: VerificationDetail
  draft: StatementDraft | null
  tool: WishedTool
  toolId: string | null
  idempotencyKey: string
}

const load: Load<Data> = async (api, { params, url }) => {
  const toolId = toolOnTheWay(url)
  const [verification, { tool }, { draft }] = await Promise.all([
    api.organisations.detail({ organisationId: params.id ?? '' }),
    api.toolbox.wished({ ...(toolId && { toolId }) }),
    api.organisations.draft({}),
  ])
  return { verification, draft, tool, toolId, idempotencyKey: crypto.randomUUID() }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

const act: Act<never> = async (api, form, { params, locale }) => {
  const intent = form.text('intent')
  const organisationId = params.id ?? ''
  if (intent === '' || intent === 'later') {
    const stated = statedTexts(await api.organisations.detail({ organisationId }))
    await holdStatement(api, form, stated)
  }
  if (intent === 'later') await keepStatement(api, form)
  if (intent === 'withdraw') await withdraw(api, form)
  if (intent === 'discard') await api.organisations.discardDraft({ TeamID: form.text('TeamID') })
  if (intent !== '') return redirect(pathInLocale(`/authenticationInfo/${params.id}`, locale))
  const { openFields } = await api.organisations.detail({ organisationId })
  const sent = await sendOrKeep(api, form, () => sendMended(api, form, openFields))
  return redirect(pathInLocale(`/result?verification=${sent.organisationId}`, locale))
}

export const action = serverAction(act, { wordField: wordStatementField })
export const clientAction = browserAction(act, { wordField: wordStatementField })

export const meta = unindexedForm(() => m.verification_progress())

export default function AuthenticationInfo() {
  const { tool, ...loaded } = useLoaderData<typeof loader>()
  const failure = useActionData<ActFailure>()
  const { state, turn } = loaded.verification
  const stage = turn === 'staff' ? 'waiting' : 'ready'
  // A refused or ended verification leads only to its own next step.
  const onward = (turn !== 'nobody' || state === 'verified') && <ContinueClaim tool={tool} stage={stage} />
  return <VerificationPage {...loaded} failure={failure} onward={onward} />
}
