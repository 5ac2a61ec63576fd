import { AsyncLocalStorage } from 'node:async_hooks'
import { overwriteGetLocale } from '#messages/runtime'
import type { Locale } from '../shared/lib/locale.ts'

const store = new AsyncLocalStorage<Locale>()

overwriteGetLocale(() => store.getStore() ?? 'zh')

/** Runs an action in a language: every message made inside is in it. */
export function withLocale<T>(locale: Locale, action: () => T): T {
  return store.run(locale, action)
}
