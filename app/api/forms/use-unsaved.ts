import { type RefObject, use, useEffect, useId, useRef } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router'
import * as m from '#messages'

/**
 * For a form that only its button saves: its unsaved texts are posted along when another form of the page is
 * sent, and the person is asked before leaving them behind.
 * @param isRefused whether the form shows what was typed and could not be saved
 */
export function useUnsaved(form: RefObject<HTMLFormElement | null>, isRefused: boolean): void {
  const isUnsaved = useRef(isRefused)
  useEffect(() => {
    isUnsaved.current = isRefused
  }, [isRefused])
  useEffect(() => {
    const typed = ({ target }: Event) => {
      if (form.current?.contains(target as Node)) isUnsaved.current = true
    }
    const sent = ({ target }: Event) => {
      if (!(target instanceof HTMLFormElement) || target.method !== 'post' || !form.current) return
      if (target !== form.current && isUnsaved.current && isOfThisPage(target))
        takeAlong(form.current, target)
      if (isOfThisPage(target)) isUnsaved.current = false
    }
    const leave = (event: BeforeUnloadEvent) => {
      if (isUnsaved.current) event.preventDefault()
    }
    document.addEventListener('input', typed)
    document.addEventListener('submit', sent, true)
    addEventListener('beforeunload', leave)
    return () => {
      document.removeEventListener('input', typed)
      document.removeEventListener('submit', sent, true)
      removeEventListener('beforeunload', leave)
    }
  }, [form])
  const router = use(DataRouterContext)?.router
  const blocker = useId()
  // Does what `useBlocker` does, which would be loaded with every page.
  useEffect(() => {
    router?.getBlocker(
      blocker,
      ({ currentLocation, nextLocation }) =>
        isUnsaved.current &&
        currentLocation.pathname !== nextLocation.pathname &&
        !confirm(m.leave_unsaved()),
    )
    return () => router?.deleteBlocker(blocker)
  }, [router, blocker])
}

function isOfThisPage(form: HTMLFormElement): boolean {
  return new URL(form.action).pathname === location.pathname
}

function takeAlong(form: HTMLFormElement, to: HTMLFormElement): void {
  const add = ({ formData }: FormDataEvent) => {
    for (const [name, value] of new FormData(form)) formData.append(`along.${name}`, value)
  }
  to.addEventListener('formdata', add, { once: true })
}
