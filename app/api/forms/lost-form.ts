/** What was written in a form whose page is there no longer: its writer is told why, and can copy it. */
export type LostForm = { message: string; texts: string[] }

/** By the context of a request: the loaders that run after its action know what was refused. */
const lost = /* @__PURE__ */ new WeakMap<object, () => Promise<LostForm>>()

export function noteLostForm(context: object, form: () => Promise<LostForm>): void {
  lost.set(context, form)
}

/** What a page that cannot be shown any more leaves of the form that was just posted to it. */
export function lostFormOf(context: object): Promise<LostForm> | undefined {
  return lost.get(context)?.()
}
