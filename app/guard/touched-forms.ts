const touched = new WeakSet<HTMLFormElement>()

/** From now on notes the forms in which somebody has typed or chosen something. */
export function watchForms(): void {
  addEventListener(
    'input',
    ({ target }) => {
      const form = (target as Element).closest('form')
      // Searches and filters are kept in the address.
      if (form?.method === 'post') touched.add(form)
    },
    true,
  )
}

/** Whether the page holds input that would be lost with it. */
export function holdsTyped(): boolean {
  return [...document.forms].some((form) => touched.has(form))
}
