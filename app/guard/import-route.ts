import { loadPart } from './load-part.ts'

/** Replaces React Router's own import of a page, which silently reloads the document after a failure. */
export function importRoute(address: string): Promise<Record<string, unknown>> {
  return loadPart(() => import(/* @vite-ignore */ address))
}
