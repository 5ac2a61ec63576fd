const touched = new WeakSet<HTMLFormElement>()

/** Notices from now on which forms somebody has typed or chosen something in. */
export function watchForms(): void {
  addEventListener(
    'input',
    ({ target }) => {
      const form = (target as Element).closest('form')
      // Searches and filters stand in the address.
      if (form?.method === 'post') touched.add(form)
    },
    true,
  )
}

/** Whether the page holds what would be gone with it. */
export function holdsTyped(): boolean {
  return [...document.forms].some((form) => touched.has(form))
}
