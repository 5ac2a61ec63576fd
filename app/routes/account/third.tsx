import { redirect, useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import type { MailLink } from '../../../shared/contract/ways-in.ts'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { type ActFailure, serverAction } from '../../api/act.ts'
import { browserLoader, type Load, serverLoader } from '../../api/load.ts'
import { type MetaArgs, pageMeta } from '../../api/page-meta.ts'
import { MailLinkPage } from '../../features/accounts/mail-link-page.tsx'
import { followLink, type LinkConsent } from '../../features/accounts/third-act.ts'

type Data = { link: MailLink }

/** Where ways in other than phone and code end. */
const load: Load<Data> = async (api, { url, locale }) => {
  const token = url.searchParams.get('link')
  if (!token) throw redirect(pathInLocale('/signIn', locale))
  return { link: await api.waysIn.mailLinkInfo({ token }) }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const action = serverAction<LinkConsent | Response>((api, form, { url, locale }) =>
  followLink(api, url.searchParams.get('link') ?? '', form, locale),
)

export function meta(args: MetaArgs) {
  return pageMeta(args, { title: m.third_title(), isIndexed: false })
}

export default function ThirdRoute() {
  const { link } = useLoaderData<typeof loader>()
  return <MailLinkPage link={link} answer={useActionData<LinkConsent | ActFailure>()} />
}
