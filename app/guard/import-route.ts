import { loadPart } from './load-part.ts'

/**
 * Replaces React Router's own import of a page, which silently reloads the document after a failure. Tried again it has
 * another address: a browser may keep for good that the first one failed.
 */
export function importRoute(address: string): Promise<Record<string, unknown>> {
  let tries = 0
  return loadPart(() => {
    tries += 1
    return import(/* @vite-ignore */ tries === 1 ? address : `${address}?try=${tries}`)
  })
}
