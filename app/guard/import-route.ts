import { loadPart } from './load-part.ts'

/** Takes the place of React Router's own import of a page, after whose failure it silently loads the document anew. */
export function importRoute(address: string): Promise<Record<string, unknown>> {
  return loadPart(() => import(/* @vite-ignore */ address))
}
