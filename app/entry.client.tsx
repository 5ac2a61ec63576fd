import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { localeOfPath } from '../shared/lib/locale.ts'
import { onClientEvents } from './api/state/client-events.ts'
import { guardRequests } from './guard/guard-requests.ts'
import { loadPart } from './guard/load-part.ts'
import { watchForms } from './guard/touched-forms.ts'

onClientEvents({
  loginEnded: (form) =>
    loadPart(() => import('./api/state/login-events.ts')).then((events) => events.onLoginEnded(form)),
  notAvailable: (refused, goal) =>
    loadPart(() => import('./api/state/login-events.ts')).then((events) =>
      events.onNotAvailable(refused, goal),
    ),
})

// The browser's chunks are each in one language; in development a message asks for its language.
if (import.meta.env.DEV) {
  const { overwriteGetLocale } = await import('#messages/runtime')
  overwriteGetLocale(() => localeOfPath(location.pathname))
}

// A browser without the guard is older than this script supports: the page works as it does without script.
if (window.yisunGuard) {
  guardRequests()
  watchForms()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  })
}
