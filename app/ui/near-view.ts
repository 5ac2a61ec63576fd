/** How far below the view a part starts to load. */
const margin = '600px'
/**
 * A person's first actions; whatever changes the page follows from one of them. A press that began before the
 * script had come is known by its end.
 */
const firstActs = ['pointerdown', 'click', 'keydown', 'popstate'] as const

/**
 * Waits until a server-rendered element comes near the view or the person does something: until then its HTML
 * works as it is and needs no script. Resolves at once if there is no such element yet, and if the person has
 * done something already: React shows the next page only once each waiting part of this one has its script.
 */
export function nearView(id: string): Promise<void> {
  const element = typeof document === 'undefined' ? null : document.getElementById(id)
  if (!element || navigator.userActivation?.hasBeenActive) return Promise.resolve()
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && come(),
      { rootMargin: margin },
    )
    function come(): void {
      observer.disconnect()
      for (const act of firstActs) removeEventListener(act, come, true)
      resolve()
    }
    observer.observe(element)
    for (const act of firstActs) addEventListener(act, come, true)
  })
}
