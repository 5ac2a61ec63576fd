/** The page of the step that meets an offering's rule, with the way back to this offering. */
export function fixPath(path: string, offeringId: string): string {
  if (path === '/authentication') return `${path}?tool=${offeringId}`
  return path === '/choseType' ? `${path}?back=${encodeURIComponent(`/toolAskFor/${offeringId}`)}` : path
}
