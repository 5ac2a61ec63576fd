import type { VolunteerActivityList } from '../../../shared/contract/volunteers/volunteers.ts'

/** Every region to choose from, each set in below the one that it lies within. */
export function RegionOptions({ regions }: Pick<VolunteerActivityList, 'regions'>) {
  return regions.map(({ regionID, name, depth }) => (
    <option key={regionID} value={regionID}>
      {'\u3000'.repeat(depth) + name}
    </option>
  ))
}
