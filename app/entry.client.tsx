import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { overwriteGetLocale } from '#messages/runtime'
import { localeOfPath } from '../shared/lib/locale.ts'
import { onClientEvents } from './api/client-events.ts'

onClientEvents({
  loginEnded: () => void import('./api/login-events.ts').then((events) => events.onLoginEnded()),
  notAvailable: () => void import('./api/login-events.ts').then((events) => events.onNotAvailable()),
})

// The browser's files are each in one language; without a build, a message asks for it.
if (import.meta.env.DEV) overwriteGetLocale(() => localeOfPath(location.pathname))

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
