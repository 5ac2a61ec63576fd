const viewCookie = 'yisun_view'
const lifeSeconds = 400 * 24 * 3600

export type View = { theme: string; size: string }

/** The view that the server has set on `<html>`. */
function currentView(): View {
  const { theme = 'auto', size = 'normal' } = document.documentElement.dataset
  return { theme, size }
}

/** Changes one part of the view at once and stores it in the cookie that the server reads. */
export function chooseView(name: string, value: string): void {
  const view = { ...currentView(), [name]: value }
  Object.assign(document.documentElement.dataset, view)
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in the oldest browsers we serve
  document.cookie = `${viewCookie}=${view.theme}.${view.size}; path=/; max-age=${lifeSeconds}; samesite=lax; secure`
}

/** Reports the view, now and whenever it changes. @returns a function that stops it */
export function watchView(tell: (view: View) => void): () => void {
  const watch = new MutationObserver(() => tell(currentView()))
  watch.observe(document.documentElement, { attributes: true })
  tell(currentView())
  return () => watch.disconnect()
}
