import { type OfferingKind, offeringPaths } from './offerings.ts'

/** The page of the step that meets an offering's rule, with the way back to this offering. */
export function fixPath(
  path: string,
  { offeringKind, offeringId }: { offeringKind: OfferingKind; offeringId: string },
): string {
  // Only a tool is kept in mind during the verification of an organisation.
  if (path === '/authentication') return offeringKind === 'tool' ? `${path}?tool=${offeringId}` : path
  const back = encodeURIComponent(offeringPaths[offeringKind].form + offeringId)
  return path === '/choseType' ? `${path}?back=${back}` : path
}
