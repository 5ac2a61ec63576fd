import { type ReactNode, useEffect } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteLoaderData,
} from 'react-router'
import type { ConfigInfo } from '../shared/contract/home.ts'
import { localeOfPath } from '../shared/lib/locale.ts'
import { browserLoader, type Load, serverLoader } from './api/load.ts'
import { loadPart } from './guard/load-part.ts'
import { ErrorPage } from './routes/error-page.tsx'
import { Frame } from './routes/frame.tsx'
import './app.css'

const load: Load<ConfigInfo> = (api) => api.home.configInfo({})

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

/** What every page shares changes so rarely that one load serves a visit. */
export const shouldRevalidate = () => false

/** The one document around every page. Theme and text size are put on `<html>` by the server. */
export function Layout({ children }: { children: ReactNode }) {
  const locale = localeOfPath(useLocation().pathname)
  const config = useRouteLoaderData<typeof loader>('root') ?? null
  useEffect(() => window.yisunGuard?.started(), [])
  return (
    <html lang={locale === 'zh' ? 'zh-CN' : 'en'} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#075B49" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/touch-icon.png" />
        <Meta />
        <Links />
      </head>
      <body>
        <Frame config={config}>{children}</Frame>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  const config = useRouteLoaderData<typeof loader>('root') ?? null
  useEffect(() => startWhenIdle(config), [config])
  return <Outlet />
}

/** The shared state comes after the page: no visitor waits for it. */
function startWhenIdle(config: ConfigInfo | null): void {
  void loadPart(() => import('./api/start-client.ts')).then(({ startClient }) => startClient(config))
}

export function ErrorBoundary() {
  return <ErrorPage />
}
