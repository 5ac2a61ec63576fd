/** What was written in a form whose page no longer exists: the writer is told why, and can copy the text. */
export type LostForm = { message: string; texts: string[] }

/** Keyed by request context: loaders that run after the action know what was refused. */
const lost = /* @__PURE__ */ new WeakMap<object, () => Promise<LostForm>>()

export function noteLostForm(context: object, form: () => Promise<LostForm>): void {
  lost.set(context, form)
}

/** What remains of the form that was just posted to a page that can no longer be shown. */
export function lostFormOf(context: object): Promise<LostForm> | undefined {
  return lost.get(context)?.()
}
