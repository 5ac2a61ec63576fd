import { type ReactNode, useEffect } from 'react'
import {
  type HeadersArgs,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteLoaderData,
} from 'react-router'
import type { ConfigInfo } from '../shared/contract/home.ts'
import { languageTag, localeOfPath } from '../shared/lib/locale.ts'
import { hasSignInForm } from '../shared/lib/sign-in-page.ts'
import { drawFormMark } from './api/forms/form-key.ts'
import { browserLoader, type Load, serverLoader } from './api/pages/load.ts'
import { loadShownAccount } from './api/state/shown-account.ts'
import { loadPart } from './guard/load-part.ts'
import { BrandHead } from './routes/brand-head.tsx'
import { ErrorPage } from './routes/error-page.tsx'
import { Frame, type FrameData } from './routes/frame.tsx'
import { loadShownConfig } from './routes/shown-config.ts'
import { PageLocale } from './ui/page-locale.tsx'
import './app.css'

/** The HTML names the person on a page that is theirs alone, and marks its sign-in form. */
const load: Load<FrameData> = async (api, { url }) => {
  const [config, account] = await Promise.all([loadShownConfig(api, url), loadShownAccount(api)])
  return { config, account, signInMark: hasSignInForm(url) ? drawFormMark() : null }
}

/** In the browser the shared state knows the person, and script ensures that a form is sent once. */
const loadInBrowser: Load<FrameData> = async (api) => ({
  config: await api.home.configInfo({}),
  account: null,
  signInMark: null,
})

export const loader = serverLoader(load)
export const clientLoader = browserLoader(loadInBrowser)

/** A failure may say when to retry. */
export function headers({ errorHeaders }: HeadersArgs) {
  return errorHeaders ?? new Headers()
}

/** The shared data change so rarely that one load serves a visit; a preview may contain a draft of them. */
export const shouldRevalidate = ({ currentUrl }: { currentUrl: URL }) =>
  currentUrl.pathname.includes('/staff/preview/')

/**
 * The document around every page. The server puts theme and text size on `<html>`, and so the links to style
 * sheet and brand: the browser keeps them, and needs no code to write them again.
 */
export function Layout({ children }: { children: ReactNode }) {
  const locale = localeOfPath(useLocation().pathname)
  const data = useRouteLoaderData<typeof loader>('root') ?? null
  useEffect(() => window.yisunGuard?.started(), [])
  return (
    <html lang={languageTag(locale)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        {import.meta.env.SSR && <Links />}
        {import.meta.env.SSR && <BrandHead brand={data?.config?.brand} locale={locale} />}
      </head>
      <body>
        <PageLocale value={locale}>
          <Frame data={data}>{children}</Frame>
        </PageLocale>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  const config = useRouteLoaderData<typeof loader>('root')?.config ?? null
  useEffect(() => startWhenIdle(config), [config])
  return <Outlet />
}

/** The shared state loads after the page: no visitor waits for it. */
function startWhenIdle(config: ConfigInfo | null): void {
  void loadPart(() => import('./api/state/start-client.ts')).then(({ startClient }) => startClient(config))
}

export function ErrorBoundary() {
  return <ErrorPage />
}
