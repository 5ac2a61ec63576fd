/** How far below the view a part starts to load. */
const margin = '600px'
/** A person's first actions; whatever changes the page follows from one of them. */
const firstActs = ['pointerdown', 'keydown', 'popstate'] as const

/**
 * Waits until a server-rendered element comes near the view or the person does something: until then its HTML
 * works as it is and needs no script. Resolves at once if there is no such element yet.
 */
export function nearView(id: string): Promise<void> {
  const element = typeof document === 'undefined' ? null : document.getElementById(id)
  if (!element) return Promise.resolve()
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
