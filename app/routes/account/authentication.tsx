import { redirect, useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { type ActFailure, serverAction } from '../../api/act.ts'
import { browserLoader, type Load, serverLoader } from '../../api/load.ts'
import { type MetaArgs, pageMeta } from '../../api/page-meta.ts'
import {
  type AuthenticationData,
  AuthenticationPage,
} from '../../features/organisations/authentication-page.tsx'
import { postedStatement, wordStatementField } from '../../features/organisations/posted-statement.ts'

/** Whoever has sent an organisation already sees how it stands; without a team there is nothing to verify. */
const load: Load<AuthenticationData> = async (api, { url, locale }) => {
  const search = (url.searchParams.get('search') ?? '').trim().slice(0, 80)
  const list = await api.organisations.list({ search })
  const [mine] = list.mine
  if (mine && mine.state !== 'refused') {
    throw redirect(pathInLocale(`/authenticationInfo/${mine.organisationId}`, locale))
  }
  if (!list.team) throw redirect(pathInLocale('/noTeam?back=%2Fauthentication', locale))
  const isFormOpen = url.searchParams.get('step') === 'form'
  return { ...list, search, isFormOpen, idempotencyKey: crypto.randomUUID() }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const action = serverAction(
  async (api, form, { locale }) => {
    const sent = await api.organisations.add(await postedStatement(api, form), form.idempotency())
    return redirect(pathInLocale(`/result?verification=${sent.organisationId}`, locale))
  },
  { wordField: wordStatementField },
)

export function meta(args: MetaArgs) {
  // The title stands in the page, because it says whether the form was refused.
  return pageMeta(args, { title: m.authentication_title(), isIndexed: false }).filter(
    (tag) => !('title' in tag),
  )
}

export default function Authentication() {
  return <AuthenticationPage data={useLoaderData<typeof loader>()} failure={useActionData<ActFailure>()} />
}
